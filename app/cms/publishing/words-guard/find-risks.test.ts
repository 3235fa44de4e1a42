import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { findRisks } from "./find-risks.ts";

const lines = readFileSync("tests/words-guard/sentences.tsv", "utf8").trim().split("\n").slice(1);
const sentences = lines.map((line) => {
  const [set = "", language = "", rule = "", context = "", text = ""] = line.split("\t");
  return { set, language, rule, text, isBesidePicture: context === "picture" };
});

/** Counts risky sentences found by their rule, and harmless ones that raise a question. */
function measure(chosen: typeof sentences) {
  const asked = chosen.map(({ text, isBesidePicture, rule }) => {
    const rules = findRisks(text, { isBesidePicture }).map((risk) => risk.rule as string);
    return { rule, isFound: rule === "" ? rules.length > 0 : rules.includes(rule) };
  });
  const risky = asked.filter(({ rule }) => rule !== "");
  const harmless = asked.filter(({ rule }) => rule === "");
  const share = (all: typeof asked) => all.filter(({ isFound }) => isFound).length / all.length;
  return { risky: risky.length, recall: share(risky), harmless: harmless.length, alarms: share(harmless) };
}

const sets = [...new Set(sentences.map(({ set }) => set))];
const languages = ["en", "pcm", "yo", "ha", "ig"];

test("the list has over four hundred distinct sentences, half of them harmless", () => {
  expect(sentences.length).toBeGreaterThanOrEqual(400);
  expect(new Set(sentences.map(({ text }) => text)).size).toBe(sentences.length);
  const { risky, harmless } = measure(sentences);
  expect(Math.abs(risky - harmless)).toBeLessThan(10);
});

describe.each(["all", ...languages])("sentences in %s", (language) => {
  const chosen = sentences.filter((sentence) => language === "all" || sentence.language === language);
  test("nine of ten risky ones raise a question, at most two of ten harmless ones", () => {
    const { recall, alarms } = measure(chosen);
    expect([recall >= 0.9, alarms <= 0.2]).toEqual([true, true]);
  });
});

test("the decision's figures match the list", () => {
  const decision = readFileSync("tests/words-guard/figures.md", "utf8");
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  for (const set of sets)
    for (const language of languages) {
      const { risky, recall, harmless, alarms } = measure(
        sentences.filter((sentence) => sentence.set === set && sentence.language === language),
      );
      expect(decision).toContain(
        `| ${set} | ${language} | ${risky} | ${percent(recall)} | ${harmless} | ${percent(alarms)} |`,
      );
    }
});

/** Sentences by people who saw no rule; later rules used all sets but the seventh. The decision has earlier results. */
const readUnseen = (file: string) =>
  readFileSync(`tests/words-guard/${file}`, "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [language = "", kind = "", context = "", isRisky = "", text = ""] = line.split("\t");
      return { language, kind, isBesidePicture: context !== "text", isRisky, text };
    });
type Unseen = ReturnType<typeof readUnseen>;
const office = ["0803 555 0142", "12 Marina Road", "hello@tabasamu.example"];

function askedOf(chosen: Unseen) {
  const asked = chosen.filter(
    ({ text, isBesidePicture }) => findRisks(text, { isBesidePicture, ownContacts: office }).length > 0,
  );
  return { asked: asked.length, all: chosen.length };
}

