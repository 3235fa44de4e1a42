import { dates } from "../../content/en/day-words.ts";
import { siteDate, writeDayOfYear } from "./dates.ts";
import { siteZone } from "./site-clock.ts";
import { toSiteTime } from "./site-time.ts";
import { startOfDay } from "./zoned-time.ts";

const dayMs = 24 * 3_600_000;

/**
 * Returns the full hour by the site's clock, 0 to 23.
 * @param iso UTC
 */
export const siteHour = (iso: string): number => Number(toSiteTime(iso).slice(11, 13));

/**
 * Adds days to a date.
 * @param date ISO date
 * @param days may be negative
 */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

/** Returns the month after a month (YYYY-MM). */
export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}

/** Returns the last day (ISO date) of a month (YYYY-MM). */
export const lastDayOfMonth = (month: string): string => addDays(`${monthAfter(month)}-01`, -1);

/** Returns the number of days from one ISO date to another; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

/**
 * Returns a weekday such as `Thursday`.
 * @param date ISO date
 */
export const weekdayOf = (date: string): string => dates.weekdays[new Date(date).getUTCDay()] ?? "";

/**
 * Returns the first moment of a day (ISO date and time, UTC).
 * @param date ISO date
 */
export const startOfSiteDay = (date: string): string => startOfDay(siteZone(), date);

/**
 * Returns the number of days before today (0 for today), and the time, such as `10:42`.
 * @param iso UTC
 */
export function sinceOnSite(iso: string, now: string): { days: number; date: string; time: string } {
  const date = siteDate(new Date(iso));
  return { days: daysBetween(date, siteDate(new Date(now))), date, time: dates.time(toSiteTime(iso).slice(11)) };
}

/**
 * Returns the time at which something began to wait, for use in sentences: days before today, weekday, date without
 * year, time.
 */
export function writeSince(iso: string, now: Date) {
  const { days, date, time } = sinceOnSite(iso, now.toISOString());
  return { days, time, weekday: weekdayOf(date), day: writeDayOfYear(date) };
}
