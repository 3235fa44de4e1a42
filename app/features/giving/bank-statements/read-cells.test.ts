import { countryOf } from "content/countries/index.ts";
import { NG } from "content/countries/NG.ts";
import { expect, test } from "vitest";
import { maskNarration } from "./payer-name.ts";
import { cleanCell, readDay, readSum } from "./read-cells.ts";

test.each([
  ["₦1,234.50", 123_450],
  ["NGN 1,234.50", 123_450],
  ["(500.00)", -50_000],
  ["2,000.00 DR", -200_000],
  ["2,000.00 CR", 200_000],
  ["2,000.00Cr", 200_000],
  ["-500", -50_000],
  ["500.00-", -50_000],
  ["+500", 50_000],
  ["1031200", 103_120_000],
  ["0.00", 0],
  ["-", undefined],
  ["", undefined],
  ["1.234,50", Number.NaN],
  ["5k", Number.NaN],
  ["1e9", Number.NaN],
  ["12,34", Number.NaN],
  ["1.2345", Number.NaN],
  ["2.500", Number.NaN],
  ["2.5000", 250],
  ["2.5", 250],
])("the amount %j is %j", (text, minor) => {
  expect(readSum(cleanCell(text), { currency: "NGN", form: NG.statement })).toBe(minor);
});

test.each([
  ["03/09/2026", "2026-09-03"],
  ["3/9/26", "2026-09-03"],
  ["03-Sept-2026", "2026-09-03"],
  ["03-SEP-26", "2026-09-03"],
  ["Sep 3, 2026", "2026-09-03"],
  ["3 September 2026", "2026-09-03"],
  ["2026-09-03", "2026-09-03"],
  ["2026-09-03T10:11:12.000Z", "2026-09-03"],
  ["03/09/26 14:05:59", "2026-09-03"],
  ["46268", "2026-09-03"],
  ["46268.5", "2026-09-03"],
  ["31/02/2026", undefined],
  ["09/13/2026", undefined],
  ["29/02/2026", undefined],
  ["29/02/2028", "2028-02-29"],
  ["3 Smarch 2026", undefined],
  ["Page 1", undefined],
  ["", undefined],
])("the day %j is %j", (text, iso) => {
  expect(readDay(cleanCell(text))).toBe(iso);
});

const inSenegal = countryOf("SN").statement;

test.each([
  ["12 500", 12_500, 1_250_000],
  ["12\u00a0500,00", 12_500, 1_250_000],
  ["1\u202f250\u202f000", 1_250_000, 125_000_000],
  ["-12 500,00", -12_500, -1_250_000],
  ["12.500,00", 12_500, 1_250_000],
  ["1.250.000", 1_250_000, 125_000_000],
  ["12500,0000", 12_500, 1_250_000],
  ["1,250,000.00", 1_250_000, 125_000_000],
  ["12500", 12_500, 1_250_000],
  ["5,50", Number.NaN, 550],
  ["5,5", Number.NaN, 550],
  ["5.50", Number.NaN, 550],
  ["12 500,5", Number.NaN, 1_250_050],
  // In a currency with decimals, five or five thousand.
  ["5.000", 5_000, Number.NaN],
  ["12 50", Number.NaN, Number.NaN],
  ["1 2500", Number.NaN, Number.NaN],
  ["12 500,500", Number.NaN, Number.NaN],
  ["1.250,000.00", Number.NaN, Number.NaN],
  ["5,00,00", Number.NaN, Number.NaN],
])("in Senegal the amount %j is %j francs, or %j cents", (text, francs, cents) => {
  expect(readSum(cleanCell(text), { currency: "XOF", form: inSenegal })).toBe(francs);
  expect(readSum(cleanCell(text), { currency: "USD", form: inSenegal })).toBe(cents);
});

test("spaces between thousands are read where the country has them", () => {
  const zar = (code: "ZA" | "NG", text: string) =>
    readSum(cleanCell(text), { currency: "ZAR", form: countryOf(code).statement });
  expect([zar("ZA", "R1 234.56"), zar("ZA", "-R 12 500.00"), zar("ZA", "1,234.56")]).toEqual([
    123_456, -1_250_000, 123_456,
  ]);
  expect([zar("NG", "R1 234.56"), zar("ZA", "1 234,56")]).toEqual([Number.NaN, Number.NaN]);
});

test.each([
  ["\u0665\u066c\u0660\u0660\u0660\u066b\u0665\u0660", 500_050],
  ["(\u0665\u0660\u0660)", -50_000],
  ["\u06f5\u06f0\u06f0 DR", -50_000],
])("Arabic and Persian digits are read everywhere: %s is %j", (text, minor) => {
  expect(readSum(cleanCell(text), { currency: "NGN", form: NG.statement })).toBe(minor);
});

test.each([
  ["21 août 2026", "2026-08-21"],
  ["21-AOUT-26", "2026-08-21"],
  ["1 févr. 2026", "2026-02-01"],
  ["01/déc./2026", "2026-12-01"],
  ["14 juillet 2026", "2026-07-14"],
  ["14 juin 2026 10:11", "2026-06-14"],
  ["3 mar 2026", "2026-03-03"],
  ["3 Sept 2026", "2026-09-03"],
  ["3 August 2026", "2026-08-03"],
  ["14 jui 2026", undefined],
  ["31 févr. 2026", undefined],
  ["11/21/2026", undefined],
])("in Senegal the day %j is %j", (text, iso) => {
  expect(readDay(cleanCell(text), inSenegal.months)).toBe(iso);
});

test.each([
  ["\u0662\u0661/\u0661\u0661/\u0662\u0660\u0662\u0666", "2026-11-21"],
  ["\u0662\u0660\u0662\u0666-\u0661\u0661-\u0662\u0661", "2026-11-21"],
  ["\u0661\u0661/\u0662\u0661/\u0662\u0660\u0662\u0666", undefined],
  ["21 août 2026", undefined],
])("without months of the country the day %s is %j", (text, iso) => {
  expect(readDay(cleanCell(text))).toBe(iso);
});

test("invisible characters are removed from a cell", () => {
  expect(cleanCell("\ufeffNIP/\u200bADA\u00a0SAMPLE \u2060 ")).toBe("NIP/ADA SAMPLE");
  expect(cleanCell("'0001234")).toBe("0001234");
});

test("a narration loses numbers with addresses, but not its words or reference", () => {
  const text =
    "NIP 000013260801160808000109424586 TO 0123456789 ADA SAMPLE 0803 123 4567 ada@example.org TAB 7K4 QXM 2009";
  expect(maskNarration(text)).toBe("NIP … TO … ADA SAMPLE … … TAB 7K4 QXM 2009");
});
