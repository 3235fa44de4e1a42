import { events as words } from "content/lists.ts";
import { href } from "react-router";
import { More } from "../../ui/button.tsx";
import { DateTab } from "./date-tab.tsx";
import type { EventCardFields } from "./event.type.server.ts";

export function EventCard({ event }: { event: EventCardFields }) {
  return (
    <a className="ecard" href={href("/event/readmore/:id", { id: String(event.id) })}>
      <DateTab date={event.date} precision={event.precision} />
      <div className="ecard-text">
        <h3>{event.title}</h3>
        {event.theme && <p>{event.theme}</p>}
        <More>{words.see}</More>
      </div>
    </a>
  );
}
