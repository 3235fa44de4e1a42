import { NG } from "content/countries/NG.ts";
import { expect, test } from "vitest";
import type { Statement } from "../../../app/features/giving/bank-statements/read-statement.ts";
import { StatementProblem } from "../../../app/features/giving/bank-statements/statement-problem.ts";
import { type TrueLine, writeRandomStatement } from "../random-statements.ts";
import { openStatementFile } from "../read-statement-file.ts";

const reading = { currency: "NGN", form: NG.statement, lastDay: "2026-11-29" } as const;

const sorted = (lines: TrueLine[]): string[] => lines.map((line) => line.join(" ")).toSorted();

const linesOf = ({ lines }: Statement): string[] => sorted(lines.map(({ day, amount, words }) => [day, amount, words]));

/** What became of a file: the lines that were read, or why it was not, each with what would have been right. */
async function tryFile(seed: number) {
  const { file, lines, form } = writeRandomStatement(seed);
  const right = sorted(lines);
  const opened = await openStatementFile(file, reading);
  try {
    const read = linesOf(opened.readWith(opened.layout));
    return { seed, form, result: JSON.stringify(read) === JSON.stringify(right) ? "right" : "wrong", file };
  } catch (error) {
    if (!(error instanceof StatementProblem)) throw error;
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
