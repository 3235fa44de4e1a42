import { findRedirectPaths } from "../../../cms/redirect-queries.server.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { listOwnPages } from "../../publishing/own-pages/find-own-pages.server.ts";
import { keyPath } from "../feeds/notify-search-engines.server.ts";
import { findCandidates, nearestOf } from "./find-nearest.server.ts";
import { oldListOf } from "./old-list.ts";

/** Maximum number of earlier addresses in memory. On a site with more, each request is looked up in the database. */
const maxPaths = 20_000;

/**
 * Returns a test for paths that deserve a lookup: the foundation's own pages, redirects, the key file of IndexNow, and
 * paths that resemble a page.
 */
export async function findKnownPaths(ctx: AppContext): Promise<(path: string) => boolean> {
  const paths = await findRedirectPaths(ctx.db, maxPaths + 1);
  if (paths.length > maxPaths) return () => true;
  const pages = new Set((await listOwnPages(ctx)).map(({ slug }) => `/${slug}`));
  const moved = new Set(paths.map((path) => path.split("?", 1)[0]));
  const candidates = await findCandidates(ctx);
  const key = keyPath(ctx);
  return (path) =>
    path === key ||
    pages.has(path) ||
    moved.has(path) ||
    moved.has(oldListOf(path)?.path) ||
    nearestOf(candidates, path).length > 0;
}
