import type { AppContext } from "../../server/context.server.ts";
import { findLastId, readSitemapRows } from "../../server/db/sitemap-rows.ts";
import type { CachedRoutes } from "../../server/page-cache/cached-routes.ts";
import { countSitemaps } from "../../values/sitemap.ts";
import { listOwnPages } from "../pages/find-own-pages.server.ts";
import { listProjects } from "../projects/find-projects.server.ts";
import { projectKey } from "../projects/project.ts";

/** The fixed pages, those of one's own and the projects: always few. */
export async function listFewPaths(ctx: AppContext, routes: CachedRoutes): Promise<string[]> {
  const fixed = Object.keys(routes).filter((path) => routes[path]?.isListed !== false && !path.includes(":"));
  const projects = await listProjects(ctx);
  const pages = await listOwnPages(ctx);
  return [
    ...fixed,
    ...pages.map(({ slug }) => `/${slug}`),
    ...projects.map((project) => `/project/readmore/${encodeURIComponent(projectKey(project))}`),
  ];
}

type Table = "posts" | "events";

export const countTableSitemaps = async ({ db }: AppContext, table: Table) =>
  countSitemaps(await findLastId(db, table));

/** Slugs of posts or ids of events in one sitemap, in batches; undefined for an unknown sitemap. @param part from 1 */
export async function readAddresses(ctx: AppContext, table: Table, part: number) {
  if (part > (await countTableSitemaps(ctx, table))) return undefined;
  const column = table === "posts" ? "slug" : "id";
  return readSitemapRows(ctx.db, { table, column, part }, ctx.clock.now().toISOString());
}
