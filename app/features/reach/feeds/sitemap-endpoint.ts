import { href } from "react-router";
import { appContext, requestInfoContext } from "../../../server/context.server.ts";
import { cachedRoutesContext, type RouteHandle } from "../../../server/page-cache/cached-routes.ts";
import { writeSitemap, writeSitemapIndex } from "../../../values/sitemap.ts";
import { listEvents, upcomingLength } from "../../events/events/find-events.server.ts";
import { listPosts } from "../../publishing/posts/find-posts.server.ts";
import type { Route } from "./+types/sitemap-endpoint";
import { countTableSitemaps, listFewPages, withPictures } from "./list-static-paths.server.ts";

export const handle: RouteHandle = { cache: { isListed: false } };

/** The sitemap; on large sites, beyond the first list pages, a sitemap index. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(appContext);
  const { origin } = context.get(requestInfoContext);
  const { posts, older: olderPosts } = await listPosts(ctx);
  const { upcoming, past, older: olderEvents } = await listEvents(ctx);
  const isAll = olderPosts === undefined && olderEvents === undefined && upcoming.length < upcomingLength;
  const whole = (paths: string[]) => paths.map((path) => origin + path);
  const text = isAll
    ? writeSitemap([
        ...(await listFewPages(ctx, { origin, routes: context.get(cachedRoutesContext) })),
        ...(await withPictures(ctx, "events", [...upcoming, ...past].map(valueOfId), origin)),
        ...(await withPictures(
          ctx,
          "posts",
          posts.map(({ id, slug }) => ({ id, value: slug })),
          origin,
        )),
      ])
    : writeSitemapIndex(
        whole([
          href("/sitemap/:part", { part: "pages.xml" }),
          ...partsOf("events", await countTableSitemaps(ctx, "events")),
          ...partsOf("posts", await countTableSitemaps(ctx, "posts")),
        ]),
      );
  return new Response(text, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}

const valueOfId = ({ id }: { id: number }) => ({ id, value: String(id) });

const partsOf = (noun: string, count: number): string[] =>
  Array.from({ length: count }, (_, place) => href("/sitemap/:part", { part: `${noun}-${place + 1}.xml` }));
