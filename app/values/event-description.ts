import { dates } from "../../content/en/day-words.ts";
import { labelled } from "../../content/en/labelled.ts";
import { leafOf, readDay, writeEventDate } from "./dates.ts";
import { type EventDays, type EventSpan, type EventState, endOf, hasNewDay, spanOf, stateAt } from "./event-days.ts";
import { fillPlaces } from "./places.ts";
import { cityOf, siteZone } from "./site-clock.ts";

/** Facts from an event's row; unknown texts are empty or null. */
export interface EventFacts extends EventDays {
  state: EventState;
  /** ISO day or month before the event was postponed. */
  formerDate?: string | null;
  location: string;
  address?: string | null;
  takesSignups?: boolean;
  /** ISO date. */
  signupUntil?: string | null;
  /** Null for no limit. */
  places?: number | null;
  /** Number of people with a place. */
  taken?: number;
}

/** Texts for states, which staff can change; `{day}` is replaced by the new day. */
export interface StateWords {
  cancelled: string;
  postponed: string;
  newDay: string;
  noDay: string;
  over: string;
}

/** `moved`: postponed to another day. `waits`: postponed, with no new day yet. */
type Standing = "planned" | "moved" | "waits" | "cancelled" | "over";

/** An event as values and texts, from which every page, picture, print, file and e-mail about it is made. */
export interface EventDescription {
  standing: Standing;
  /** Span of the event; for an event that waits for a new date, the old one. */
  span: EventSpan;
  /**
   * For example, `October 17, 2026, 09:00 to 12:30`, `October 17, 2026 to October 19, 2026` or `May 2024`; empty while
   * the day is unknown.
   */
  when: string;
  /** `when` without times. */
  days: string;
  /** Times of a one-day event that takes place, such as `09:00 to 12:30`; otherwise empty. */
  hours: string;
  /** Text that is struck through: the former day of a moved event, or the time of a cancelled one; otherwise empty. */
  struck: string;
  /** The first day for a calendar leaf, such as `12`, `Dec`. */
  tab: ReturnType<typeof leafOf>;
  /** True if the event does not take place at the time of `span`. */
  isOff: boolean;
  place: string;
  /** `Cancelled`, `Postponed` or empty. */
  label: string;
  /** `Cancelled`, `Postponed. New day: …`, `This day is over`, or empty for a planned event. */
  notice: string;
}

/** Formats `2026-12-12` or `2026-12` as on pages. */
export const writeFormerDate = (former: string): string =>
  former.length === 7
    ? writeEventDate({ date: `${former}-01`, precision: "month" })
    : writeEventDate({ date: former, precision: "day" });

const placeOf = ({ location, address }: Pick<EventFacts, "location" | "address">): string =>
  [address, location].filter(Boolean).join(", ");

/** Describes an event without any query. */
export function describeEvent(event: EventFacts, words: StateWords): EventDescription {
  const standing = standingOf(event);
  const span = spanOf(event);
  const whole = writeSpan(span);
  const days = writeSpan({ ...span, startTime: undefined, endTime: undefined });
  const hours = writeHours(span);
  const isOff = standing === "cancelled" || standing === "waits";
  const labels: Record<Standing, string> = {
    planned: "",
    over: "",
    cancelled: words.cancelled,
    moved: words.postponed,
    waits: words.postponed,
  };
  const notices: Record<Standing, string> = {
    planned: "",
    cancelled: words.cancelled,
    waits: words.noDay,
    over: words.over,
    moved: fillPlaces(words.newDay, { day: whole }),
  };
  return {
    standing,
    span,
    isOff,
    tab: leafOf(event),
    place: placeOf(event),
    when: standing === "waits" ? "" : whole,
    days: standing === "waits" ? "" : days,
    hours: isOff ? "" : hours,
    struck: isOff ? whole : standing === "moved" ? writeFormerDate(event.formerDate ?? "") : "",
    label: labels[standing],
    notice: notices[standing],
  };
}

