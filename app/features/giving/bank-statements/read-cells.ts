import { type Currency, formOf, minorUnitsOf } from "../../../values/money.ts";
import { maxAmountLength, otherCurrencyOf, withoutSigns } from "../../../values/typed-amount.ts";
import { cleanLine } from "../../../values/typed-text.ts";
import { withWesternDigits } from "../../../values/western-digits.ts";
import { withoutInvisible } from "../../../values/without-invisible.ts";
import { bareWord, type Reading } from "./bank-statement-form.ts";

/** Maximum length of a cell (characters); banks write narrations of up to two hundred. */
const maxCell = 1_000;

/** Removes invisible characters (zero-width space, BOM), and the `'` with which spreadsheets mark text. */
export const cleanCell = (text: string): string =>
  withoutInvisible(cleanLine(text.slice(0, maxCell)).normalize("NFKC"))
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^'/, "");

const sides = ["cr", "dr", "c", "d"];

const westernFigures = (text: string): string =>
  withWesternDigits(text).replaceAll("\u066c", ",").replaceAll("\u066b", ".").replaceAll("\u2212", "-");

function splitSum(cell: string, currency: Currency) {
  const [, inside] = /^\((.*)\)$/.exec(cell) ?? [];
  const signed = withoutSigns(westernFigures(inside ?? cell).toLowerCase(), currency).replace(/\.$/, "");
  const side = sides.find((side) => signed.endsWith(side)) ?? "";
  const named = withoutSigns(signed.slice(0, signed.length - side.length).trim(), currency);
  const [before] = /^[-+]/.exec(named) ?? [];
  const [after] = /[-+]$/.exec(named) ?? [];
  const bare = withoutSigns(named.slice(before?.length ?? 0, named.length - (after?.length ?? 0)).trim(), currency);
  return {
    // Two zeros after two decimals are dropped: four decimals are clear, while three could be thousands.
    figures: bare.replace(/(\.\d\d)00$/, "$1"),
    isOut: inside !== undefined || before === "-" || after === "-" || side.startsWith("d"),
    hasSide: inside !== undefined || before === "-" || after === "-" || side !== "",
  };
}

/** Removes separators in the country's format: `12 500,50` becomes `12500.50`. Ambiguous figures are not changed. */
function plainFigures(figures: string, { currency, form: { decimal, groups } }: Reading): string {
  const hasBlanks = (decimal === "," || groups === " ") && /^\d{1,3}(?: \d{3}){1,3}(?:[.,]\d{1,4})?$/.test(figures);
  const joined = hasBlanks ? figures.replaceAll(" ", "") : figures;
  if (decimal !== ",") return joined;
  const found = /^(\d{1,12}|\d{1,3}(?:\.\d{3}){1,3})(?:,(?:(\d\d)(?:00)?|(\d)))?$/.exec(joined);
  if (found === null) return joined;
  const [, whole = "", two, single] = found;
  const part = two ?? single;
  // Ambiguous: `5.000` may be five in a currency with decimals.
  if (part === undefined && /^\d{1,3}\.\d{3}$/.test(whole) && formOf(currency).exponent > 0) return joined;
  return `${whole.replaceAll(".", "")}${part === undefined ? "" : `.${part}`}`;
}

const isNothing = /^(?:[-\u2010-\u2015_.\s]*|n\/?a|nil|null|none)$/i;

/**
 * Reads an amount, for example `$1,234.50`, `KES 1,234.50`, `5000 FCFA`, `(500.00)`, `1,25,000.00`, `2,000.00 DR`,
 * `500-` or `٥٬٠٠٠٫٥٠`; in the country's format also `12 500,50`.
 * @returns minor units, negative for debits; undefined for an empty cell, `--` or `N/A`; NaN for an unclear amount, or
 * for another currency
 */
export function readSum(cell: string, reading: Reading): number | undefined {
  if (isNothing.test(cell)) return undefined;
  if (cell.length > maxAmountLength) return Number.NaN;
  const { currency } = reading;
  const { figures, isOut } = splitSum(cell, currency);
  const found = /^(\d{1,12}|\d{1,3}(?:,\d{3}){1,3}|\d{1,2}(?:,\d\d){1,4},\d{3})(?:\.(\d{1,2}))?$/.exec(
    plainFigures(figures, reading),
  );
  if (found === null) return Number.NaN;
  const [, whole = "", part = ""] = found;
  const { exponent } = formOf(currency);
  if (exponent === 0 && /[1-9]/.test(part)) return Number.NaN;
  const minor = exponent === 0 ? 0 : Number(part.padEnd(exponent, "0"));
  const amount = Number(whole.replaceAll(",", "")) * minorUnitsOf(currency) + minor;
  return isOut && amount > 0 ? -amount : amount;
}

/** Returns true if the amount's cell contains `DR`, `CR` or a minus sign. */
export const hasSide = (cell: string, currency: Currency): boolean => splitSum(cell, currency).hasSide;

