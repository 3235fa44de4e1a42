import { article, easyRead, events as originalWords } from "content/lists.ts";
import { href } from "react-router";
import { Detail, LeadPicture, PictureGrid } from "../../ui/detail.tsx";
import { EasyRead, ReadSwitch } from "../../ui/easy-read.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageMeta } from "../../ui/page-meta.tsx";
import { writeEventDate } from "../../values/dates.ts";
import { joinAsSentence } from "../../values/text-list.ts";
import type { CardLinks } from "../cards/card.ts";
import { ShareLinks } from "../cards/share-links.tsx";
import { MediaProse } from "../photos/media-prose.tsx";
import type { ShownPhotos } from "../photos/photo.ts";
import { TakedownLink } from "../photos/takedown-link.tsx";
import { useWords } from "../words/use-words.tsx";
import type { EventCardFields, EventWithPhotos } from "./event.type.server.ts";
import { DateTab, EventCardStyle, EventStripCard } from "./event-card.tsx";
import { eventMeta } from "./event-meta.ts";

interface EventArticleProps {
  event: EventWithPhotos;
  textPhotos: ShownPhotos;
  others: EventCardFields[];
  path: string | undefined;
  isEasy?: boolean;
  card?: CardLinks;
}

/** @param path undefined for a preview, which must not be indexed */
export function EventArticle({ event, textPhotos, others, path, isEasy = false, card }: EventArticleProps) {
  const words = useWords("events", originalWords);
  const { failures } = useWords("article", article);
  const [cover, ...pictures] = event.photos;
  return (
    <>
      <PageMeta {...eventMeta(event)} path={path} card={card} />
      <EventCardStyle />
      <Detail back={{ href: href("/events"), label: words.back }}>
        <div className="detail-head">
          <DateTab date={event.date} precision={event.precision} />
          <div>
            <h1>{event.title}</h1>
            <ul className="facts">
              <li>
                <Icon name="pin" />
                {event.location}
              </li>
              <li>
                <Icon name="calendar" />
                {writeEventDate(event)}
                {event.startTime && `, ${[event.startTime, event.endTime].filter(Boolean).join(" to ")}`}
              </li>
            </ul>
          </div>
        </div>
        {path !== undefined && event.easyRead.length > 0 && <ReadSwitch path={path} isEasy={isEasy} words={easyRead} />}
        <div className="detail" data-pictures={failures.eventImages}>
          {cover && !isEasy && <LeadPicture picture={cover} first />}
          {isEasy ? (
            <EasyRead sentences={event.easyRead} picture={cover} />
          ) : (
            <div className="split">
              <MediaProse paragraphs={event.description} photos={textPhotos} />
              {event.list.length > 0 && (
                <aside className="note g-lilac stack">
                  <h2 className="t-3">{words.listHeading}</h2>
                  <p>{joinAsSentence(event.list)}</p>
                </aside>
              )}
            </div>
          )}
          {!isEasy && <PictureGrid pictures={pictures} />}
          {card && (
            <ShareLinks
              card={card}
              path={path ?? ""}
              about={`${event.title}, ${writeEventDate(event)}`}
              papers={["poster-a4", "programme"]}
            />
          )}
          <TakedownLink photos={event.photos} inText={isEasy ? {} : textPhotos} />
        </div>
      </Detail>
      <EventStripCard heading={words.others} events={others} />
    </>
  );
}
