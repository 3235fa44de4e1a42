import { staffStatements } from "content/staff-statements.ts";
import { type Currency, formatMoney } from "../../values/money.ts";
import type { StatementProblem } from "./read-statement.ts";

/** The sentence that staff read. */
export function writeProblem({ kind, row, found, sums }: StatementProblem, currency: Currency): string {
  const [expected, said] = sums.map((amount) => formatMoney({ amount, currency }));
  return staffStatements.problems[kind](row, found, expected ?? "", said ?? "");
}
