import { dates } from "../../content/en/day-words.ts";
import { siteZone } from "./site-clock.ts";
import { dateIn } from "./zoned-time.ts";

/** The first of the month when only the month is known. */
export type PlainDate = { date: string; precision: "day" | "month" };

/** The parts of an ISO date, its month by name. */
export function readDay(iso: string): { year: number; month: string; day: number } {
  const [year, month, day] = iso.split("-").map(Number);
  return { year: year ?? 0, month: dates.months[(month ?? 1) - 1] ?? "", day: day ?? 1 };
}

/** Like `2024-04-28`; the day must exist. */
export function isPlainDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Reads a written date like `July 2023`, `12 July 2023` or `2023` into ISO 8601; undefined for anything else. */
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

/** `April 28, 2024`, or `May 2024` without a day. */
export function writeEventDate({ date, precision }: PlainDate): string {
  const { year, month, day } = readDay(date);
  return precision === "month" ? dates.month(month, year) : dates.day({ day, month, year });
}

/**
 * @param text like `April 28, 2024` or `May 2024` @returns `long` when `large` is a month
 * @throws Error "Invalid date string" for fewer than two parts separated by spaces (specification, section 5)
 */
export function splitDate(text: string): { large: string; small: string; long: boolean } {
  const [month, second, year] = text.split(" ").filter((part) => part !== "");
  if (month === undefined || second === undefined) throw new Error("Invalid date string");
  const short = month.slice(0, 3);
  if (year === undefined) return { large: short, small: second, long: true };
  return { large: second.replace(",", ""), small: short, long: false };
}

/** ISO date of the site's clock. */
export const siteDate = (moment: Date): string => dateIn(siteZone(), moment);

/** `October 12, 2024`, of the site's clock. @param timestamp seconds since 1970 */
export const writePostDate = (timestamp: number): string => writeDay(siteDate(new Date(timestamp * 1000)));

/** `October 12, 2024`: the one form of a day. */
export const writeDay = (iso: string): string => writeEventDate({ date: iso, precision: "day" });

/** `October 12`. */
export function writeDayOfYear(iso: string): string {
  const { month, day } = readDay(iso);
  return dates.dayOfYear(day, month);
}

/** The two lines of a calendar leaf: day and month, or month and year; `long` where a month is the large one. */
export function leafOf({ date, precision }: PlainDate): { large: string; small: string; long: boolean } {
  const { year, month, day } = readDay(date);
  return precision === "month"
    ? { ...dates.monthLeaf(month, year), long: true }
    : { ...dates.leaf(day, month), long: false };
}

/** Counts months back in UTC, keeping the time; clamps to the month's last day. @param months negative for later */
export function monthsBefore(moment: Date, months: number): Date {
  const earlier = new Date(moment);
  earlier.setUTCMonth(moment.getUTCMonth() - months, 1);
  const lastDay = new Date(Date.UTC(earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, 0)).getUTCDate();
  earlier.setUTCDate(Math.min(moment.getUTCDate(), lastDay));
  return earlier;
}

/** @param date ISO date @returns ISO date; clamps to the month's last day */
export const monthsAfter = (date: string, months: number): string =>
  monthsBefore(new Date(date), -months).toISOString().slice(0, 10);
