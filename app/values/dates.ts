import { dates } from "../../content/en/day-words.ts";
import { siteZone } from "./site-clock.ts";
import { dateIn } from "./zoned-time.ts";

/** The first day of the month if only the month is known. */
export type PlainDate = { date: string; precision: "day" | "month" };

/** Returns the parts of an ISO date, with the month by name. */
export function readDay(iso: string): { year: number; month: string; day: number } {
  const [year, month, day] = iso.split("-").map(Number);
  return { year: year ?? 0, month: dates.months[(month ?? 1) - 1] ?? "", day: day ?? 1 };
}

/** Returns true for an existing day, such as `2024-04-28`. */
export function isPlainDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Converts a written date such as `July 2023`, `12 July 2023` or `2023` to ISO 8601; undefined for anything else. */
export function readDate(text: string): string | undefined {
  const [, before, month = "", after, year] =
    /^(?:(\d{1,2}) ?)?(?:([a-z]+) ?)?(?:(\d{1,2},) ?)?(\d{4})$/i.exec(text.slice(0, 40).trim().replace(/\s+/g, " ")) ??
    [];
  if (year === undefined) return undefined;
  if (month === "") return before === undefined && after === undefined ? year : undefined;
  const place =
    month.length < 3 ? -1 : dates.months.findIndex((one) => one.toLowerCase().startsWith(month.toLowerCase()));
  if (place < 0) return undefined;
  const first = `${year}-${String(place + 1).padStart(2, "0")}`;
  const day = before ?? after?.slice(0, -1);
  if (day === undefined) return first;
  const whole = `${first}-${day.padStart(2, "0")}`;
  return isPlainDate(whole) ? whole : undefined;
}

/** Formats a date as `April 28, 2024`, or `May 2024` without a day. */
export function writeEventDate({ date, precision }: PlainDate): string {
  const { year, month, day } = readDay(date);
  return precision === "month" ? dates.month(month, year) : dates.day({ day, month, year });
}

/**
 * @param text such as `April 28, 2024` or `May 2024`
 * @returns `long` if `large` is a month
 * @throws Error "Invalid date string" for fewer than two parts separated by spaces (specification, section 5)
 */
export function splitDate(text: string): { large: string; small: string; long: boolean } {
  const [month, second, year] = text.split(" ").filter((part) => part !== "");
  if (month === undefined || second === undefined) throw new Error("Invalid date string");
  const short = month.slice(0, 3);
  if (year === undefined) return { large: short, small: second, long: true };
  return { large: second.replace(",", ""), small: short, long: false };
}

/** Returns the ISO date of a moment by the site's clock. */
export const siteDate = (moment: Date): string => dateIn(siteZone(), moment);

/**
 * Formats a day by the site's clock, such as `October 12, 2024`.
 * @param timestamp seconds since 1970
 */
export const writePostDate = (timestamp: number): string => writeDay(siteDate(new Date(timestamp * 1000)));

/** Formats a day, such as `October 12, 2024`: the only long form of the site. */
export const writeDay = (iso: string): string => writeEventDate({ date: iso, precision: "day" });

/** Formats a day without its year, such as `October 12`. */
export function writeDayOfYear(iso: string): string {
  const { month, day } = readDay(iso);
  return dates.dayOfYear(day, month);
}

/**
 * Returns the two lines of a calendar leaf: day and month, or month and year. `long` is true if the large line is a
 * month.
 */
export function leafOf({ date, precision }: PlainDate): { large: string; small: string; long: boolean } {
  const { year, month, day } = readDay(date);
  return precision === "month"
    ? { ...dates.monthLeaf(month, year), long: true }
    : { ...dates.leaf(day, month), long: false };
}

/**
 * Subtracts months in UTC, at the same time of day; limited to the last day of the month.
 * @param months negative for a later moment
 */
export function monthsBefore(moment: Date, months: number): Date {
  const earlier = new Date(moment);
  earlier.setUTCMonth(moment.getUTCMonth() - months, 1);
  const lastDay = new Date(Date.UTC(earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, 0)).getUTCDate();
  earlier.setUTCDate(Math.min(moment.getUTCDate(), lastDay));
  return earlier;
}

/**
 * Adds months.
 * @param date ISO date
 * @returns ISO date, limited to the last day of the month
 */
export const monthsAfter = (date: string, months: number): string =>
  monthsBefore(new Date(date), -months).toISOString().slice(0, 10);
