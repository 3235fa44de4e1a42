import { withWesternDigits } from "../../../values/western-digits.ts";
import { type DayOrder, isInFigures } from "../../giving/bank-statements/read-cells.ts";
import type { FoundTable, Proof } from "./table-shape.ts";

/** Maximum length of a cell with a day or an amount (characters). */
const maxCell = 60;

/** Returns which number of a date in figures is the day; `unclear` if it may be either. */
export function provenOrder(cell: string): DayOrder | "unclear" | undefined {
  if (cell.length > maxCell || !isInFigures(cell)) return undefined;
  const [first = 0, second = 0] = withWesternDigits(cell)
    .split(/[-/. ]/)
    .map(Number);
  if (first === second) return undefined;
  if (first > 12) return "day";
  return second > 12 ? "month" : "unclear";
}

/** Returns the mark before the decimals of an amount; `unclear` for `5.000`, which may be five or five thousand. */
export function provenMark(cell: string): "." | "," | "unclear" | undefined {
  if (cell.length > maxCell) return undefined;
  const [figures = ""] = /\d[\d.,]*/.exec(withWesternDigits(cell)) ?? [];
  const points = figures.split(".").length - 1;
  const commas = figures.split(",").length - 1;
  if (points > 0 && commas > 0) return figures.lastIndexOf(".") > figures.lastIndexOf(",") ? "." : ",";
  if (points > 1) return ",";
  if (commas > 1) return ".";
  if (points + commas === 0) return undefined;
  if (/^\d{1,3}[.,]\d{3}$/.test(figures)) return "unclear";
  return points > 0 ? "." : ",";
}

const add = (proofs: Record<number, Proof>, column: number, proven: string | undefined, cell: string): void => {
  if (proven === undefined) return;
  const proof = proofs[column] ?? { counts: {} };
  proofs[column] = proof;
  if (proven === "unclear") proof.unclear ??= cell.slice(0, maxCell);
  else proof.counts[proven] = (proof.counts[proven] ?? 0) + 1;
};

/** Notes what the cells of a row prove about their columns. */
export function noteProofs({ days, amounts }: Pick<FoundTable, "days" | "amounts">, cells: readonly string[]): void {
  for (const [column, cell] of cells.entries()) {
    const order = provenOrder(cell);
    const [day = ""] = /^\S{1,10}/.exec(cell) ?? [];
    add(days, column, order, day);
    if (order === undefined && /^[^\d@]{0,6}\d[\d.,]*[^\d@]{0,6}$/.test(cell.slice(0, maxCell)))
      add(amounts, column, provenMark(cell), cell);
  }
}
