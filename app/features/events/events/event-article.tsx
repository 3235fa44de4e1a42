import { easyRead } from "content/lists.ts";
import { href } from "react-router";
import type { ProjectLink } from "../../../cms/belonging-queries.server.ts";
import { ButtonLink, Buttons } from "../../../ui/button.tsx";
import { Detail, LeadPicture, PictureGrid } from "../../../ui/detail.tsx";
import { EasyRead, ReadSwitch } from "../../../ui/easy-read.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageMeta } from "../../../ui/page-meta.tsx";
import { type EventDescription, placesLeft } from "../../../values/event-description.ts";
import type { FormResult } from "../../../values/form-result.ts";
import {
  eventSpan,
  eventStatus,
  foundationId,
  type LinkedThing,
  type PageFacts,
  pictureAddresses,
} from "../../../values/linked-data.ts";
import { fillPlaces } from "../../../values/places.ts";
import type { StaffPicture } from "../../../values/public-picture.ts";
import { shorten } from "../../../values/shorten.ts";
import { joinAsSentence } from "../../../values/text-list.ts";
import { useIsInUse } from "../../foundation/use/switched-off.tsx";
import { GiveNote, PartOfProject } from "../../foundation/words/project-parts.tsx";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { CardLinks } from "../../media/cards/card.ts";
import { ShareLinks } from "../../media/cards/share-links.tsx";
import { liftCover } from "../../media/photos/lift-cover.ts";
import { MediaProse } from "../../media/photos/media-prose.tsx";
import type { ShownPhotos } from "../../media/photos/photo.ts";
import { PhotoRequestLink } from "../../media/photos/photo-request-link.tsx";
import type { Counted } from "../counted-figures/counted-schema.ts";
import { CountedAtEvent } from "../counted-figures/counted-section.tsx";
import { SignupSection } from "../guests/signup-section.tsx";
import type { EventCardFields, EventWithPhotos } from "./event.type.server.ts";
import { DateTab, EventCardStyle, EventStripCard } from "./event-card.tsx";
import { EventPlace, EventStateNote, EventTime, useEventDescription } from "./event-facts.tsx";
import { eventMeta } from "./event-meta.ts";

type EventArticleProps = (
  | { path: string; event: EventWithPhotos; textPhotos: ShownPhotos }
  | { path: undefined; event: EventWithPhotos<StaffPicture>; textPhotos: ShownPhotos<StaffPicture> }
) & {
  project: ProjectLink | undefined;
  others: EventCardFields[];
  /** Local date and time to the minute, in the event's time zone. */
  now: string;
  isEasy?: boolean;
  /** True after a request for a large group was sent to staff as a message. */
  isAsked?: boolean;
  answer?: FormResult | undefined;
  card?: CardLinks;
  counted?: Counted[];
};

/** @param path undefined for a preview, which search engines must not index */
export function EventArticle(props: EventArticleProps) {
  const {
    event,
    project,
    textPhotos,
    others,
    now,
    path,
    isEasy = false,
    isAsked = false,
    answer,
    card,
    counted = [],
  } = props;
  const words = useWords("events");
  const { calendar } = useWords("coming");
  const { failures } = useWords("article");
  const { error } = useWords("notices").forms;
  const { cover, caption, pictures, paragraphs } = liftCover(event, event.description);
  const id = String(event.id);
  // If sign-up was switched off after the form was opened, the page still returns the typed text.
  const isInUse = useIsInUse("guests");
  const takesSignups = isInUse && event.takesSignups;
  const showsSignup = isInUse ? takesSignups : answer !== undefined;
  const description = useEventDescription(event);
  const { label, when } = description;
  const meta = eventMeta(event, label);
  const isPublic = import.meta.env.SSR && props.path !== undefined;
  return (
    <>
      <PageMeta
        {...meta}
        title={answer === undefined ? meta.title : fillPlaces(error, { title: meta.title })}
        path={path}
        card={card}
        facts={isPublic ? eventFacts({ ...props.event, takesSignups }, { isEasy, description, now }) : undefined}
      />
      <EventCardStyle />
      <Detail back={{ href: href("/events"), label: words.back }}>
        <div className="detail-head">
          <DateTab event={event} />
          <div>
            <h1>{event.title}</h1>
            <ul className="facts">
              <li>
                <Icon name="pin" />
                <EventPlace event={event} />
              </li>
              <li>
                <Icon name="calendar" />
                <EventTime event={event} />
              </li>
            </ul>
          </div>
        </div>
        <PartOfProject project={project} />
        <EventStateNote event={event} />
        {event.state !== "over" && (
          <Buttons>
            <ButtonLink href={href("/event/readmore/:id.ics", { id })} look="line" small>
              <Icon name="calendar" />
              {calendar.add}
            </ButtonLink>
          </Buttons>
        )}
        {path !== undefined && event.easyRead.length > 0 && <ReadSwitch path={path} isEasy={isEasy} words={easyRead} />}
        <div className="detail" data-pictures={failures.eventImages}>
          {cover && !isEasy && <LeadPicture picture={cover} caption={caption} first />}
          <div className={showsSignup ? "side" : undefined}>
            {isEasy ? (
              <EasyRead sentences={event.easyRead} picture={cover} />
            ) : (
              <div className={showsSignup ? "stack" : "split"}>
                <MediaProse paragraphs={paragraphs} photos={textPhotos} />
                {event.list.length > 0 && (
                  <aside className="note g-lilac stack">
                    <h2 className="t-3">{words.listHeading}</h2>
                    <p>{joinAsSentence(event.list)}</p>
                  </aside>
                )}
              </div>
            )}
            <SignupSection event={event} now={now} isAsked={isAsked} answer={answer} />
          </div>
          <CountedAtEvent figures={counted} />
          {!isEasy && <PictureGrid pictures={pictures} />}
          {card && (
            <ShareLinks
              card={card}
              path={path ?? ""}
              about={[label, event.title, when].filter(Boolean).join(", ")}
              papers={["poster-a4", "programme"]}
            />
          )}
          {project && <GiveNote project={project} />}
          <PhotoRequestLink photos={event.photos} inText={isEasy ? {} : textPhotos} />
        </div>
      </Detail>
      <EventStripCard heading={words.others} events={others} />
    </>
  );
}

interface Shown {
  description: EventDescription;
  /** Local date and time to the minute, in the event's time zone. */
  now: string;
  /** True for the easy-read page, which shows only the first photo. */
  isEasy: boolean;
}

/** Returns an event's structured data. Facts that its page does not show are omitted. */
const eventFacts = (event: EventWithPhotos, shown: Shown): PageFacts => ({
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
