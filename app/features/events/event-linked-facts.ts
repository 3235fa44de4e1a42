import type { PageFacts } from "../../values/linked-data.ts";
import { eventSpan, eventStatus, foundationId, type LinkedThing, pictureAddresses } from "../../values/linked-data.ts";
import { shorten } from "../../values/shorten.ts";
import { hasNewDay, placeOf } from "./calendar-entry.ts";
import type { EventWithPhotos } from "./event.type.server.ts";
import { eventMeta } from "./event-meta.ts";

/** An event for machines: nothing that its page does not show. @param isEasy the page shows its first picture only */
export const eventFacts = (event: EventWithPhotos, isEasy: boolean): PageFacts => ({
  trail: { section: "events", label: event.title },
  thing: (origin) => eventThing(event, origin, isEasy ? event.photos.slice(0, 1) : event.photos),
});

function eventThing(event: EventWithPhotos, origin: string, photos: EventWithPhotos["photos"]): LinkedThing {
  const { id, title, location, state, formerDate } = event;
  const { description } = eventMeta(event);
  const isMoved = state === "postponed" && hasNewDay(event);
  return {
    "@type": "Event",
    name: title,
    url: `${origin}/event/readmore/${id}`,
    ...eventSpan(event),
    ...(isMoved && formerDate !== null && { previousStartDate: formerDate }),
    eventStatus: eventStatus(state, isMoved),
    location: { "@type": "Place", name: location, address: placeOf(event) },
    organizer: { "@type": "NGO", "@id": foundationId(origin) },
    ...(description && { description: shorten(description) }),
    image: pictureAddresses(origin, photos),
  };
}
