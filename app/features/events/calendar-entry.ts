import type { CalendarEntry } from "../../values/calendar-file.ts";
import { writeEventDate } from "../../values/dates.ts";
import { fillPlaces } from "../../values/places.ts";
import type { Event } from "./event.type.server.ts";

/** Words of calendar files; `{month}`, `{day}` and `{title}` stand for the event's. */
export interface CalendarWords {
  cancelled: string;
  postponed: string;
  onlyMonth: string;
  newDay: string;
}

/** `2026-12-12` or `2026-12`, as pages write it. */
export const writeFormerDate = (former: string): string =>
  former.length === 7
    ? writeEventDate({ date: `${former}-01`, precision: "month" })
    : writeEventDate({ date: former, precision: "day" });

/** Whether a postponed event has a new day. */
export const hasNewDay = ({ date, precision, formerDate }: Pick<Event, "date" | "precision" | "formerDate">): boolean =>
  formerDate !== null && formerDate !== (precision === "month" ? date.slice(0, 7) : date);

/** Where it is, in one line. */
export const placeOf = ({ location, address }: Pick<Event, "location" | "address">): string =>
  [address, location].filter(Boolean).join(", ");

/** An event in a calendar file. @param origin of the site; without its scheme part of the identifier, which never changes */
export function calendarEntryOf(event: Event, origin: string, words: CalendarWords): CalendarEntry {
  const { id, date, precision, endDate, startTime, endTime, state, version } = event;
  const waits = state === "postponed" && !hasNewDay(event);
  const beginning = state === "cancelled" ? words.cancelled : waits ? words.postponed : "{title}";
  const description = [
    event.stateNote,
    precision === "month" && fillPlaces(words.onlyMonth, { month: writeEventDate(event) }),
    state === "postponed" && !waits && fillPlaces(words.newDay, { day: writeFormerDate(event.formerDate ?? "") }),
    event.theme,
  ];
  return {
    ...{ date, precision, endDate, startTime, endTime },
    uid: `event-${id}@${new URL(origin).hostname}`,
    sequence: version,
    title: fillPlaces(beginning, { title: event.title }),
    description: description.filter(Boolean).join("\n"),
    location: placeOf(event),
    url: `${origin}/event/readmore/${id}`,
    status: state === "cancelled" ? "CANCELLED" : waits ? "TENTATIVE" : "CONFIRMED",
  };
}
