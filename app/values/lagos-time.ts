import { lagosDate, writeDay } from "./dates.ts";

/** Parses a `datetime-local` value: `2026-03-10T14:30`. @returns ISO 8601, UTC; undefined when invalid */
export function fromLagosTime(text: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return undefined;
  // West Africa Time, without daylight saving time.
  const moment = new Date(`${text}:00+01:00`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

/** Writes a time for a `datetime-local` field. @param iso UTC */
export function toLagosTime(iso: string): string {
  return new Date(Date.parse(iso) + 60 * 60 * 1000).toISOString().slice(0, 16);
}

/** `2026-11-21 02:00`, Lagos time. @param iso UTC */
export const writeDateAndTime = (iso: string): string => toLagosTime(iso).replace("T", " ");

/** `21 November, 02:00`, Lagos time. @param iso UTC */
export function writeMoment(iso: string): string {
  const day = writeDay(lagosDate(new Date(iso))).replace(/ \d+$/, "");
  return `${day}, ${toLagosTime(iso).slice(11)}`;
}
