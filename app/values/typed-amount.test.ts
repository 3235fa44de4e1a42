import fc from "fast-check";
import { expect, test } from "vitest";
import { type CurrencyCode, currencies } from "../../content/currencies.ts";
import { problemSentence } from "./amount-sentences.ts";
import { readAmount } from "./typed-amount.ts";

const codes = Object.keys(currencies) as CurrencyCode[];
const decimal = codes.filter((code) => currencies[code].exponent === 2);
const whole = codes.filter((code) => currencies[code].exponent === 0);

test.each([
  ["5000", 500_000],
  ["\u202a5000\u202c", 500_000],
  ["5,000", 500_000],
  ["₦5,000.50", 500_050],
  ["NGN 5 000", 500_000],
  ["N5000", 500_000],
  ["5000 naira", 500_000],
  ["5,50", 550],
  ["1.234,50", 123_450],
  ["1.234.567", 123_456_700],
  ["5\u202f000", 500_000],
  ["5’000", 500_000],
  ["٥٬٠٠٠٫٥٠", 500_050],
  ["۵۰۰۰", 500_000],
  ["1,000,000,000", 100_000_000_000],
])("%o in naira is %i kobo", (text, amount) => {
  expect(readAmount(text, "NGN")).toEqual({ amount });
});

test.each([
  "5.000",
  "5k",
  "1e9",
  "5,00,000",
  "1,234.567",
  "1234.567",
  "1,234 567",
  "1,234,5",
  "-5",
  "5-10",
  "",
  "naira",
  "0x10",
  "5..0",
])("%o in naira means nothing certain", (text) =>
  expect(readAmount(text, "NGN")).toEqual({
    problem: text === "5.000" ? "twofold" : text === "5k" ? "short" : "unclear",
  }),
);

test.each(["ten", "nusu", "five", "five thousand"])("%s has the sign of no other currency in it", (text) =>
  expect(readAmount(text, "KES")).not.toMatchObject({ problem: "currency" }),
);

test.each(["Sh 500", "sh.500", "Shs.500", "500/=", "KSh500"])("%s is five hundred Kenya shillings", (text) =>
  expect(readAmount(text, "KES")).toEqual({ amount: 50_000 }),
);

test.each<[string, CurrencyCode, CurrencyCode]>([
  ["$50", "NGN", "USD"],
  ["50 USD", "NGN", "USD"],
  ["KSh 500", "NGN", "KES"],
  ["₦500", "KES", "NGN"],
  ["5 000 F CFA", "NGN", "XOF"],
  ["R 500", "KES", "ZAR"],
  ["GH₵ 20", "USD", "GHS"],
])("%o is refused for %s: it is %s", (text, field, of) => {
  expect(readAmount(text, field)).toEqual({ problem: "currency", of });
});

test.each<[string, CurrencyCode, number]>([
  ["5.000", "UGX", 5_000],
  ["5,000", "UGX", 5_000],
  ["5,000.00", "UGX", 5_000],
  ["5 000,00", "XOF", 5_000],
  ["5000 F CFA", "XOF", 5_000],
  ["fcfa 5000", "XAF", 5_000],
  ["5,000/=", "UGX", 5_000],
  ["Kshs. 5,000/=", "KES", 500_000],
  ["R 1 234,50", "ZAR", 123_450],
  ["LE 50", "EGP", 5_000],
])("%o in %s is %i", (text, currency, amount) => {
  expect(readAmount(text, currency)).toEqual({ amount });
});

test.each(whole)("in %s, which has no minor unit, decimals but noughts are refused", (currency) => {
  expect(readAmount("0.5", currency)).toEqual({ problem: "unclear" });
  for (const [text, amount] of [
    ["5000.50", "5000"],
    ["5,50", "5"],
    ["1 000,50", "1000"],
  ] as const)
    expect(readAmount(text, currency)).toEqual({ problem: "whole", whole: amount });
});

test.each([
  ["5,000", { problem: "twoReadings", text: "5,000", many: "5000", few: "5" }],
  ["$1.005", { problem: "twoReadings", text: "1.005", many: "1005", few: "1" }],
  ["5,250", { problem: "twoReadings", text: "5,250", many: "5250", few: "5,25" }],
  ["5 000", { amount: 500_000 }],
  ["5,00", { amount: 500 }],
  ["1,234,567", { amount: 123_456_700 }],
])("%o in dollars, in French, is %o", (text, found) => {
  expect(readAmount(text, "USD", "fr")).toEqual(found);
});

test("a comma parts thousands of francs in French: no franc has decimals", () => {
  expect(readAmount("5,000", "XOF", "fr")).toEqual({ amount: 5_000 });
});

test("a sentence names both readings, or the whole amount", () => {
  expect(problemSentence({ problem: "twoReadings", text: "5,000", many: "5000", few: "5" }, "USD")).toBe(
    "5,000 can mean 5000 or 5: type 5000, or 5",
  );
  expect(problemSentence({ problem: "whole", whole: "1000" }, "XOF")).toBe(
    "There are no cents in CFA francs: type 1000",
  );
});

test("any text is read in time, and never as an amount of another currency", () => {
  expect(readAmount(" ".repeat(60_000), "NGN")).toEqual({ problem: "unclear" });
  const texts = fc.string({ unit: fc.constantFrom(..."0123456789,. '\u00a0٠٫₦$KShF=/-nrt"), maxLength: 40 });
  fc.assert(
    fc.property(texts, fc.constantFrom(...decimal), (text, currency) => {
      const found = readAmount(text, currency);
      if ("amount" in found) expect(Number.isSafeInteger(found.amount) && found.amount >= 0).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
