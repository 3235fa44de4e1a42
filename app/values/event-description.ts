import { dates } from "../../content/en/day-words.ts";
import { leafOf, readDay, writeEventDate } from "./dates.ts";
import { type EventDays, type EventSpan, type EventState, endOf, hasNewDay, spanOf, stateAt } from "./event-days.ts";
import { fillPlaces } from "./places.ts";
import { cityOf, siteZone } from "./site-clock.ts";

/** Facts of an event, as its row has them; unknown texts are empty or null. */
export interface EventFacts extends EventDays {
  /** State as of today. */
  state: EventState;
  /** ISO day or month before it was postponed. */
  formerDate?: string | null;
  location: string;
  address?: string | null;
  takesSignups?: boolean;
  /** ISO date. */
  signupUntil?: string | null;
  /** Null: without limit. */
  places?: number | null;
  /** People with a place. */
  taken?: number;
}

/** Words of states that staff can change; `{day}` becomes the new day. */
export interface StateWords {
  cancelled: string;
  postponed: string;
  newDay: string;
  noDay: string;
  over: string;
}

/** `moved` is postponed to another day, `waits` postponed to none yet. */
type Standing = "planned" | "moved" | "waits" | "cancelled" | "over";

/** An event in values and words: every page, picture, paper, file and e-mail about it is made from this. */
export interface EventDescription {
  standing: Standing;
  /** Span of the event; for an event that waits for a new date, the old one. */
  span: EventSpan;
  /** `October 17, 2026, 09:00 to 12:30`, `October 17, 2026 to October 19, 2026` or `May 2024`; empty while no day is known. */
  when: string;
  /** `when` without times. */
  days: string;
  /** Times of an event of one day that takes place, like `09:00 to 12:30`, or empty. */
  hours: string;
  /** Struck-through text: the day before the event was moved, or the whole time of a cancelled one; or empty. */
  struck: string;
  /** Like `12`, `Dec`: the first day, for a tab. */
  tab: ReturnType<typeof leafOf>;
  /** True if the event does not happen at the time of `span`. */
  isOff: boolean;
  /** Street and town in one line. */
  place: string;
  /** `Cancelled`, `Postponed` or empty. */
  label: string;
  /** `Cancelled`, `Postponed. New day: …`, `This day is over`, or empty for a planned event. */
  notice: string;
}

/** `2026-12-12` or `2026-12`, as pages write it. */
export const writeFormerDate = (former: string): string =>
  former.length === 7
    ? writeEventDate({ date: `${former}-01`, precision: "month" })
    : writeEventDate({ date: former, precision: "day" });

/** Street and town in one line. */
const placeOf = ({ location, address }: Pick<EventFacts, "location" | "address">): string =>
  [address, location].filter(Boolean).join(", ");

/** Describes an event, without asking for anything. */
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

/** Label and time, like `Cancelled: December 12, 2026` or `Postponed`. */
export const writeTimeLine = ({ label, when }: Pick<EventDescription, "label" | "when">): string =>
  dates.labelled(label, when);

/** Label, time and place in one line, for lists and texts that are copied. */
export const writeEventLine = (event: Pick<EventDescription, "label" | "when" | "place">): string =>
  [writeTimeLine(event), event.place].filter(Boolean).join(", ");

/** The columns of an event that say when, how and where it is. */
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

/** The names of these columns, for a query. */
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

/** Reads the facts of a row. @param now minute in its zone; without it, the state is as staff left it */
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

/** Times of another clock than the site's say which. */
function writeSpan(span: EventSpan): string {
  const written = writeDaysAndTimes(span);
  return span.startTime === undefined || span.zone === siteZone()
    ? written
    : dates.hoursElsewhere(written, cityOf(span.zone));
}

const joinTimes = ({ startTime, endTime }: EventSpan): string =>
  startTime === undefined ? "" : dates.hours(startTime, endTime);

/** Times of one day; those of another clock than the site's say which. */
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
 * State of the sign-up list; "none" for an event without one. A postponed event accepts people before its new day is
 * known.
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

/** Free places while people can say that they come; undefined without a limit, or after that. @param now minute in the zone of the event */
export const placesLeft = (event: EventFacts, now: string): number | undefined =>
  signupState(event, now) === "open" ? freePlaces(event) : undefined;

/** Places without people; undefined without a limit. */
export const freePlaces = ({ places, taken = 0 }: Pick<EventFacts, "places" | "taken">): number | undefined =>
  typeof places === "number" ? Math.max(0, places - taken) : undefined;
