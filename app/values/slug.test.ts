import { expect, test } from "vitest";
import { slugOf } from "./slug.ts";

test.each([
  ["Forty taps, one song", "forty-taps-one-song"],
  ["  What students ask us: periods?  ", "what-students-ask-us-periods"],
  ["Ọmọ́lará’s day", "omolara-s-day"],
  ["Émile & Zoë", "emile-zoe"],
  ["../../etc/passwd", "etc-passwd"],
  ["🎉🎉", "post"],
  ["", "post"],
  // Letters without a decomposition.
  ["Ɓauna da ɗan ƙauye, ƴaƴa", "bauna-da-dan-kauye-yaya"],
  ["Eʋegbe: Ŋútsu ƒe nɔnɔme ɖeka, ɣleti", "evegbe-ngutsu-fe-nonome-deka-gleti"],
  ["Ɲɛ̀kɛ́nɛ Ǝgbɛ́", "nyekene-egbe"],
  [
    "Straße, Ǿre, Æble, cœur, Łódź, Đorđe, Þór, Ísafjörður, Diyarbakır İzmir",
    "strasse-ore-aeble-coeur-lodz-dorde-thor-isafjordur-diyarbakir-izmir",
  ],
  ["maʼaikata", "ma-aikata"],
  // Compatibility forms.
  ["ﬁrst Ｓｏｎｇ №２", "first-song-no2"],
  // Marks: they fall off Latin and Arabic, and stay elsewhere.
  ["Ẹ̀kọ́".normalize("NFD"), "eko"],
  ["مَدْرَسَةٌ", "مدرسة"],
  ["أسئلة الآباء", "أسئلة-الآباء"],
  ["كتـــاب", "كتاب"],
  ["हिन्दी की किताब", "हिन्दी-की-किताब"],
  ["அம்மா", "அம்மா"],
  ["ትምህርት ቤት", "ትምህርት-ቤት"],
  ["Йод и ёлка", "йод-и-ёлка"],
  // Invisible signs.
  ["rea\u200bding\u00ad day\u00a0two", "reading-day-two"],
  ["❤️", "post"],
  ["1️⃣ step", "1-step"],
  ["\u0301\u0308", "post"],
])("the address of %j is %s", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test("a long title is cut at the end of a word", () => {
  expect(slugOf("word ".repeat(100))).toBe(`${"word-".repeat(15)}word`);
  expect(slugOf(`${"a".repeat(40)} ${"b".repeat(40)}`)).toBe("a".repeat(40));
  expect(slugOf(`${"a".repeat(40)} ${"b".repeat(39)} c`)).toBe(`${"a".repeat(40)}-${"b".repeat(39)}`);
});

test.each([
  ["letters of two units", "𞤀".repeat(60), "𞤢".repeat(40)],
  ["letters with marks", `x${"की".repeat(60)}`, `x${"की".repeat(39)}`],
])("a word that is too long is cut between whole %s", (_, title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
