import { findRedirectPaths } from "../../../cms/redirect-queries.server.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { listOwnPages } from "../../publishing/own-pages/find-own-pages.server.ts";
import { keyPath } from "../feeds/notify-search-engines.server.ts";
import { findCandidates, nearestOf } from "./find-nearest.server.ts";

/** Earlier addresses in memory; a site with more has each request looked up. */
const maxPaths = 20_000;

/** Finds own pages, and paths that lead on, that name the key of IndexNow, or that are like a page. */
export async function findKnownPaths(ctx: AppContext): Promise<(path: string) => boolean> {
  const paths = await findRedirectPaths(ctx.db, maxPaths + 1);
  if (paths.length > maxPaths) return () => true;
  const pages = new Set((await listOwnPages(ctx)).map(({ slug }) => `/${slug}`));
  const moved = new Set(paths.map((path) => path.split("?", 1)[0]));
  const candidates = await findCandidates(ctx);
  const key = keyPath(ctx);
  return (path) => path === key || pages.has(path) || moved.has(path) || nearestOf(candidates, path).length > 0;
}
