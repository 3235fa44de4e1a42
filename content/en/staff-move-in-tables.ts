import { formatList, formatNumber } from "../intl.ts";
import { plural } from "./counting.ts";

/** Words about the tables that an admin brings along, such as a list from a spreadsheet. */
export const staffMoveInTables = {
  sheets: (file: string) => `Choose the sheets of ${file || "the workbook"}`,
  sheet: (name: string, rows: number) => `${name} (${formatNumber(rows)} ${plural(rows, "row")})`,
  column: (label: string) => `Choose the column: ${label}`,
  noColumn: "No column",
  numbered: (number: number) => `Column ${formatNumber(number)}`,
  inFiles: (names: string[]) => (names.some((name) => name !== "") ? `In ${formatList(names)}` : ""),
  day: (example: string) => `Choose the day that ${example} means.`,
  amountMeans: (example: string) => `Choose what ${example} means.`,
  amount: (number: number) => formatNumber(number),
  choose: "Choose",
  rows: (rows: number, tables: number) =>
    tables === 1
      ? `The file has ${formatNumber(rows)} ${plural(rows, "row")}.`
      : `The ${formatNumber(tables)} tables have ${formatNumber(rows)} ${plural(rows, "row")}.`,
  /** Reasons why a row stays out. @param cell the cell, where the page shows it; empty in the report */
  notes: {
    "row-order": () => "Answer first how days are written.",
    "row-day-first": (cell) =>
      cell === "" ? "Its day is not a day when days come first." : `Its day ${cell} is not a day when days come first.`,
    "row-month-first": (cell) =>
      cell === ""
        ? "Its day is not a day when months come first."
        : `Its day ${cell} is not a day when months come first.`,
    "row-year-first": (cell) =>
      cell === ""
        ? "Its day is not a day when years come first."
        : `Its day ${cell} is not a day when years come first.`,
    "row-amounts": () => "Answer the question about the amounts first.",
    "list-unclear": (cell) =>
      cell === ""
        ? "Its status does not say that it wants the newsletter: it gets none."
        : `Its status “${cell}” does not say that it wants the newsletter: it gets none.`,
    "row-split": () => "It has more cells than heads. Put amounts with a comma in quotation marks.",
  } as Record<string, (cell: string) => string>,
  inFile: (file: string, note: string) => (file === "" ? note : `File ${file}: ${note}`),
} as const;
