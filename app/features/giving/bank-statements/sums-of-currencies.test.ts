import { NG } from "content/countries/NG.ts";
import { expect, test } from "vitest";
import { type Currency, currencies, fixedAmount, moneyOf, nameOf, signOf } from "../../../values/money.ts";
import { BankStatementProblem } from "./bank-statement-problem.ts";
import { readBankStatement } from "./read-bank-statement.ts";
import { cleanCell, hasSide, readSum } from "./read-cells.ts";

const inCurrency = (currency: Currency) => ({ currency, form: NG.statement });

const columns = { day: 0, words: 1, in: 2, out: 3, balance: 4 };
const heads = ["Date", "Narration", "Credit", "Debit", "Balance"];

/** Writes a statement of two lines, with sums in this form. */
const rowsOf = (write: (major: number) => string) => [
  heads,
  ["2026-03-09", "GIFT", write(5_000), "", write(12_500)].map(cleanCell),
  ["2026-03-10", "FEE", "", write(250), write(12_250)].map(cleanCell),
];

const grouped = (major: number) => String(major).replace(/\B(?=(?:\d{3})+$)/g, ",");

const forms = (currency: Currency): ((major: number) => string)[] => [
  (major) => String(major),
  (major) => `${currency} ${grouped(major)}`,
  (major) => `${currency} ${grouped(major)}.00`,
  (major) => `${grouped(major)} ${currency}`,
  (major) => `${signOf(currency)}${grouped(major)}`,
  (major) => `${signOf(currency)}\u00a0${grouped(major)}`,
  (major) => `${major} ${signOf(currency)}`,
];

test.each(currencies)("a statement in %s is read with or without the currency beside its sums", (currency) => {
  const minor = (major: number) => moneyOf(major, currency).amount;
  for (const write of forms(currency)) {
    const { lines, opening, closing } = readBankStatement(rowsOf(write), 0, columns, inCurrency(currency));
    expect([write(5_000), lines.map(({ amount }) => amount), opening, closing]).toEqual([
      write(5_000),
      [minor(5_000), -minor(250)],
      minor(7_500),
      minor(12_250),
    ]);
  }
  for (const [text, amount] of [
    [`(${currency} 500)`, -minor(500)],
    [`-${signOf(currency)} 500`, -minor(500)],
    [`${currency} -500`, -minor(500)],
    [`${currency} 500.00 DR`, -minor(500)],
    [`500 CR`, minor(500)],
    [`500- ${currency}`, -minor(500)],
  ] as const)
    expect([text, readSum(cleanCell(text), inCurrency(currency))]).toEqual([text, amount]);
  expect(readSum(fixedAmount({ amount: 123_456, currency }), inCurrency(currency))).toBe(123_456);
  expect([hasSide(`500 ${currency}`, currency), hasSide("500 DR", currency)]).toEqual([false, true]);
});

test.each(["UGX", "RWF", "XOF", "XAF"] as const)("a sum in %s with a part of a unit is refused", (currency) => {
  expect([readSum("5,000.50", inCurrency(currency)), readSum("5,000.5", inCurrency(currency))]).toEqual([
    Number.NaN,
    Number.NaN,
  ]);
});

const problemOf = (rows: string[][], currency: Currency) => {
  try {
    readBankStatement(rows, 0, columns, inCurrency(currency));
  } catch (error) {
    if (error instanceof BankStatementProblem) return [error.kind, error.row, error.found];
    throw error;
  }
  return undefined;
};

test.each(currencies)("a statement in %s is refused for an account in another currency", (currency) => {
  for (const account of currencies) {
    const coded = problemOf(
      rowsOf((major) => `${currency} ${grouped(major)}`),
      account,
    );
    expect([account, coded]).toEqual([
      account,
      account === currency ? undefined : ["otherCurrency", 2, nameOf(currency)],
    ]);
  }
});

test("a currency in the heads or above them is the statement's", () => {
  const plain = rowsOf(String);
  const inHeads = [["Date", "Narration", "Credit (USD)", "Debit (USD)", "Balance (USD)"], ...plain.slice(1)];
  expect(problemOf(inHeads, "KES")).toEqual(["otherCurrency", 1, "dollars"]);
  expect(problemOf(inHeads, "USD")).toBeUndefined();
  const titled = [["Account currency:", "USD"], ...plain];
  const read = (currency: Currency) => readBankStatement(titled, 1, columns, inCurrency(currency)).lines.length;
  expect(() => read("KES")).toThrow(BankStatementProblem);
  expect(read("USD")).toBe(2);
});
