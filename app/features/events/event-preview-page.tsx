import { requirePreview } from "../../cms/require-preview.server.ts";
import { appContext } from "../../server/context.server.ts";
import { asRowId } from "../../values/row-id.ts";
import { withPhotos } from "../photos/find-photos.server.ts";
import type { Route } from "./+types/event-preview-page";
import type { EventWithPhotos } from "./event.ts";
import { eventType } from "./event.type.server.ts";
import { EventArticle } from "./event-page.tsx";
import { asEvent, findStripEvents } from "./find-events.server.ts";

/** Unpublished: not cacheable. */
export const headers = () => ({ "Cache-Control": "no-store" });

/** An event as published, for those who can edit it; otherwise 404. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const row = await requirePreview(ctx, request.headers, eventType, asRowId(params.id));
  const [event] = await withPhotos(ctx, "event", [asEvent(row)]);
  return { event: event as EventWithPhotos, others: await findStripEvents(ctx, row.id) };
}

export default function EventPreviewPage({ loaderData: { event, others } }: Route.ComponentProps) {
  return <EventArticle event={event} others={others} path={undefined} />;
}
