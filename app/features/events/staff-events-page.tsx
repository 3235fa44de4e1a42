import { staffEvents as words } from "content/staff-events.ts";
import { data, href } from "react-router";
import { senderOf, siteContext, staffContext } from "../../server/context.server.ts";
import calendar from "../../ui/art/calendar.svg";
import { writeEventDate } from "../../values/dates.ts";
import { answerNew } from "../../cms/handle-content-form.server.ts";
import { ContentList } from "../../cms/content-list.tsx";
import { listContent } from "../../cms/list-content.server.ts";
import { withPhotos } from "../photos/find-photos.server.ts";
import type { Route } from "./+types/staff-events-page";
import { EventForm } from "./event-form.tsx";
import { eventKind } from "./event.type.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const page = await listContent(site, context.get(staffContext), eventKind, request.url, (row) => ({
    day: writeEventDate({ date: row.date, precision: row.date_precision }),
    location: row.location,
  }));
  return { ...page, rows: await withPhotos(site, "event", page.rows) };
}

/** Creates an event. */
export async function action({ request, context }: Route.ActionArgs) {
  const { answer, status } = await answerNew(senderOf(context), eventKind, words, request);
  return data(answer, status);
}

export default function StaffEventsPage({ loaderData }: Route.ComponentProps) {
  return (
    <ContentList
      {...loaderData}
      words={words}
      path={href("/admin/event")}
      drawing={calendar}
      about={(row) => ({
        note: `${row.day}, ${row.location}`,
        path: href("/admin/event/:id", { id: String(row.id) }),
        publicPath: href("/event/readmore/:id", { id: String(row.id) }),
      })}
      form={(say, close) => <EventForm onDone={say} onCancel={close} />}
    />
  );
}
