import { events as words } from "content/lists.ts";
import { href } from "react-router";
import { AdireStyle } from "../../ui/adire.tsx";
import { More } from "../../ui/button.tsx";
import { Scroller } from "../../ui/scroller.tsx";
import { Style } from "../../ui/style.tsx";
import type { EventCardFields } from "./event.type.server.ts";
import css from "./event-card.css?inline";
import { EventCard } from "./event-card.tsx";

/** Events side by side on the home, about and event pages; hidden without events. */
export function EventStripCard({ heading, events }: { heading: string; events: EventCardFields[] }) {
  if (events.length === 0) return null;
  return (
    <>
      <AdireStyle />
      <EventCardStyle />
      <section className="events adire g-ink" aria-labelledby="events">
        <div className="wrap head-row">
          <h2 id="events" className="tag">
            {heading}
          </h2>
          <More href={href("/events")}>{words.back}</More>
        </div>
        <Scroller label={words.stripLabel}>
          {events.map((event) => (
            <EventCard key={event.id} event={event} />
          ))}
        </Scroller>
      </section>
    </>
  );
}

export function EventCardStyle() {
  return <Style name="event-card" layer="feature" css={css} />;
}
