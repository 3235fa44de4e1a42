import { maxAmountLength, minorUnits } from "../../../values/money.ts";
import { cleanLine } from "../../../values/typed-text.ts";

/** Maximum of a cell (characters): banks write narrations of up to two hundred. */
const maxCell = 1_000;

/** A cell's text without invisible characters (zero-width space, BOM) and without the `'` that spreadsheets put before text. */
export const cleanCell = (text: string): string =>
  cleanLine(text.slice(0, maxCell))
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^'/, "");

const sign = String.raw`(?:₦|\$|NGN|USD|N)?\s*`;
const sumForm = new RegExp(
  String.raw`^${sign}([-+]?)\s*${sign}(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,2}))?\s*([-+]?)\s*(CR?|DR?)?\.?$`,
  "i",
);

/**
 * Reads an amount of a statement: `₦1,234.50`, `(500.00)`, `2,000.00 DR`, `500-`.
 * @returns minor units, negative for money out; undefined for an empty cell or `-`; NaN for anything unclear
 */
export function readSum(cell: string): number | undefined {
  if (/^-?$/.test(cell)) return undefined;
  if (cell.length > maxAmountLength) return Number.NaN;
  const [, inside] = /^\((.*)\)$/.exec(cell) ?? [];
  // Four decimals have one meaning, three have two.
  const found = sumForm.exec((inside ?? cell).replace(/(\.\d\d)00(?!\d)/, "$1"));
  if (found === null) return Number.NaN;
  const [, before, whole = "", part = "", after, side = ""] = found;
  const amount = Number(whole.replaceAll(",", "")) * minorUnits + Number(part.padEnd(2, "0"));
  const isOut = inside !== undefined || before === "-" || after === "-" || /^d/i.test(side);
  return isOut && amount > 0 ? -amount : amount;
}

/** Whether the cell itself says `DR` or `CR`, or has a minus. */
export const hasSide = (cell: string): boolean => /[-(]|[CD]R?\.?$/i.test(cell);

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** A time may follow, or nothing. */
const end = String.raw`(?:[T ,]+\d{1,2}[:.]\d\d.*)?$`;
const yearFirst = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${end}`);
const dayFirst = new RegExp(String.raw`^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d\d)${end}`);
const dayAndMonth = new RegExp(String.raw`^(\d{1,2})[-/. ]*([a-z]{3,9})[-/., ]*(\d{4}|\d\d)${end}`, "i");
const monthAndDay = new RegExp(String.raw`^([a-z]{3,9})\.?[- ]*(\d{1,2})(?:st|nd|rd|th)?,? *(\d{4})${end}`, "i");

/** A day, with its time and zone (characters). */
const maxDay = 60;

/** Day 0 of spreadsheets. */
const dayZero = Date.UTC(1899, 11, 30);
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Reads a day: `03/09/2026` (the day is always first), `03-Sept-2026`, `Sep 3, 2026`, `2026-09-03`, or a spreadsheet's
 * serial number like `46268`.
 * @returns ISO date; undefined for a day that does not exist
 */
export function readDay(cell: string): string | undefined {
  if (cell.length > maxDay) return undefined;
  if (/^\d{5}(?:\.\d+)?$/.test(cell))
    return new Date(dayZero + Math.floor(Number(cell)) * dayMs).toISOString().slice(0, 10);
  const [, y1, m1, d1] = yearFirst.exec(cell) ?? [];
  if (y1) return isoDay(y1, Number(m1), d1);
  const [, d2, m2, y2] = dayFirst.exec(cell) ?? [];
  if (y2) return isoDay(y2, Number(m2), d2);
  const [, d3, m3 = "", y3] = dayAndMonth.exec(cell) ?? [];
  if (y3) return isoDay(y3, monthNumber(m3), d3);
  const [, m4 = "", d4, y4] = monthAndDay.exec(cell) ?? [];
  return y4 ? isoDay(y4, monthNumber(m4), d4) : undefined;
}

const monthNumber = (name: string): number => months.indexOf(name.slice(0, 3).toLowerCase()) + 1;

function isoDay(year: string, month: number, day = ""): string | undefined {
  const number = Number(year) + (year.length === 2 ? 2000 : 0);
  const iso = `${number}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : undefined;
}
