import { href } from "react-router";
import { More } from "../../../ui/button.tsx";
import { AdireStyle } from "../../../ui/cloth.tsx";
import { useIsLeftOut } from "../../../ui/low-data.ts";
import { Picture } from "../../../ui/picture.tsx";
import scrollerCss from "../../../ui/scroller.css?inline";
import { Style } from "../../../ui/style.tsx";
import type { EventFacts } from "../../../values/event-description.ts";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { EventCardFields } from "./event.type.server.ts";
import css from "./event-card.css?inline";
import { useEventDescription } from "./event-facts.tsx";

/** Shows an event's date as a tab; screen readers read the full date. */
export function DateTab({ event }: { event: EventFacts }) {
  const { tab, days, struck, isOff } = useEventDescription(event);
  const { large, small, long } = tab;
  return (
    <span className={["date", long && "date--long", isOff && "date--off"].filter(Boolean).join(" ")}>
      <time className="vh" dateTime={event.precision === "month" ? event.date.slice(0, 7) : event.date}>
        {days || struck}
      </time>
      <span aria-hidden="true">{large}</span>
      <small aria-hidden="true">{small}</small>
    </span>
  );
}

export function EventCardStyle() {
  return <Style name="event-card" layer="feature" css={css} />;
}

interface EventCardProps {
  event: EventCardFields;
  /** True if the card is the only one and fills the row. */
  isAlone?: boolean;
}

/** Width of a single card's photo: half of the page, or the full width on phones. */
const pictureWidth = "(min-width: 80em) 560px, (min-width: 48em) 45vw, calc(100vw - 40px)";

export function EventCard({ event, isAlone = false }: EventCardProps) {
  const words = useWords("events");
  const { label, days, hours, place, span } = useEventDescription(event);
  const isLeftOut = useIsLeftOut(event.picture ?? {});
  const picture = isAlone && !isLeftOut ? event.picture : undefined;
  const where = [hours, place].filter(Boolean).join(", ");
  return (
    <a
      className={["ecard", isAlone && "ecard--wide", picture && "ecard--pictured"].filter(Boolean).join(" ")}
      href={href("/event/readmore/:id", { id: String(event.id) })}
    >
      <DateTab event={event} />
      {picture && <Picture {...picture} alt="" className="ecard-img" layout={pictureWidth} />}
      <div className="ecard-text">
        <h3>{event.title}</h3>
        {label && (
          <p>
            <b>{label}</b>
          </p>
        )}
        {days && span.precision === "day" && span.endDate !== span.date && <p>{days}</p>}
        {where && <p>{where}</p>}
        {event.theme && <p>{event.theme}</p>}
        <More>{words.see}</More>
      </div>
    </a>
  );
}

/** Shows events side by side; renders nothing without events. */
export function EventStripCard({ heading, events }: { heading: string; events: EventCardFields[] }) {
  const words = useWords("events");
  if (events.length === 0) return null;
  return (
    <>
      <AdireStyle />
      <EventCardStyle />
      <Style name="scroller" css={scrollerCss} />
      <section className="events adire g-ink" aria-labelledby="events">
        <div className="wrap head-row">
          <h2 id="events" className="tag">
            {heading}
          </h2>
          <More href={href("/events")}>{words.back}</More>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: Chromium and Firefox focus a scrolling box by themselves, Safari does not. */}
        <section className="scroller" tabIndex={0} aria-label={words.stripLabel}>
          {events.map((event) => (
            <EventCard key={event.id} event={event} isAlone={events.length === 1} />
          ))}
        </section>
      </section>
    </>
  );
}
