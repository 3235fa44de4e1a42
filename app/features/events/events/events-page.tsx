import { labelled } from "content/labelled.ts";
import { useContext } from "react";
import { href } from "react-router";
import { findProjectInList } from "../../../cms/belongs-to/find-project-in-list.server.ts";
import { appContext } from "../../../server/context.server.ts";
import type { RouteHandle } from "../../../server/page-cache/cached-routes.ts";
import { readOwnCursor } from "../../../server/page-cache/own-cursor.server.ts";
import { PageHead } from "../../../ui/page-head.tsx";
import { PageMeta, SiteDetailsContext } from "../../../ui/page-meta.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { PartOfProject } from "../../foundation/words/project-parts.tsx";
import { useWords } from "../../foundation/words/use-words.tsx";
import type { Route } from "./+types/events-page";
import type { EventCardFields } from "./event.type.server.ts";
import { EventCard, EventCardStyle } from "./event-card.tsx";
import { listEvents } from "./find-events.server.ts";

export const handle: RouteHandle = { cache: { query: { project: "key", before: "date" } } };

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const project = await findProjectInList(ctx, request);
  const mark = await readOwnCursor(ctx, request, { table: "events", column: "date" });
  return { ...(await listEvents(ctx, mark, project?.id)), project };
}

export default function EventsPage({ loaderData }: Route.ComponentProps) {
  const words = useWords("events");
  const { calendar } = useWords("coming");
  const { origin } = useContext(SiteDetailsContext);
  const { upcoming, past, older, first, project } = loaderData;
  const path = href("/events") + (project ? `?project=${encodeURIComponent(project.key)}` : "");
  return (
    <>
      <PageMeta
        title={project ? labelled(words.title, project.title) : words.title}
        description={words.description}
        path={first && !project ? path : undefined}
        feed="events"
      />
      <EventCardStyle />
      <PageHead ground="yellow" heading={words.heading} lede={words.description} />
      <div className="wrap section stack">
        <PartOfProject project={project} />
        <EventList heading={words.upcoming} events={upcoming} />
        <EventList heading={words.past} events={past} />
        {upcoming.length + past.length === 0 && <p className="lede">{words.empty}</p>}
        <p>
          <a className="tap" href={`webcal://${origin.replace(/^https?:\/\//, "")}${href("/events.ics")}`}>
            {calendar.follow}
          </a>
        </p>
        <Pager
          older={older && `${path}${project ? "&" : "?"}before=${older}`}
          newest={first ? undefined : path}
          words={words}
        />
      </div>
    </>
  );
}

function EventList({ heading, events }: { heading: string; events: EventCardFields[] }) {
  if (events.length === 0) return null;
  return (
    <section className="stack event-list">
      <h2 className="t-1">{heading}</h2>
      <div className="ecards">
        {events.map((event) => (
          <EventCard key={event.id} event={event} isAlone={events.length === 1} />
        ))}
      </div>
    </section>
  );
}
