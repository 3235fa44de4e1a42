import { dates } from "../../content/en/day-words.ts";
import { siteDate, writeDayOfYear } from "./dates.ts";
import { siteZone } from "./site-clock.ts";
import { fromZonedTime, isSkipped, toZonedTime } from "./zoned-time.ts";

/** Parses a `datetime-local` value: `2026-03-10T14:30`. @returns ISO 8601, UTC; undefined when invalid */
export const fromSiteTime = (text: string): string | undefined => fromZonedTime(siteZone(), text);

/** Writes a time for a `datetime-local` field. @param iso UTC */
export const toSiteTime = (iso: string): string => toZonedTime(siteZone(), iso);

/** True if the site's clock skips this wall time, because it is put forward. @param text a `datetime-local` value */
export const isSkippedTime = (text: string): boolean => isSkipped(siteZone(), text);

/** `2026-11-21 02:00`, of the site's clock. @param iso UTC */
export const writeDateAndTime = (iso: string): string => toSiteTime(iso).replace("T", " ");

/** `November 21, 02:00`, of the site's clock. @param iso UTC */
export function writeMoment(iso: string): string {
  const day = writeDayOfYear(siteDate(new Date(iso)));
  return dates.moment(day, dates.time(toSiteTime(iso).slice(11)));
}
