import { href } from "react-router";
import { type AppContext, appContext, requestInfoContext } from "../../../server/context.server.ts";
import { cachedRoutesContext, type RouteHandle } from "../../../server/page-cache/cached-routes.ts";
import type { SitemapItems } from "../../../server/sitemap-items.ts";
import { writeSitemap, writeSitemapIndex } from "../../../values/sitemap.ts";
import type { Route } from "./+types/sitemap-endpoint";
import { countTableSitemaps, listFewPages, sitemapsOf, withPictures } from "./list-static-paths.server.ts";

export const handle: RouteHandle = { cache: { isListed: false } };

/** Serves the sitemap; on a large site, a sitemap index. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(appContext);
  const { origin } = context.get(requestInfoContext);
  const lists = [];
  for (const kind of sitemapsOf(ctx)) if (kind.many) lists.push({ kind, ...(await kind.many.first(ctx)) });
  const text = lists.every(({ isAll }) => isAll)
    ? writeSitemap([
        ...(await listFewPages(ctx, { origin, routes: context.get(cachedRoutesContext) })),
        ...(await Promise.all(lists.map(({ kind, items }) => withPictures(ctx, kind, items, origin)))).flat(),
      ])
    : writeSitemapIndex(
        [
          href("/sitemap/:part", { part: "pages.xml" }),
          ...(await Promise.all(lists.map(({ kind }) => listParts(ctx, kind)))).flat(),
        ].map((path) => origin + path),
      );
  return new Response(text, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}

async function listParts(ctx: AppContext, kind: SitemapItems): Promise<string[]> {
  const parts = Array.from(
    { length: await countTableSitemaps(ctx, kind) },
    (_, place) => `${kind.table}-${place + 1}.xml`,
  );
  return parts.map((part) => href("/sitemap/:part", { part }));
}
