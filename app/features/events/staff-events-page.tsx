import { staffEvents as words } from "content/staff-events.ts";
import { data, href } from "react-router";
import { ContentList } from "../../cms/content-list.tsx";
import { handleCreate } from "../../cms/handle-content-form.server.ts";
import { listContent } from "../../cms/list-content.server.ts";
import { appContext, senderOf, staffContext } from "../../server/context.server.ts";
import calendar from "../../ui/art/calendar.svg";
import { writeEventDate } from "../../values/dates.ts";
import { withPhotos } from "../photos/find-photos.server.ts";
import type { Route } from "./+types/staff-events-page";
import { eventType } from "./event.type.server.ts";
import { EventForm } from "./event-form.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const page = await listContent(ctx, context.get(staffContext), eventType, request.url, (row) => ({
    day: writeEventDate({ date: row.date, precision: row.date_precision }),
    location: row.location,
  }));
  return { ...page, rows: await withPhotos(ctx, "event", page.rows) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { answer, status } = await handleCreate(senderOf(context), eventType, words, request);
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
