import type { CardFacts } from "../../../server/share-card.ts";
import { describeEvent, type StateWords } from "../../../values/event-description.ts";
import { shareablePhoto } from "../../../values/shareable-photo.ts";
import type { EventWithPhotos } from "./event.type.server.ts";

/**
 * Returns the facts for an event's share card, status picture and printed papers. The number of free places is omitted,
 * because it would soon be outdated on paper and in chats.
 */
export function eventCardFacts(event: EventWithPhotos, words: StateWords): CardFacts {
  const { when, place, tab, isOff, label, notice } = describeEvent(event, words);
  return {
    kind: "event",
    key: String(event.id),
    path: `/event/readmore/${event.id}`,
    title: event.title,
    line: event.theme,
    notice: label,
    facts: [when || notice, place],
    date: { ...tab, isOff },
    photo: shareablePhoto(event.photos),
    art: "about-1",
  };
}
