import { withWesternDigits } from "../../../values/western-digits.ts";
import { type DayOrder, isInFigures, readDay } from "../../giving/bank-statements/read-cells.ts";
import type { FoundTable, Proof } from "./table-shape.ts";

/** Maximum length of a cell with a day or an amount (characters). */
const maxCell = 60;

/** Meaning of the first number of a date in figures; it may be the year where years have two figures. */
export type TableOrder = DayOrder | "year";

const twoFigures = /^(\d{1,2})([-/. ])(\d{1,2})[-/. ](\d{1,2})(?=$|[T ,])/;

/** Returns the day of a date in figures. @param until last possible day; undefined if days may be in the future */
export function readInOrder(cell: string, order: TableOrder, until: string | undefined): string | undefined {
  const western = withWesternDigits(cell);
  const day =
    order === "year"
      ? readDay(
          western.replace(twoFigures, (_, year: string, mark, month, rest) =>
            `20${year.padStart(2, "0")}${mark}${month}${mark}${rest}`.replaceAll(" ", "-"),
          ),
        )
      : readDay(cell, [], order);
  return day !== undefined && until !== undefined && day > until ? undefined : day;
}

/** Returns the readings of a date in figures that are days; a year of two figures is tried in both places. */
export function possibleOrders(cell: string, until: string | undefined): TableOrder[] {
  const isShort = until !== undefined && hasShortYear(cell);
  const all: TableOrder[] = isShort ? ["day", "month", "year"] : ["day", "month"];
  return all.filter((order) => readInOrder(cell, order, isShort ? until : undefined) !== undefined);
}

const hasShortYear = (cell: string): boolean => twoFigures.test(withWesternDigits(cell));

/**
 * Returns the order that a date in figures proves; `unclear` if it has several readings.
 * @param until last possible day; undefined if days may be in the future, where no year is read first
 */
export function provenOrder(cell: string, until?: string): TableOrder | "unclear" | undefined {
  if (cell.length > maxCell || !isInFigures(cell)) return undefined;
  if (until !== undefined && hasShortYear(cell)) {
    const orders = possibleOrders(cell, until);
    const days = new Set(orders.map((order) => readInOrder(cell, order, until)));
    if (days.size > 1) return "unclear";
    if (orders.length > 1) return undefined;
    if (orders[0] !== undefined) return orders[0];
  }
  const [first = 0, second = 0] = withWesternDigits(cell)
    .split(/[-/. ]/)
    .map(Number);
  if (first === second) return undefined;
  if (first > 12) return "day";
  return second > 12 ? "month" : "unclear";
}

/** Returns true for groups of three, or of two and three as in India. */
const isGrouped = (figures: string, separator: "." | ","): boolean =>
  separator === "."
    ? /^\d{1,3}(?:\.\d{3})+$/.test(figures)
    : /^(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d\d)+,\d{3})$/.test(figures);

/** Joins groups with blanks or apostrophes between them: `1 234,56` becomes `1234,56`. */
const joinGroups = (cell: string): string =>
  withWesternDigits(cell.slice(0, maxCell)).replace(/(\d)[ '’](?=\d{3}(?!\d))/g, "$1");

/**
 * Returns the mark before the decimals of an amount.
 * @returns `unclear` for `5.000`, which may be five or five thousand; `whole` for `1,234`, which has no decimals unless its
 * column proves it; `wrong` for figures that no reading allows
 */
export function provenMark(cell: string): "." | "," | "unclear" | "whole" | "wrong" | undefined {
  if (cell.length > maxCell) return undefined;
  const [found = ""] = /\d[\d.,]*/.exec(joinGroups(cell)) ?? [];
  const figures = found.replace(/[.,]$/, "");
  const points = figures.split(".").length - 1;
  const commas = figures.split(",").length - 1;
  if (points + commas === 0) return undefined;
  if (points > 0 && commas > 0) {
    const mark = figures.lastIndexOf(".") > figures.lastIndexOf(",") ? "." : ",";
    return isGrouped(figures.slice(0, figures.lastIndexOf(mark)), mark === "." ? "," : ".") ? mark : "wrong";
  }
  const separator = points > 0 ? "." : ",";
  if (points + commas > 1) return isGrouped(figures, separator) ? (separator === "." ? "," : ".") : "wrong";
  if (!/^[1-9]\d{0,2}[.,]\d{3}$/.test(figures)) return separator;
  // As decimals, only `5.000` and `1.500` are amounts of money.
  return figures.endsWith("0") ? "unclear" : "whole";
}

const add = (proofs: Record<number, Proof>, column: number, proven: string | undefined, cell: string): void => {
  if (proven === undefined || proven === "whole" || proven === "wrong") return;
  const proof = proofs[column] ?? { counts: {} };
  proofs[column] = proof;
  if (proven === "unclear") proof.unclear ??= cell.slice(0, maxCell);
  else proof.counts[proven] = (proof.counts[proven] ?? 0) + 1;
};

/** Notes what the cells of a row prove about their columns. */
export function noteProofs(table: Pick<FoundTable, "days" | "amounts" | "until">, cells: readonly string[]): void {
  const { days, amounts, until } = table;
  for (const [column, cell] of cells.entries()) {
    const order = provenOrder(cell, until);
    const [day = ""] = /^\S{1,10}/.exec(cell) ?? [];
    add(days, column, order, day);
    if (order === undefined && /^[^\d@]{0,6}\d[\d.,]*[^\d@]{0,6}$/.test(joinGroups(cell)))
      add(amounts, column, provenMark(cell), cell);
  }
}
