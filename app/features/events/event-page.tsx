import { href } from "react-router";
import { appContext } from "../../server/context.server.ts";
import type { RouteHandle } from "../../server/page-cache/cached-routes.ts";
import type { Route } from "./+types/event-page";
import { EventArticle } from "./event-article.tsx";
import { requireEvent } from "./find-events.server.ts";

export const handle: RouteHandle = { cache: { query: { read: "presence" } } };

/** With `?read`, the easy-read summary, where the event has one. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const found = await requireEvent(context.get(appContext), params.id);
  return { ...found, isEasy: new URL(request.url).searchParams.has("read") && found.event.easyRead.length > 0 };
}

export default function EventPage({ loaderData }: Route.ComponentProps) {
  const path = href("/event/readmore/:id", { id: String(loaderData.event.id) });
  return <EventArticle {...loaderData} path={path} />;
}
