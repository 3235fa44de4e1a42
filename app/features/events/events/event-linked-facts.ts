import { type EventDescription, placesLeft } from "../../../values/event-description.ts";
import type { PageFacts } from "../../../values/linked-data.ts";
import {
  eventSpan,
  eventStatus,
  foundationId,
  type LinkedThing,
  pictureAddresses,
} from "../../../values/linked-data.ts";
import { shorten } from "../../../values/shorten.ts";
import type { EventWithPhotos } from "./event.type.server.ts";
import { eventMeta } from "./event-meta.ts";

interface Shown {
  description: EventDescription;
  /** Minute in the event's time zone. */
  now: string;
  /** The easy-read page shows only its first photo. */
  isEasy: boolean;
}

/** Structured data of an event, limited to what its page shows. */
export const eventFacts = (event: EventWithPhotos, shown: Shown): PageFacts => ({
  trail: { section: "events", label: event.title },
  thing: (origin) => eventThing(event, origin, shown),
});

function eventThing(event: EventWithPhotos, origin: string, { description: told, now, isEasy }: Shown): LinkedThing {
  const { id, title, location, formerDate, places } = event;
  const { description } = eventMeta(event, told.label);
  const left = placesLeft(event, now);
  const photos = isEasy ? event.photos.slice(0, 1) : event.photos;
  return {
    "@type": "Event",
    name: title,
    url: `${origin}/event/readmore/${id}`,
    ...eventSpan(told.span),
    ...(told.standing === "moved" && formerDate !== null && { previousStartDate: formerDate }),
    eventStatus: eventStatus(told.standing),
    location: { "@type": "Place", name: location, address: told.place },
    ...(left !== undefined && places !== null && { maximumAttendeeCapacity: places, remainingAttendeeCapacity: left }),
    organizer: { "@type": "NGO", "@id": foundationId(origin) },
    ...(description && { description: shorten(description) }),
    image: pictureAddresses(origin, photos),
  };
}
