import { href } from "react-router";
import { appContext } from "../../server/context.server.ts";
import type { RouteHandle } from "../../server/page-cache/cached-routes.ts";
import type { Route } from "./+types/event-page";
import { EventArticle } from "./event-article.tsx";
import { requireEvent } from "./find-events.server.ts";

export const handle: RouteHandle = { cache: {} };

export const loader = ({ params, context }: Route.LoaderArgs) => requireEvent(context.get(appContext), params.id);

export default function EventPage({ loaderData }: Route.ComponentProps) {
  const path = href("/event/readmore/:id", { id: String(loaderData.event.id) });
  return <EventArticle {...loaderData} path={path} />;
}