/** Returns the currency whose sign is beside the amount, if it is another one. */
export function otherCurrencyIn(cell: string, currency: Currency): Currency | undefined {
  if (cell.length > maxAmountLength) return undefined;
  const bare = cell.replace(/^[-+(]|[-+)]$/g, "").replace(/(?<=[\d ])(?:[cd]r?)\.?$/i, "");
  return otherCurrencyOf(bare, currency);
}

/** Returns the direction that a cell gives to the amount in the next cell. */
export function readSide(cell: string): "in" | "out" | undefined {
  if (/^(?:d|dr|debit|withdrawal|out|outflow|outgoing|outward|sent|paid out|money out)\b/i.test(cell)) return "out";
  return /^(?:c|cr|credit|deposit|in|inflow|incoming|inward|received|paid in|money in)\b/i.test(cell)
    ? "in"
    : undefined;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** A time may follow the date. */
const end = String.raw`(?:[T ,]+\d{1,2}[:.]\d\d.*)?$`;
const yearFirst = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${end}`);
const joined = /^(20\d\d)(\d\d)(\d\d)$/;
const yearAndMonth = new RegExp(String.raw`^(\d{4})[-/. ]+(\p{L}{3,12})\.?[-/. ]+(\d{1,2})${end}`, "iu");
const inFigures = new RegExp(String.raw`^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d\d)${end}`);
const dayAndMonth = new RegExp(
  String.raw`^(\d{1,2})(?:st|nd|rd|th)?[-/. ]*(\p{L}{3,12})[-/., ]*(\d{4}|\d\d)${end}`,
  "iu",
);
const monthAndDay = new RegExp(String.raw`^(\p{L}{3,12})\.?[- ]*(\d{1,2})(?:st|nd|rd|th)?,? *(\d{4})${end}`, "iu");

/** Maximum length of a date with time and zone (characters). */
const maxDay = 60;

/** Day 0 in spreadsheets. */
const dayZero = Date.UTC(1899, 11, 30);
const dayMs = 24 * 60 * 60 * 1000;

/** Meaning of the first number in a date such as `03/09/2026`. */
export type DayOrder = "day" | "month";

/** Returns true if day and month in a numeric date could be swapped. */
export const isInFigures = (text: string): boolean => text.length <= maxDay && inFigures.test(withWesternDigits(text));

/**
 * Reads a date, for example `03/09/2026`, `03-Sept-2026`, `Sep 3, 2026`, `2026-09-03`, `20260903`, `2026 Sep 03` or a
 * spreadsheet's `46268`; with the country's months also `21 août 2026`.
 * @param names of months, which may be abbreviated
 * @returns ISO date; undefined for an impossible date
 */
export function readDay(text: string, names: readonly string[] = [], order: DayOrder = "day"): string | undefined {
  if (text.length > maxDay) return undefined;
  const cell = withWesternDigits(text);
  if (/^\d{5}(?:\.\d+)?$/.test(cell))
    return new Date(dayZero + Math.floor(Number(cell)) * dayMs).toISOString().slice(0, 10);
  const [, y1, m1, d1] = yearFirst.exec(cell) ?? [];
  if (y1) return isoDay(y1, Number(m1), d1);
  const [, y6, m6, d6] = joined.exec(cell) ?? [];
  if (y6) return isoDay(y6, Number(m6), d6);
  const [, y5, m5 = "", d5] = yearAndMonth.exec(cell) ?? [];
  if (y5) return isoDay(y5, monthNumber(m5, names), d5);
  const [, first, second, y2] = inFigures.exec(cell) ?? [];
  if (y2) return order === "day" ? isoDay(y2, Number(second), first) : isoDay(y2, Number(first), second);
  const [, d3, m3 = "", y3] = dayAndMonth.exec(cell) ?? [];
  if (y3) return isoDay(y3, monthNumber(m3, names), d3);
  const [, m4 = "", d4, y4] = monthAndDay.exec(cell) ?? [];
  return y4 ? isoDay(y4, monthNumber(m4, names), d4) : undefined;
}

/** Returns true if a cell can only be a date; `46268` may also be an amount. */
export const isDayCell = (cell: string, names: readonly string[] = []): boolean =>
  !/^\d{5}(?:\.\d+)?$/.test(cell) && isDay(cell, names);

export const isDay = (cell: string, names: readonly string[] = []): boolean =>
  readDay(cell, names) !== undefined || readDay(cell, names, "month") !== undefined;

/** Returns the number of a month, from 1; 0 if the text is no month, or is `jui`, which may be June or July. */
function monthNumber(name: string, names: readonly string[]): number {
  const bare = bareWord(name);
  const found = names
    .map(bareWord)
    .flatMap((month, index) => (bare.startsWith(month) || month.startsWith(bare) ? index : []));
  const [index] = found;
  if (index !== undefined) return found.length === 1 ? index + 1 : 0;
  return /^[a-z]{3,9}$/i.test(name) ? months.indexOf(name.slice(0, 3).toLowerCase()) + 1 : 0;
}

function isoDay(year: string, month: number, day = ""): string | undefined {
  const number = Number(year) + (year.length === 2 ? 2000 : 0);
  const iso = `${number}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : undefined;
}
