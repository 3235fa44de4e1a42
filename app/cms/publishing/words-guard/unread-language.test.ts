import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { isUnread } from "./unread-language.ts";

const sentencesOf = (file: string, language: string) =>
  readFileSync(`tests/words-guard/${file}`, "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split("\t"))
    .flatMap(([of, ...cells]) => (of === language ? [cells.at(-1) ?? ""] : []));

const textsOf = (sentences: string[]) =>
  Array.from({ length: Math.floor(sentences.length / 3) }, (_, place) =>
    sentences.slice(3 * place, 3 * place + 3).join(" "),
  );

const share = (texts: string[], country: "NG" | "SN" | "KE") =>
  texts.filter((text) => isUnread([text], country)).length / texts.length;

describe("a text in a language that the words guard does not read", () => {
  test.each(["en", "pcm", "yo", "ha", "ig"])("is not reported in %s, in nineteen of twenty texts", (language) => {
    const texts = textsOf(sentencesOf("unseen-seventh.tsv", language));
    expect(texts.length).toBeGreaterThan(7);
    expect(share(texts, "NG")).toBeLessThanOrEqual(0.08);
  });

  test("is reported in French in Nigeria, not in Senegal", () => {
    const texts = textsOf(sentencesOf("senegal.tsv", "fr"));
    expect(share(texts, "NG")).toBe(1);
    expect(share(texts, "SN")).toBe(0);
  });

  test("is reported in Swahili in Nigeria, not in Kenya", () => {
    const texts = textsOf(sentencesOf("kenya.tsv", "sw"));
    expect(share(texts, "NG")).toBeGreaterThanOrEqual(0.8);
    expect(share(texts, "KE")).toBe(0);
  });

  test.each([
    [
      "German",
      "Die Kinder kamen am Morgen in die Schule und lernten gemeinsam lesen und schreiben mit ihrer Lehrerin.",
    ],
    ["Portuguese", "As crianças chegaram de manhã à escola e aprenderam a ler e a escrever com a sua professora."],
    [
      "Somali",
      "Carruurtu waxay yimaadeen iskuulka subaxdii waxayna barteen akhriska iyo qorista macallinkooda cusub maanta.",
    ],
    ["Arabic", "جاء الأطفال إلى المدرسة في الصباح وتعلموا القراءة والكتابة مع معلمتهم الجديدة في القرية."],
  ])("is one in %s, also beside a paragraph that is read", (_, text) => {
    const read = "The children came to school in the morning and read the new books with their teacher.";
    expect(isUnread([read], "NG")).toBe(false);
    expect(isUnread([read, text], "NG")).toBe(true);
  });

  test("is not reported for a few words", () => {
    expect(isUnread(["Ẹ ṣé!", "Merci beaucoup à tous", "https://example.org/"], "NG")).toBe(false);
  });
});
