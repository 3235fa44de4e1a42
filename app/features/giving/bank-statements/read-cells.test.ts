// SQLite alone: no database is used.
import { NG } from "content/countries/NG.ts";
import { expect, test } from "vitest";
import { maskNarration } from "./mask-narration.ts";
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

test("characters that nobody sees leave a cell", () => {
  expect(cleanCell("\ufeffNIP/\u200bADA\u00a0SAMPLE \u2060 ")).toBe("NIP/ADA SAMPLE");
  expect(cleanCell("'0001234")).toBe("0001234");
});

test("a narration is kept without session numbers, accounts, telephones and addresses; its words and reference stay", () => {
  const text =
    "NIP 000013260801160808000109424586 TO 0123456789 ADA SAMPLE 0803 123 4567 ada@example.org TAB 7K4 QXM 2009";
  expect(maskNarration(text)).toBe("NIP … TO … ADA SAMPLE … … TAB 7K4 QXM 2009");
});
