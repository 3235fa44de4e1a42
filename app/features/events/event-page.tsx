import { href } from "react-router";
import { appContext, requestInfoContext } from "../../server/context.server.ts";
import type { RouteHandle } from "../../server/page-cache/cached-routes.ts";
import { findCard } from "../cards/find-card.server.ts";
import type { Route } from "./+types/event-page";
import { EventArticle } from "./event-article.tsx";
import { eventCardFacts } from "./event-card-facts.ts";
import { requireEvent } from "./find-events.server.ts";

export const handle: RouteHandle = { cache: { query: { read: "presence" } } };

/** With `?read`, the easy-read summary, where the event has one. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const ctx = context.get(appContext);
  const found = await requireEvent(ctx, params.id);
  const card = await findCard(ctx, context.get(requestInfoContext), eventCardFacts(found.event));
  return { ...found, card, isEasy: new URL(request.url).searchParams.has("read") && found.event.easyRead.length > 0 };
}

export default function EventPage({ loaderData }: Route.ComponentProps) {
  const path = href("/event/readmore/:id", { id: String(loaderData.event.id) });
  return <EventArticle {...loaderData} path={path} />;
}
