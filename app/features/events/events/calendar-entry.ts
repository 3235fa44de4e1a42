import type { CalendarEntry } from "../../../values/calendar-file.ts";
import { writeEventDate } from "../../../values/dates.ts";
import { describeEvent, type StateWords, writeFormerDate } from "../../../values/event-description.ts";
import { fillPlaces } from "../../../values/places.ts";
import type { Event } from "./event.type.server.ts";

/** Words of calendar files, with the placeholders `{month}`, `{day}` and `{title}`. */
export interface CalendarWords {
  cancelled: string;
  postponed: string;
  onlyMonth: string;
  newDay: string;
}

/**
 * Makes an event's entry for a calendar file.
 * @param origin of the site
 * @param uid identifier of the event that never changes
 */
export function makeCalendarEntry(
  event: Event,
  { origin, uid, words, states }: { origin: string; uid: string; words: CalendarWords; states: StateWords },
): CalendarEntry {
  const { id, version } = event;
  const { standing, span, place } = describeEvent(event, states);
  const waits = standing === "waits";
  const beginning = standing === "cancelled" ? words.cancelled : waits ? words.postponed : "{title}";
  const description = [
    event.stateNote,
    span.precision === "month" && fillPlaces(words.onlyMonth, { month: writeEventDate(span) }),
    standing === "moved" && fillPlaces(words.newDay, { day: writeFormerDate(event.formerDate ?? "") }),
    event.theme,
    place,
    // Some calendar programs show a link only if it is in the description.
    `${origin}/event/readmore/${id}`,
  ];
  return {
    ...span,
    uid,
    sequence: version,
    title: fillPlaces(beginning, { title: event.title }),
    description: description.filter(Boolean).join("\n"),
    location: place,
    url: `${origin}/event/readmore/${id}`,
    status: standing === "cancelled" ? "CANCELLED" : waits ? "TENTATIVE" : "CONFIRMED",
  };
}
