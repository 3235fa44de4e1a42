import { staffEvents as words } from "content/staff-events.ts";
import { data, href } from "react-router";
import { senderOf, siteContext, staffContext } from "../../server/context.server.ts";
import { asRowId } from "../../values/row-id.ts";
import { answerOne } from "../../cms/handle-content-form.server.ts";
import { ContentEdit } from "../../cms/content-editor.tsx";
import { openContent } from "../../cms/list-content.server.ts";
import { findChosenPhotos } from "../photos/attach-photos.server.ts";
import type { Route } from "./+types/staff-event-page";
import { EventForm } from "./event-form.tsx";
import { eventKind } from "./event.type.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const opened = await openContent(site, context.get(staffContext), eventKind, asRowId(params.id));
  return { ...opened, photos: await findChosenPhotos(site.database, `event:${opened.id}`) };
}

/** Changes, deletes, brings back, unpublishes and restores an event. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { answer, status } = await answerOne(senderOf(context), eventKind, words, asRowId(params.id), request);
  return data(answer, status);
}

export default function StaffEventPage({ loaderData: event }: Route.ComponentProps) {
  const id = String(event.id);
  return (
    <ContentEdit
      words={words}
      path={href("/admin/event/:id", { id })}
      preview={href("/admin/event/:id/preview", { id })}
      versions={event.versions}
      form={(say) => <EventForm event={event} onDone={say} />}
    />
  );
}