describe.each([
  ["the seventh two hundred", "unseen-seventh.tsv", "## Seventh set"],
  ["the sixth two hundred", "unseen-sixth.tsv", "## Sixth set, now"],
  ["the fifth two hundred", "unseen-fifth.tsv", "## Fifth set, now"],
  ["the fourth hundred and sixty", "unseen-fourth.tsv", "## Fourth set, now"],
  ["the third two hundred", "unseen-third.tsv", "## Third set, now"],
  ["the second two hundred", "unseen-second.tsv", "## Second set, now"],
  ["the first two hundred and forty", "unseen.tsv", "## First set, now"],
] as const)("sentences by an author who saw no rule, %s:", (_, file, heading) => {
  const unseen = readUnseen(file);

  test("nine of ten risky ones raise a question, few harmless ones do", () => {
    const risky = askedOf(unseen.filter(({ isRisky }) => isRisky === "yes"));
    const harmless = askedOf(unseen.filter(({ isRisky }) => isRisky === "no"));
    expect(risky.asked / risky.all).toBeGreaterThanOrEqual(0.9);
    expect(harmless.asked / harmless.all).toBeLessThanOrEqual(0.1);
  });

  test("the decision's figures match the sentences by kind, by language", () => {
    const decision = readFileSync("tests/words-guard/figures.md", "utf8");
    const section = decision.slice(decision.indexOf(heading)).split("\n## ")[0] ?? "";
    const rowOf = (name: string, of: (one: Unseen[number]) => boolean) => {
      const cells = [...languages, ""].map((language) => {
        const { asked, all } = askedOf(
          unseen.filter((one) => of(one) && (language === "" || one.language === language)),
        );
        return `${asked} of ${all}`;
      });
      return `| ${name} | ${cells.join(" | ")} |`;
    };
    const rows = [...new Set(unseen.map(({ kind }) => kind))].map((kind) => rowOf(kind, (one) => one.kind === kind));
    rows.push(rowOf("all risky", ({ isRisky }) => isRisky === "yes"));
    rows.push(rowOf("all harmless", ({ isRisky }) => isRisky === "no"));
    expect(rows.filter((row) => !section.includes(row))).toEqual([]);
  });
});

describe("sentences with a public place or a repeated time", () => {
  const chosen = readFileSync("tests/words-guard/daily-place.tsv", "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [language = "", isRisky = "", text = ""] = line.split("\t");
      return { language, isRisky, text };
    });
  const missed = chosen.filter(
    ({ isRisky, text }) => isRisky === "yes" && !findRisks(text).some(({ rule }) => rule === "routine"),
  );
  const alarms = chosen.filter(
    ({ isRisky, text }) => isRisky === "no" && findRisks(text).some(({ rule }) => rule === "routine"),
  );

  test("are half harmless, each of them once", () => {
    expect(chosen.length).toBeGreaterThanOrEqual(40);
    expect(new Set(chosen.map(({ text }) => text)).size).toBe(chosen.length);
    const risky = chosen.filter(({ isRisky }) => isRisky === "yes").length;
    expect(Math.abs(2 * risky - chosen.length)).toBeLessThanOrEqual(2);
  });

  test("raise a question about one person, not about others", () => {
    const risky = chosen.filter(({ isRisky }) => isRisky === "yes").length;
    const isGood = missed.length <= 0.08 * risky && alarms.length <= 0.08 * (chosen.length - risky);
    expect([isGood, missed, alarms]).toEqual([true, expect.anything(), expect.anything()]);
  });
});