/** Returns label and time, such as `Cancelled: December 12, 2026` or `Postponed`. */
export const writeTimeLine = ({ label, when }: Pick<EventDescription, "label" | "when">): string =>
  labelled(label, when);

/** Returns label, time and place in one line, for lists and copied texts. */
export const writeEventLine = (event: Pick<EventDescription, "label" | "when" | "place">): string =>
  [writeTimeLine(event), event.place].filter(Boolean).join(", ");

/** The columns of an event about its time, state and place. */
export interface EventColumns {
  zone: string;
  date: string;
  date_precision: "day" | "month";
  end_date: string | null;
  start_time: string | null;
  end_time: string | null;
  state: EventState;
  former_date: string | null;
  location: string;
  address: string | null;
}

/** The names of the columns of `EventColumns`, for a query. */
export const eventColumns = [
  "zone",
  "date",
  "date_precision",
  "end_date",
  "start_time",
  "end_time",
  "state",
  "former_date",
  "location",
  "address",
] as const;

/**
 * Reads the facts of a row.
 * @param now minute in its zone; without it, the state stays as staff chose it
 */
export function factsOfRow(row: EventColumns, now?: string): EventFacts {
  const { date, date_precision: precision, end_date: endDate, start_time: startTime, end_time: endTime } = row;
  const { zone, former_date: formerDate, location, address } = row;
  const facts = { zone, date, precision, endDate, startTime, endTime, state: row.state, formerDate, location, address };
  return now === undefined ? facts : { ...facts, state: stateAt(facts, now) };
}

function standingOf(event: EventFacts): Standing {
  if (event.state !== "postponed") return event.state;
  return hasNewDay(event) ? "moved" : "waits";
}

/** Formats the span; adds the zone if it is not the site's. */
export function writeSpan(span: EventSpan): string {
  const written = writeDaysAndTimes(span);
  return span.startTime === undefined || span.zone === siteZone()
    ? written
    : dates.hoursElsewhere(written, cityOf(span.zone));
}

const joinTimes = ({ startTime, endTime }: EventSpan): string =>
  startTime === undefined ? "" : dates.hours(startTime, endTime);

/** Formats the times of one day; adds the zone if it is not the site's. */
function writeHours(span: EventSpan): string {
  const hours = span.endDate === span.date ? joinTimes(span) : "";
  return hours === "" || span.zone === siteZone() ? hours : dates.hoursElsewhere(hours, cityOf(span.zone));
}

function writeDaysAndTimes(span: EventSpan): string {
  const { date, precision, endDate, startTime, endTime } = span;
  const day = writeEventDate({ date, precision });
  if (precision === "month") return day;
  const hours = joinTimes(span);
  if (endDate === date) return hours === "" ? day : dates.dayWithHours(day, hours);
  return dates.days(readDay(date), readDay(endDate), startTime, endTime);
}

/**
 * Returns the state of the sign-up list; "none" for an event without one. A postponed event accepts people before its
 * new day is known.
 * @param now minute in the zone of the event
 */
export function signupState(
  event: Pick<EventFacts, "state" | "takesSignups" | "signupUntil"> & EventDays,
  now: string,
): "none" | "open" | "over" | "cancelled" | "closed" {
  const { state, takesSignups, signupUntil } = event;
  if (!takesSignups) return "none";
  if (state === "cancelled") return "cancelled";
  if (state === "over" || endOf(event) <= now) return "over";
  return signupUntil && signupUntil < now.slice(0, 10) ? "closed" : "open";
}

/**
 * Returns the number of free places while sign-up is open; undefined without a limit, or after sign-up has closed.
 * @param now minute in the zone of the event
 */
export const placesLeft = (event: EventFacts, now: string): number | undefined =>
  signupState(event, now) === "open" ? freePlaces(event) : undefined;

/** Returns the number of free places; undefined without a limit. */
export const freePlaces = ({ places, taken = 0 }: Pick<EventFacts, "places" | "taken">): number | undefined =>
  typeof places === "number" ? Math.max(0, places - taken) : undefined;
