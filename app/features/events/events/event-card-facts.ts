import type { CardFacts } from "../../../server/share-card.ts";
import { describeEvent, type StateWords } from "../../../values/event-description.ts";
import { shareablePhoto } from "../../../values/shareable-photo.ts";
import type { EventWithPhotos } from "./event.type.server.ts";

/**
 * What the card, the status picture and the papers of an event show. Places left are not among it: a picture in a chat and a
 * poster stay as they are, and the count would be false within the hour.
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
