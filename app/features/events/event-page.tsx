import { href } from "react-router";
import { appContext } from "../../server/context.server.ts";
import type { RouteHandle } from "../../server/page-cache/cached-routes.ts";
import type { Route } from "./+types/event-page";
import { EventArticle } from "./event-article.tsx";
import { findStripEvents, requireEvent } from "./find-events.server.ts";

export const handle: RouteHandle = { cache: {} };

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const event = await requireEvent(ctx, params.id);
  return { event, others: await findStripEvents(ctx, event.id) };
}

export default function EventPage({ loaderData: { event, others } }: Route.ComponentProps) {
  return <EventArticle event={event} others={others} path={href("/event/readmore/:id", { id: String(event.id) })} />;
}
