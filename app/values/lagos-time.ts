import { lagosDate, writeDay } from "./dates.ts";

/** Lagos keeps UTC+1 all year (West Africa Time, no summer time). */
const offset = "+01:00";

/**
 * Reads what a date-and-time field says, on the wall in Lagos.
 *
 * @param text `2026-03-10T14:30`
 * @returns ISO date and time, UTC; undefined for anything else
 */
export function fromLagosTime(text: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return undefined;
  const moment = new Date(`${text}:00${offset}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

/** Writes a moment for a date-and-time field, on the wall in Lagos. @param iso date and time, UTC */
export function toLagosTime(iso: string): string {
  return new Date(Date.parse(iso) + 60 * 60 * 1000).toISOString().slice(0, 16);
}

/** Writes a moment for a list: `2026-11-21 02:00`, on the wall in Lagos. @param iso date and time, UTC */
export function writeDateAndTime(iso: string): string {
  return toLagosTime(iso).replace("T", " ");
}

/** Writes a moment of these days: `21 November, 02:00`, on the wall in Lagos. @param iso date and time, UTC */
export function writeMoment(iso: string): string {
  const day = writeDay(lagosDate(new Date(iso))).replace(/ \d+$/, "");
  return `${day}, ${toLagosTime(iso).slice(11)}`;
}
