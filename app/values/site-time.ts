import { dates } from "../../content/en/day-words.ts";
import { siteDate, writeDayOfYear } from "./dates.ts";
import { siteZone } from "./site-clock.ts";
import { fromZonedTime, isSkipped, toZonedTime } from "./zoned-time.ts";

/**
 * Parses the value of a `datetime-local` field: `2026-03-10T14:30`.
 * @returns ISO 8601, UTC; undefined when invalid
 */
export const fromSiteTime = (text: string): string | undefined => fromZonedTime(siteZone(), text);

/** Writes a time for a `datetime-local` field. @param iso UTC */
export const toSiteTime = (iso: string): string => toZonedTime(siteZone(), iso);

/**
 * Returns true if the site's clock skips this wall time when it is set forward.
 * @param text value of a `datetime-local` field
 */
export const isSkippedTime = (text: string): boolean => isSkipped(siteZone(), text);

/**
 * Formats a moment as `2026-11-21 02:00` by the site's clock.
 * @param iso UTC
 */
export const writeDateAndTime = (iso: string): string => toSiteTime(iso).replace("T", " ");

/**
 * Formats a moment as `November 21, 02:00` by the site's clock.
 * @param iso UTC
 */
export function writeMoment(iso: string): string {
  const day = writeDayOfYear(siteDate(new Date(iso)));
  return dates.moment(day, dates.time(toSiteTime(iso).slice(11)));
}
