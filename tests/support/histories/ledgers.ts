import { NG } from "content/countries/NG.ts";
import { expect, test } from "vitest";
import { BankStatementProblem } from "../../../app/features/giving/bank-statements/bank-statement-problem.ts";
import type { BankStatement } from "../../../app/features/giving/bank-statements/read-bank-statement.ts";
import { type TrueLine, writeRandomBankStatement } from "../random-statements.ts";
import { openBankStatementFile } from "../read-statement-file.ts";

const reading = { currency: "NGN", form: NG.statement, lastDay: "2026-11-29" } as const;

const sorted = (lines: TrueLine[]): string[] => lines.map((line) => line.join(" ")).toSorted();

const linesOf = ({ lines }: BankStatement): string[] =>
  sorted(lines.map(({ day, amount, words }) => [day, amount, words]));

/** Tries a file: returns its rows, or the reason of its refusal, each with the expected result. */
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

/** Tests that ledgers of random forms are read right. */
export function testRandomLedgers(ledgers: number): void {
  test("a true ledger in any form is read right, or asked about, and never read otherwise", async () => {
    const seeds = Array.from({ length: ledgers }, (_, seed) => seed);
    const tried = [];
    for (const seed of seeds) tried.push(await tryFile(seed));
    const wrong = tried.filter(({ result }) => result !== "right" && result !== "asked");
    expect(wrong.map(({ file: _, ...one }) => one)).toEqual([]);
    expect(tried.filter(({ result }) => result === "right").length).toBeGreaterThan(seeds.length * 0.8);
  });
}
