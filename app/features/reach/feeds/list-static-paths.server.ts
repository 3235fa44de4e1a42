import type { AppContext } from "../../../server/context.server.ts";
import { findLastId, readLastChanges, readSitemapRows } from "../../../server/db/sitemap-rows.ts";
import { closedPaths } from "../../../server/feature-switch.ts";
import type { CachedRoutes } from "../../../server/page-cache/cached-routes.ts";
import type { SitemapItem, SitemapItems } from "../../../server/sitemap-items.ts";
import { pictureAddresses } from "../../../values/linked-data.ts";
import { countSitemaps, type SitemapPage } from "../../../values/sitemap.ts";
import { findAbsentPages } from "../../foundation/use/find-absent-pages.server.ts";
import { findSwitchedOff } from "../../foundation/use/find-features-in-use.server.ts";
import { withPhotos } from "../../media/photos/find-photos.server.ts";

interface Sitemaps {
  origin: string;
  routes: CachedRoutes;
}

const order: readonly SitemapItems["noun"][] = ["page", "document", "project", "event", "post"];

/** Returns the lists that features declare for the sitemap, in the sitemap's order. */
export const sitemapsOf = ({ features }: Pick<AppContext, "features">): SitemapItems[] =>
  features.flatMap(({ sitemap }) => sitemap ?? []).toSorted((a, b) => order.indexOf(a.noun) - order.indexOf(b.noun));

/** Lists the fixed pages, and items of content types that always have few items. */
export async function listFewPages(ctx: AppContext, { origin, routes }: Sitemaps): Promise<SitemapPage[]> {
  const closed = closedPaths(ctx.features, await findSwitchedOff(ctx));
  const absent = await findAbsentPages(ctx);
  const isOpen = (path: string) => !path.includes(":") && !closed.includes(path) && !absent.has(path);
  const fixed = Object.keys(routes).filter((path) => routes[path]?.isListed !== false && isOpen(path));
  const pages: SitemapPage[] = fixed.map((path) => ({ address: origin + path }));
  for (const kind of sitemapsOf(ctx))
    if (kind.few) pages.push(...(await withPictures(ctx, kind, await kind.few(ctx), origin)));
  return pages;
}

export const countTableSitemaps = async ({ db }: AppContext, { table }: SitemapItems) =>
  countSitemaps(await findLastId(db, table));

/** Adds the pictures that search engines may show to items. */
export async function withPictures(
  ctx: AppContext,
  { table, noun, pathOf }: SitemapItems,
  rows: readonly SitemapItem[],
  origin: string,
): Promise<SitemapPage[]> {
  const pictured = await withPhotos(ctx, noun, [...rows]);
  const ids = rows.map(({ id }) => id);
  const changes = await readLastChanges(ctx.db, { table, noun }, ids, ctx.clock.now().toISOString());
  return pictured.map(({ id, value, photos }) => ({
    address: origin + pathOf(value),
    changed: changes.get(id),
    pictures: pictureAddresses(origin, photos),
  }));
}

/**
 * Returns pages of a sitemap, in batches; undefined for an unknown sitemap.
 * @param table from the sitemap's name
 * @param part from 1
 */
export async function readPages(ctx: AppContext, table: string, part: number, origin: string) {
  const kind = sitemapsOf(ctx).find((one) => one.many !== undefined && one.table === table);
  if (kind?.many === undefined || part > (await countTableSitemaps(ctx, kind))) return undefined;
  const { column } = kind.many;
  const batches = readSitemapRows(ctx.db, { table: kind.table, column, part }, ctx.clock.now().toISOString());
  return (async function* () {
    for await (const rows of batches) yield await withPictures(ctx, kind, rows, origin);
  })();
}
