import { readFileSync } from "node:fs";
import { guards } from "content/countries/guard/index.ts";
import { type CountryCode, countries, countryCodes } from "content/countries/index.ts";
import { describe, expect, test } from "vitest";
import { findRisks } from "./find-risks.ts";

/** Sentences of each country, written before its rules: language, kind, context, risky or not. */
const files: Partial<Record<CountryCode, string>> = {
  KE: "kenya",
  GH: "ghana",
  UG: "uganda",
  SN: "senegal",
  CI: "ivory-coast",
};

const readSentences = (file: string) =>
  readFileSync(`tests/words-guard/${file}.tsv`, "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [, , context = "", isRisky = "", text = ""] = line.split("\t");
      return { isSensitive: context === "sensitive", isBesidePicture: context === "caption", isRisky, text };
    });

const guarded = Object.keys(guards) as CountryCode[];

test("each country with rules has sentences", () => {
  expect(Object.keys(files)).toEqual(guarded);
});

describe.each(Object.entries(files) as [CountryCode, string][])("in %s", (country, file) => {
  test("eight of ten risky sentences raise a question, at most one of ten harmless ones", () => {
    const asked = readSentences(file).map((one) => ({
      isRisky: one.isRisky === "yes",
      isAsked: findRisks(one.text, { ...one, country }).length > 0,
    }));
    const share = (isRisky: boolean) => {
      const some = asked.filter((one) => one.isRisky === isRisky);
      return some.filter(({ isAsked }) => isAsked).length / some.length;
    };
    expect([share(true) >= 0.8, share(false) <= 0.1]).toEqual([true, true]);
  });

  test("the rules of Nigeria always apply", () => {
    const rulesOf = (text: string, isSensitive = false) =>
      findRisks(text, { country, isSensitive }).map(({ rule }) => rule);
    expect(rulesOf("Call 0803 555 0142.")).toEqual(["telephone"]);
    expect(rulesOf("Little Dooshima lives at 4 Ahmadu Street.")).toEqual(["address"]);
    expect(rulesOf("She comes from Ikeja.", true)).toContain("place");
  });
});

test.each(countryCodes.filter((code) => code !== "XX"))("a telephone number of %s is found in any groups", (code) => {
  const { telephone } = countries[code];
  const { example, code: abroad, trunk } = telephone;
  const bare = example.replaceAll(" ", "");
  const outside = `+${abroad} ${bare.slice(trunk.length)}`;
  for (const number of [example, bare, example.replaceAll(" ", "-"), example.replaceAll(" ", "."), outside])
    expect(findRisks(`Call ${number}.`, { country: code }).map(({ rule }) => rule)).toEqual(["telephone"]);
  const ownContacts = [outside];
  expect(findRisks(`Call ${example}.`, { country: code, ownContacts })).toEqual([]);
});

test("sums, days, counts are no telephone numbers", () => {
  for (const [country, text] of [
    ["SN", "Nous avons reçu 775 550 000 francs et 701 200 F CFA."],
    ["KE", "We spent KSh 254 712 555 014 by 02-04-2025, for 1 254 books."],
    ["CI", "Le 07/05/2025, 2 722 arbres, 1 755 500 francs."],
  ] as const)
    expect(findRisks(text, { country }).map(({ rule }) => rule)).toEqual([]);
});
