import { type Currency, formOf, minorUnitsOf } from "../../../values/money.ts";
import { maxAmountLength, otherCurrencyOf, withoutSigns } from "../../../values/typed-amount.ts";
import { cleanLine } from "../../../values/typed-text.ts";
import type { Reading } from "./statement-form.ts";

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

const sides = ["cr", "dr", "c", "d"];

/** A cell of an amount: its figures, and what says whether the money came or went. */
function splitSum(cell: string, currency: Currency) {
  const [, inside] = /^\((.*)\)$/.exec(cell) ?? [];
  const signed = withoutSigns((inside ?? cell).toLowerCase(), currency).replace(/\.$/, "");
  const side = sides.find((side) => signed.endsWith(side)) ?? "";
  const named = withoutSigns(signed.slice(0, signed.length - side.length).trim(), currency);
  const [before] = /^[-+]/.exec(named) ?? [];
  const [after] = /[-+]$/.exec(named) ?? [];
  const bare = withoutSigns(named.slice(before?.length ?? 0, named.length - (after?.length ?? 0)).trim(), currency);
  return {
    // Four decimals have one meaning, three have two.
    figures: bare.replace(/(\.\d\d)00$/, "$1"),
    isOut: inside !== undefined || before === "-" || after === "-" || side.startsWith("d"),
    hasSide: inside !== undefined || before === "-" || after === "-" || side !== "",
  };
}

/**
 * Reads an amount of a statement: `$1,234.50`, `KES 1,234.50`, `5000 FCFA`, `(500.00)`, `2,000.00 DR`, `500-`.
 * @returns minor units, negative for money out; undefined for an empty cell or `-`; NaN for anything unclear, and for a sign
 * of another currency
 */
export function readSum(cell: string, { currency }: Reading): number | undefined {
  if (/^-?$/.test(cell)) return undefined;
  if (cell.length > maxAmountLength) return Number.NaN;
  const { figures, isOut } = splitSum(cell, currency);
  const found = /^(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,2}))?$/.exec(figures);
  if (found === null) return Number.NaN;
  const [, whole = "", part = ""] = found;
  const { exponent } = formOf(currency);
  if (exponent === 0 && /[1-9]/.test(part)) return Number.NaN;
  const minor = exponent === 0 ? 0 : Number(part.padEnd(exponent, "0"));
  const amount = Number(whole.replaceAll(",", "")) * minorUnitsOf(currency) + minor;
  return isOut && amount > 0 ? -amount : amount;
}

/** Whether the cell itself says `DR` or `CR`, or has a minus. */
export const hasSide = (cell: string, currency: Currency): boolean => splitSum(cell, currency).hasSide;

/** Another currency than the account's, whose sign stands beside the amount of a cell. */
export function otherCurrencyIn(cell: string, currency: Currency): Currency | undefined {
  if (cell.length > maxAmountLength) return undefined;
  const bare = cell.replace(/^[-+(]|[-+)]$/g, "").replace(/(?<=[\d ])(?:[cd]r?)\.?$/i, "");
  return otherCurrencyOf(bare, currency);
}

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
export function readDay(cell: string, _names?: readonly string[]): string | undefined {
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
