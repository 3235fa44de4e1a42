import type { PlainDate } from "./dates.ts";
import { addDays } from "./site-days.ts";

/** States that staff choose. An event is `over` without their choice from `endOf` on. */
export const eventStates = ["planned", "postponed", "cancelled", "over"] as const;
export type EventState = (typeof eventStates)[number];

/** Dates of an event; empty or null if unknown. Times are those of its zone, `HH:MM`. */
export interface EventDays extends PlainDate {
  /** IANA time zone in which it was entered: it stays when the site goes by another clock. */
  zone: string;
  endDate?: string | null;
  startTime?: string | null;
  endTime?: string | null;
}

/** Maximum days of an event: lists of coming events look back no further. */
export const maxEventDays = 31;

/** Undated ends are fine. */
export const isEndOf = ({ date, endDate }: { date: string; endDate: string }): boolean =>
  endDate === "" || endDate >= date;

export const isShort = ({ date, endDate }: { date: string; endDate: string }): boolean =>
  endDate === "" || endDate < addDays(date, maxEventDays);

/** True if the end is later than the beginning; a month and an unknown end are fine. */
export const endsLater = ({
  date,
  endDate,
  startTime,
  endTime,
}: Record<"date" | "endDate" | "startTime" | "endTime", string>): boolean =>
  (endDate !== "" && endDate !== date) || startTime === "" || endTime === "" || endTime > startTime;

/** The last day: of a month where only that is known. ISO date. */
export function lastDayOf({ date, precision, endDate }: Omit<EventDays, "zone">): string {
  if (precision === "day") return endDate || date;
  const [year = 0, month = 1] = date.split("-").map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** First and last day with the times that are known. */
export interface EventSpan extends PlainDate {
  zone: string;
  startTime: string | undefined;
  /** The first day again for an event of one day. */
  endDate: string;
  endTime: string | undefined;
}

/**
 * The span of an event. A month has no times. An event of one day with an end before its beginning was stored before forms refused
 * that: it ends on the next day.
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

/** True once a postponed event has a new day; its date stays the old one until then. */
export const hasNewDay = ({
  date,
  precision,
  formerDate,
}: PlainDate & { formerDate?: string | null | undefined }): boolean =>
  Boolean(formerDate) && formerDate !== (precision === "month" ? date.slice(0, 7) : date);

/** Comes after every time of its day. */
const endOfDay = "T24:00";

/**
 * The time from which an event is over: its end, else the start of an event of one day, else the end of its last day.
 * @returns by the clock of its zone, like `2026-03-10T14:30`
 */
export function endOf(event: EventDays): string {
  const { date, precision, endDate, startTime, endTime } = spanOf(event);
  const known = endTime ?? (precision === "day" ? event.endTime : undefined) ?? undefined;
  const time = known || (endDate === date ? startTime : undefined);
  return endDate + (time ? `T${time}` : endOfDay);
}

/** The time from which an event has started: the end of its first day where no time is known. @returns as `endOf` */
export function startOf(event: EventDays): string {
  const { date, startTime } = spanOf(event);
  return date + (startTime ? `T${startTime}` : endOfDay);
}

/**
 * State of an event at a minute. An event that waits for a new day is not over when its old day goes by.
 * @param now minute by the clock of its zone, like `2026-03-10T14:30`
 */
export function stateAt(event: EventDays & { state: EventState; formerDate?: string | null }, now: string): EventState {
  const waits = event.state === "postponed" && !hasNewDay(event);
  return event.state === "cancelled" || waits || endOf(event) > now ? event.state : "over";
}
