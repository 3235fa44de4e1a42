import { dates } from "../../content/en/day-words.ts";
import { siteDate, writeDayOfYear } from "./dates.ts";
import { siteZone } from "./site-clock.ts";
import { toSiteTime } from "./site-time.ts";
import { startOfDay } from "./zoned-time.ts";

const dayMs = 24 * 3_600_000;

/** Whole hour of the site's clock, 0 to 23. @param iso UTC */
export const siteHour = (iso: string): number => Number(toSiteTime(iso).slice(11, 13));

/** @param date ISO date @param days may be negative */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

/** Days from one ISO date to another; negative for an earlier one. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

/** Like `Thursday`. @param date ISO date */
export const weekdayOf = (date: string): string => dates.weekdays[new Date(date).getUTCDay()] ?? "";

/** First instant of a day: ISO date and time, UTC. @param date ISO date */
export const startOfSiteDay = (date: string): string => startOfDay(siteZone(), date);

/** Days before today (0 for today), and the time, like `10:42`. @param iso UTC */
export function sinceOnSite(iso: string, now: string): { days: number; date: string; time: string } {
  const date = siteDate(new Date(iso));
  return { days: daysBetween(date, siteDate(new Date(now))), date, time: dates.time(toSiteTime(iso).slice(11)) };
}

/** Writes when something began to wait, as sentences need it: days before today, a weekday, a date without its year, a time. */
export function writeSince(iso: string, now: Date) {
  const { days, date, time } = sinceOnSite(iso, now.toISOString());
  return { days, time, weekday: weekdayOf(date), day: writeDayOfYear(date) };
}
