import { href } from "react-router";
import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import type { RouteHandle } from "../../../server/page-cache/cached-routes.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { fullName } from "../../foundation/settings/full-name.ts";
import type { Route } from "./+types/rss-endpoint";
import { listFeed } from "./list-feed.server.ts";
import { writeRss } from "./write-feed.ts";

export const handle: RouteHandle = { cache: { isListed: false } };

/** Serves the newest posts, at an address that has never changed. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(appContext);
  const requestInfo = context.get(requestInfoContext);
  const { origin } = requestInfo;
  const about = { origin, name: fullName(await findSettings(ctx)), address: origin + href("/feed.xml") };
  return new Response(writeRss(await listFeed(ctx, requestInfo, "posts"), about), {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8" },
  });
}
