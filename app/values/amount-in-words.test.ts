import { expect, test } from "vitest";
import { numberInWords } from "../../content/en/sums-in-words.ts";
import { numberInWords as numberInFrench } from "../../content/fr/sums-in-words.ts";
import { amountInWords } from "./amount-in-words.ts";

test.each([
  [800_000, "NGN", "Eight thousand naira only"],
  [10_000, "NGN", "One hundred naira only"],
  [1_250_050, "NGN", "Twelve thousand, five hundred naira and fifty kobo only"],
  [100, "USD", "One US dollar only"],
  [2_101, "USD", "Twenty-one US dollars and one cent only"],
  [1, "NGN", "One kobo only"],
  [100_000_000_100_00, "NGN", "One hundred billion, one hundred naira only"],
  [1_000_005_00, "NGN", "One million and five naira only"],
  [
    119_999_999_999,
    "NGN",
    "One billion, one hundred and ninety-nine million, nine hundred and ninety-nine thousand, nine hundred and ninety-nine naira and ninety-nine kobo only",
  ],
] as const)("%i %s is: %s", (amount, currency, words) => {
  expect(amountInWords({ amount, currency })).toBe(words);
});

test("no two numbers up to 100,000 have the same words, and each group is named once", () => {
  const all = Array.from({ length: 100_000 }, (_, number) => numberInWords(number));
  expect(new Set(all).size).toBe(all.length);
  expect(all.every((words) => /^[a-z, -]+$/.test(words))).toBe(true);
});

test.each([
  [0, "zéro"],
  [21, "vingt et un"],
  [71, "soixante et onze"],
  [80, "quatre-vingts"],
  [81, "quatre-vingt-un"],
  [91, "quatre-vingt-onze"],
  [200, "deux cents"],
  [1_234, "mille deux cent trente-quatre"],
  [80_000, "quatre-vingt mille"],
  [200_000, "deux cent mille"],
  [2_000_080, "deux millions quatre-vingts"],
])("%d is written in French", (number, words) => {
  expect(numberInFrench(number)).toBe(words);
});

test("no two numbers up to 100,000 have the same words in French", () => {
  expect(new Set(Array.from({ length: 100_000 }, (_, number) => numberInFrench(number))).size).toBe(100_000);
});
