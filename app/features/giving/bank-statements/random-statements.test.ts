// SQLite alone: no database is used.
import { NG } from "content/countries/NG.ts";
import { expect, test } from "vitest";
import { isAtLength } from "../../../../tests/support/at-length.ts";
import { type TrueLine, writeRandomBankStatement } from "../../../../tests/support/random-statements.ts";
import { openBankStatementFile } from "../../../../tests/support/read-statement-file.ts";
import { BankStatementProblem } from "./bank-statement-problem.ts";
import type { BankStatement } from "./read-bank-statement.ts";

const reading = { currency: "NGN", form: NG.statement, lastDay: "2026-11-29" } as const;

const sorted = (lines: TrueLine[]): string[] => lines.map((line) => line.join(" ")).toSorted();

const linesOf = ({ lines }: BankStatement): string[] =>
  sorted(lines.map(({ day, amount, words }) => [day, amount, words]));

/** Compares a file's result, lines or refusal, with the true ledger. */
async function tryFile(seed: number) {
  const { file, lines, form } = writeRandomBankStatement(seed);
  const right = sorted(lines);
  const opened = await openBankStatementFile(file, reading);
  try {
    const read = linesOf(opened.readWith(opened.layout));
    return { seed, form, result: JSON.stringify(read) === JSON.stringify(right) ? "right" : "wrong", file };
  } catch (error) {
    if (!(error instanceof BankStatementProblem)) throw error;
    return { seed, form, result: error.kind === "twoReadings" ? "asked" : error.kind, file };
  }
}

test("a true ledger in any form is read right, or asked about, never read wrong", async () => {
  const seeds = Array.from({ length: isAtLength ? 1_500 : 300 }, (_, seed) => seed);
  const tried = [];
  for (const seed of seeds) tried.push(await tryFile(seed));
  const wrong = tried.filter(({ result }) => result !== "right" && result !== "asked");
  expect(wrong.map(({ file: _, ...one }) => one)).toEqual([]);
  expect(tried.filter(({ result }) => result === "right").length).toBeGreaterThan(seeds.length * 0.8);
});