describe("the words guard", () => {
  const rulesOf = (...about: Parameters<typeof findRisks>) => findRisks(...about).map(({ rule }) => rule);

  test("finds the same name with or without tone marks, in any encoding", () => {
    const written = "Ṣẹ́gun Adébáyọ̀ jẹ́ ọmọ ọdún mẹ́sàn-án.";
    for (const text of [written, written.normalize("NFD"), written.normalize("NFD").replace(/\p{M}/gu, "")])
      expect(rulesOf(text)).toEqual(["age", "full-name"]);
  });

  test("reads a number as an age after a name, not after a title's word", () => {
    for (const title of ["Update 5", "Chapter 7", "Newsletter 12", "Phase 2", "Published 9", "Outreach 11"])
      for (const isBesidePicture of [false, true]) expect(rulesOf(title, { isBesidePicture })).toEqual([]);
    for (const title of ["Amina 9", "Ebere 11"]) expect(rulesOf(title)).toEqual(["age"]);
  });

  test("finds telephone numbers in groups, with letters for zeros, or spoken", () => {
    for (const number of ["0 8 0 3 5 5 5 0 1 9 9", "O8O3-555-O199", "+234 (0) 803 555 0199", "(01) 453 2211"])
      expect(rulesOf(`Call ${number}.`)).toEqual(["telephone"]);
    // Personal numbers, which families also have; a free 0800 number is an organisation's.
    for (const number of ["0700 555 0142", "0700-555-0142"]) expect(rulesOf(`Call ${number}.`)).toEqual(["telephone"]);
    expect(rulesOf("Call 0800 555 0142.")).toEqual([]);
    expect(rulesOf("Ring zero eight zero three, double five five, zero one nine nine.")).toEqual(["telephone"]);
    expect(rulesOf("Write to ada dot sample (at) gmail dot com.")).toEqual(["email"]);
    expect(rulesOf("We sent 1,250,000 naira on 01-02-2026, and receipt 2026-00412 to account 0123456789.")).toEqual([]);
  });

  test("asks for a social account beside one person, not for the foundation's", () => {
    expect(rulesOf("Follow Ebiere on Instagram: @sample_dances")).toEqual(["handle"]);
    expect(rulesOf("Follow us on Instagram: @sample_charity")).toEqual([]);
  });

  test("finds known names in capitals, in titles, without capitals", () => {
    const isBesidePicture = true;
    for (const text of ["AMINA BELLO HOLDS A TROPHY HERE", "Amina Bello Holds a Trophy Here"])
      expect(rulesOf(text, { isBesidePicture })).toEqual(["full-name"]);
    expect(rulesOf("dooshima was only 14 months when she came")).toEqual(["age"]);
  });

  test("shows the sentence with a replacement for the name", () => {
    expect(findRisks("It rained. Then **Amina Bello**, aged 9, sang.")).toEqual([
      { rule: "age", sentence: "Then Amina Bello, aged 9, sang.", words: "Amina Bello", firstName: "Amina" },
    ]);
  });

  test("does not ask about the foundation's own telephone or e-mail", () => {
    const ownContacts = ["+234 803 000 0000", "hello@example.org"];
    expect(rulesOf("Call 0803 000 0000 or write to hello@example.org.", { ownContacts })).toEqual([]);
    expect(rulesOf("Call 0803 000 0001.", { ownContacts })).toEqual(["telephone"]);
  });

  test("asks about names of the consent store, but not about a first name alone", () => {
    const knownNames = new Set(["zainab", "umar", "blessing"]);
    expect(rulesOf("We met Zainab Umar at the gate.", { knownNames })).toEqual(["known-name"]);
    expect(rulesOf("We met Zainab at the gate.", { knownNames })).toEqual([]);
    expect(rulesOf("Blessing smiles.", { knownNames })).toEqual([]);
    expect(rulesOf("Umar came, and so did little Zainab.", { knownNames })).toEqual(["known-name"]);
  });

  test("asks in a sensitive story about each non-adult full name or small place", () => {
    const isSensitive = true;
    expect(rulesOf("Amina Bello told us.", { isSensitive })).toEqual(["full-name"]);
    expect(rulesOf("Our founder, Amina Bello, told us.", { isSensitive })).toEqual([]);
    expect(rulesOf("She comes from Ikeja.", { isSensitive })).toEqual(["place"]);
    expect(rulesOf("She comes from Makoko, Lagos.", { isSensitive })).toEqual(["place"]);
    expect(rulesOf("She comes from Lagos State.", { isSensitive })).toEqual([]);
    expect(rulesOf("Near Ahmadu Road.", { isSensitive })).toEqual(["address"]);
    expect(rulesOf("Surulere", { isSensitive, isPlace: true })).toEqual(["place"]);
    expect(rulesOf("Lagos, Nigeria", { isSensitive, isPlace: true })).toEqual([]);
  });

  test("reads long hostile texts quickly", () => {
    for (const text of ["A ".repeat(50_000), "(".repeat(50_000), "a@".repeat(50_000), "Aa Bb ".repeat(20_000)])
      expect(Array.isArray(findRisks(text))).toBe(true);
  });
});
