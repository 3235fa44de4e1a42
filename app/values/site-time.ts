import { dates } from "../../content/en/day-words.ts";
import { siteDate, writeDay, writeDayOfYear } from "./dates.ts";
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

const momentOn = (day: string, iso: string): string => dates.moment(day, dates.time(toSiteTime(iso).slice(11)));

/**
 * Formats a moment as `November 21, 2026, 02:00` by the site's clock.
 * @param iso UTC
 */
export const writeDateAndTime = (iso: string): string => momentOn(writeDay(siteDate(new Date(iso))), iso);

/**
 * Formats a moment as `November 21, 02:00` by the site's clock.
 * @param iso UTC
 */
export const writeMoment = (iso: string): string => momentOn(writeDayOfYear(siteDate(new Date(iso))), iso);
