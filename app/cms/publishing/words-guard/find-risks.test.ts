import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { findRisks } from "./find-risks.ts";

const lines = readFileSync("tests/words-guard/sentences.tsv", "utf8").trim().split("\n").slice(1);
const sentences = lines.map((line) => {
  const [set = "", language = "", rule = "", context = "", text = ""] = line.split("\t");
  return { set, language, rule, text, isBesidePicture: context === "picture" };
});

/** Of risky sentences those found by their rule, and of harmless ones those asked about all the same. */
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

test("the list has four hundred sentences and more, about half of them harmless, each once", () => {
  expect(sentences.length).toBeGreaterThanOrEqual(400);
  expect(new Set(sentences.map(({ text }) => text)).size).toBe(sentences.length);
  const { risky, harmless } = measure(sentences);
  expect(Math.abs(risky - harmless)).toBeLessThan(10);
});

describe.each(["all", ...languages])("of the sentences in %s", (language) => {
  const chosen = sentences.filter((one) => language === "all" || one.language === language);
  test("nine risky ones of ten are asked about, and two harmless ones of ten at most", () => {
    const { recall, alarms } = measure(chosen);
    expect([recall >= 0.9, alarms <= 0.2]).toEqual([true, true]);
  });
});

test("the figures of the decision are those of the list", () => {
  const decision = readFileSync("docs/decisions/046-words-guard.md", "utf8");
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  for (const set of sets)
    for (const language of languages) {
      const { risky, recall, harmless, alarms } = measure(
        sentences.filter((one) => one.set === set && one.language === language),
      );
      expect(decision).toContain(
        `| ${set} | ${language} | ${risky} | ${percent(recall)} | ${harmless} | ${percent(alarms)} |`,
      );
    }
});

/** Written by somebody who saw no rule. Its odd lines were read after the first measuring, its even ones never. */
const unseen = readFileSync("tests/words-guard/unseen.tsv", "utf8")
  .trim()
  .split("\n")
  .map((line, place) => {
    const [language = "", kind = "", context = "", isRisky = "", text = ""] = line.split("\t");
    return { isHeldOut: place % 2 === 1, language, kind, isBesidePicture: context !== "text", isRisky, text };
  });
const office = ["0803 555 0142", "12 Marina Road", "hello@tabasamu.example"];

/** How many of these are asked about, and how many there are. */
function askedOf(chosen: typeof unseen) {
  const asked = chosen.filter(
    ({ text, isBesidePicture }) => findRisks(text, { isBesidePicture, ownContacts: office }).length > 0,
  );
  return { asked: asked.length, all: chosen.length };
}

describe.each([
  ["all lines", unseen, 0.9, 0.15],
  ["the lines that nobody read while the rules were made", unseen.filter(({ isHeldOut }) => isHeldOut), 0.85, 0.15],
] as const)("of sentences by somebody who saw no rule, %s", (_, chosen, recall, alarms) => {
  test("risky ones are asked about, and few harmless ones", () => {
    const risky = askedOf(chosen.filter(({ isRisky }) => isRisky === "yes"));
    const harmless = askedOf(chosen.filter(({ isRisky }) => isRisky === "no"));
    expect(risky.asked / risky.all).toBeGreaterThanOrEqual(recall);
    expect(harmless.asked / harmless.all).toBeLessThanOrEqual(alarms);
  });
});

test("the figures of the decision for each kind and language are those of the unseen sentences", () => {
  const decision = readFileSync("docs/decisions/046-words-guard.md", "utf8");
  const rowOf = (name: string, of: (one: (typeof unseen)[number]) => boolean) => {
    const cells = [...languages, ""].map((language) => {
      const { asked, all } = askedOf(unseen.filter((one) => of(one) && (language === "" || one.language === language)));
      return `${asked} of ${all}`;
    });
    return `| ${name} | ${cells.join(" | ")} |`;
  };
  const rows = [...new Set(unseen.map(({ kind }) => kind))].map((kind) => rowOf(kind, (one) => one.kind === kind));
  rows.push(rowOf("all risky", ({ isRisky }) => isRisky === "yes"));
  rows.push(rowOf("all harmless", ({ isRisky }) => isRisky === "no"));
  rows.push(rowOf("risky, never read", ({ isRisky, isHeldOut }) => isRisky === "yes" && isHeldOut));
  rows.push(rowOf("harmless, never read", ({ isRisky, isHeldOut }) => isRisky === "no" && isHeldOut));
  expect(rows.filter((row) => !decision.includes(row))).toEqual([]);
});

describe("the words guard", () => {
  const rulesOf = (...about: Parameters<typeof findRisks>) => findRisks(...about).map(({ rule }) => rule);

  test("finds the same name with tone marks in one piece or several, and without", () => {
    const written = "Ṣẹ́gun Adébáyọ̀ jẹ́ ọmọ ọdún mẹ́sàn-án.";
    for (const text of [written, written.normalize("NFD"), written.normalize("NFD").replace(/\p{M}/gu, "")])
      expect(rulesOf(text)).toEqual(["age", "full-name"]);
  });

  test("shows the sentence, and what stays of the name", () => {
    expect(findRisks("It rained. Then **Amina Bello**, aged 9, sang.")).toEqual([
      { rule: "age", sentence: "Then Amina Bello, aged 9, sang.", words: "Amina Bello", firstName: "Amina" },
    ]);
  });

  test("does not ask for the foundation's own telephone and e-mail", () => {
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

  test("in a sensitive story asks about every full name of no adult, and every place finer than a state", () => {
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

  test("reads long and hostile texts without losing its way", () => {
    for (const text of ["A ".repeat(50_000), "(".repeat(50_000), "a@".repeat(50_000), "Aa Bb ".repeat(20_000)])
      expect(Array.isArray(findRisks(text))).toBe(true);
  });
});
