import type { PlainDate } from "./dates.ts";
import { addDays } from "./site-days.ts";

/** States that staff choose. An event also becomes `over` by itself, at the time of `endOf`. */
export const eventStates = ["planned", "postponed", "cancelled", "over"] as const;
export type EventState = (typeof eventStates)[number];

/** Dates of an event; empty or null if unknown. Times are `HH:MM` in its own zone. */
export interface EventDays extends PlainDate {
  /** IANA time zone in which it was entered; it stays when the site's zone changes. */
  zone: string;
  endDate?: string | null;
  startTime?: string | null;
  endTime?: string | null;
}

/** Maximum length of an event in days: lists of coming events look back no further. */
export const maxEventDays = 31;

/** Returns true for a possible end; an unknown one is accepted. */
export const isEndOf = ({ date, endDate }: { date: string; endDate: string }): boolean =>
  endDate === "" || endDate >= date;

export const isShort = ({ date, endDate }: { date: string; endDate: string }): boolean =>
  endDate === "" || endDate < addDays(date, maxEventDays);

/** Returns true if the end is later than the beginning. A month, and an unknown end, are accepted. */
export const endsLater = ({
  date,
  endDate,
  startTime,
  endTime,
}: Record<"date" | "endDate" | "startTime" | "endTime", string>): boolean =>
  (endDate !== "" && endDate !== date) || startTime === "" || endTime === "" || endTime > startTime;

/** Returns the last day (ISO date); that of the month if only the month is known. */
export function lastDayOf({ date, precision, endDate }: Omit<EventDays, "zone">): string {
  if (precision === "day") return endDate || date;
  const [year = 0, month = 1] = date.split("-").map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** First and last day, with the known times. */
export interface EventSpan extends PlainDate {
  zone: string;
  startTime: string | undefined;
  /** For an event of one day, the same as the first day. */
  endDate: string;
  endTime: string | undefined;
}

/**
 * Returns the span of an event. A month has no times. If a one-day event ends before it begins, which only older forms
 * accepted, it ends on the next day.
 */
export function spanOf({ zone, date, precision, endDate, startTime, endTime }: EventDays): EventSpan {
  if (precision === "month")
    return { zone, date, precision, startTime: undefined, endDate: lastDayOf({ date, precision }), endTime: undefined };
  const last = endDate || date;
  const isPastMidnight = last === date && startTime && endTime && endTime <= startTime;
  return {
    zone,
    date,
    precision,
    startTime: startTime || undefined,
    endTime: (startTime && endTime) || undefined,
    endDate: isPastMidnight ? addDays(date, 1) : last,
  };
}

/** Returns true once a postponed event has a new day; until then, its date is the old one. */
export const hasNewDay = ({
  date,
  precision,
  formerDate,
}: PlainDate & { formerDate?: string | null | undefined }): boolean =>
  Boolean(formerDate) && formerDate !== (precision === "month" ? date.slice(0, 7) : date);

/** Sorts after every time of its day. */
const endOfDay = "T24:00";

/**
 * Returns the time from which an event is over: its end, the start of an event of one day, or the end of its last day.
 * @returns by the clock of its zone, such as `2026-03-10T14:30`
 */
export function endOf(event: EventDays): string {
  const { date, precision, endDate, startTime, endTime } = spanOf(event);
  const known = endTime ?? (precision === "day" ? event.endTime : undefined) ?? undefined;
  const time = known || (endDate === date ? startTime : undefined);
  return endDate + (time ? `T${time}` : endOfDay);
}

/**
 * Returns the time from which an event has started: without a time, the end of its first day.
 * @returns as `endOf`
 */
export function startOf(event: EventDays): string {
  const { date, startTime } = spanOf(event);
  return date + (startTime ? `T${startTime}` : endOfDay);
}

/**
 * Returns the state of an event at a given minute. An event that waits for a new day is not over after its old day.
 * @param now minute by the clock of its zone, such as `2026-03-10T14:30`
 */
export function stateAt(event: EventDays & { state: EventState; formerDate?: string | null }, now: string): EventState {
  const waits = event.state === "postponed" && !hasNewDay(event);
  return event.state === "cancelled" || waits || endOf(event) > now ? event.state : "over";
}
