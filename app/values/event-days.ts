import { type PlainDate, writeEventDate } from "./dates.ts";
import { addDays } from "./lagos-days.ts";

/** What staff say about an event. `over` also holds by itself, when its last day has gone by. */
export const eventStates = ["planned", "postponed", "cancelled", "over"] as const;
export type EventState = (typeof eventStates)[number];

/** Dates of an event; empty or null for what is not known. Times are Lagos time, `HH:MM`. */
export interface EventDays extends PlainDate {
  endDate?: string | null;
  startTime?: string | null;
  endTime?: string | null;
}

/** Days that an event lasts at most: lists of what is coming look back no further. */
export const maxEventDays = 31;

/** Undated ends are fine. */
export const isEndOf = ({ date, endDate }: { date: string; endDate: string }): boolean =>
  endDate === "" || endDate >= date;

export const isShort = ({ date, endDate }: { date: string; endDate: string }): boolean =>
  endDate === "" || endDate < addDays(date, maxEventDays);

/** The last day: of a month where only that is known. ISO date. */
export function lastDayOf({ date, precision, endDate }: EventDays): string {
  if (precision === "day") return endDate || date;
  const [year = 0, month = 1] = date.split("-").map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** @param today ISO date in Lagos */
export const stateOn = (event: EventDays & { state: EventState }, today: string): EventState =>
  event.state === "cancelled" || lastDayOf(event) >= today ? event.state : "over";

/** `October 17, 2026, 09:00 to 12:30`, `October 17, 2026 to October 19, 2026`, or `May 2024`. */
export function writeEventTime(event: EventDays): string {
  const { precision, endDate, startTime, endTime } = event;
  const day = writeEventDate(event);
  if (precision === "month") return day;
  const times = [startTime, endTime].filter(Boolean).join(" to ");
  if (!endDate || endDate === event.date) return [day, times].filter(Boolean).join(", ");
  const last = writeEventDate({ date: endDate, precision });
  return [[day, startTime].filter(Boolean).join(", "), [last, endTime].filter(Boolean).join(", ")].join(" to ");
}
