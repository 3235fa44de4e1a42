import { splitDate, writeEventDate } from "../../values/dates.ts";
import { shareablePhoto } from "../../values/shareable-photo.ts";
import type { CardFacts } from "../cards/card.ts";
import type { EventWithPhotos } from "./event.type.server.ts";

/** Like `10:00 to 14:00`; empty without a beginning. */
export const writeTimes = ({ startTime, endTime }: Pick<EventWithPhotos, "startTime" | "endTime">): string =>
  startTime ? [startTime, endTime].filter(Boolean).join(" to ") : "";

/** What the card of an event shows. */
export function eventCardFacts(event: EventWithPhotos): CardFacts {
  const day = writeEventDate(event);
  return {
    kind: "event",
    key: String(event.id),
    path: `/event/readmore/${event.id}`,
    title: event.title,
    line: event.theme,
    facts: [[day, writeTimes(event)].filter(Boolean).join(", "), event.location],
    date: splitDate(day),
    photo: shareablePhoto(event.photos),
    art: "about-1",
  };
}
