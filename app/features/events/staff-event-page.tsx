import { staffEvents as words } from "content/staff-events.ts";
import { data, href } from "react-router";
import { ContentEdit } from "../../cms/content-editor.tsx";
import { handleEdit } from "../../cms/handle-content-form.server.ts";
import { openContent } from "../../cms/list-content.server.ts";
import { appContext, senderOf, staffContext } from "../../server/context.server.ts";
import { asRowId } from "../../values/row-id.ts";
import { findChosenPhotos } from "../photos/attach-photos.server.ts";
import type { Route } from "./+types/staff-event-page";
import { eventType } from "./event.type.server.ts";
import { EventForm } from "./event-form.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const opened = await openContent(ctx, context.get(staffContext), eventType, asRowId(params.id));
  return { ...opened, photos: await findChosenPhotos(ctx.db, `event:${opened.id}`) };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { answer, status } = await handleEdit(senderOf(context), eventType, words, asRowId(params.id), request);
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
