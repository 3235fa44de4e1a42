import type { AppContext } from "../../../server/context.server.ts";
import { findLastId, readLastChanges, readSitemapRows } from "../../../server/db/sitemap-rows.ts";
import type { CachedRoutes } from "../../../server/page-cache/cached-routes.ts";
import { pictureAddresses } from "../../../values/linked-data.ts";
import { countSitemaps, type SitemapPage } from "../../../values/sitemap.ts";
import { withPhotos } from "../../media/photos/find-photos.server.ts";
import { listOwnPages } from "../../publishing/own-pages/find-own-pages.server.ts";
import { listProjects } from "../../publishing/projects/find-projects.server.ts";
import { projectKey } from "../../publishing/projects/project.ts";

interface Sitemaps {
  origin: string;
  routes: CachedRoutes;
}

/** The fixed pages, those of one's own and the projects: always few. */
export async function listFewPages(ctx: AppContext, { origin, routes }: Sitemaps): Promise<SitemapPage[]> {
  const fixed = Object.keys(routes).filter((path) => routes[path]?.isListed !== false && !path.includes(":"));
  const pages = await listOwnPages(ctx);
  const projects = await withPhotos(ctx, "project", await listProjects(ctx));
  const pageChanges = await changesOf(ctx, "pages", pages);
  const projectChanges = await changesOf(ctx, "projects", projects);
  return [
    ...fixed.map((path) => ({ address: origin + path })),
    ...(await withPhotos(ctx, "page", pages)).map(({ id, slug, photos }) => ({
      address: `${origin}/${slug}`,
      changed: pageChanges.get(id),
      pictures: pictureAddresses(origin, photos),
    })),
    ...projects.map((project) => ({
      address: `${origin}/project/readmore/${encodeURIComponent(projectKey(project))}`,
      changed: projectChanges.get(project.id),
      pictures: pictureAddresses(origin, project.photos),
    })),
  ];
}

type Table = "posts" | "events";

const nouns = { posts: "post", events: "event", pages: "page", projects: "project" } as const;

const changesOf = ({ db, clock }: AppContext, table: keyof typeof nouns, rows: { id: number }[]) =>
  readLastChanges(
    db,
    { table, noun: nouns[table] },
    rows.map(({ id }) => id),
    clock.now().toISOString(),
  );

/** The page of a post or an event. @param value slug of a post, id of an event */
const pathOf = (table: Table, value: string) =>
  table === "posts" ? `/blog/${encodeURIComponent(value)}` : `/event/readmore/${value}`;

export const countTableSitemaps = async ({ db }: AppContext, table: Table) =>
  countSitemaps(await findLastId(db, table));

/** Posts or events with the pictures that search engines may show. */
export async function withPictures(
  ctx: AppContext,
  table: Table,
  rows: { id: number; value: string }[],
  origin: string,
) {
  const pictured = await withPhotos(ctx, nouns[table], rows);
  const changes = await changesOf(ctx, table, rows);
  return pictured.map(({ id, value, photos }) => ({
    address: origin + pathOf(table, value),
    changed: changes.get(id),
    pictures: pictureAddresses(origin, photos),
  }));
}

/** Pages of posts or events in one sitemap, in batches; undefined for an unknown sitemap. @param part from 1 */
export async function readPages(ctx: AppContext, table: Table, part: number, origin: string) {
  if (part > (await countTableSitemaps(ctx, table))) return undefined;
  const column = table === "posts" ? "slug" : "id";
  const batches = readSitemapRows(ctx.db, { table, column, part }, ctx.clock.now().toISOString());
  return (async function* () {
    for await (const rows of batches) yield await withPictures(ctx, table, rows, origin);
  })();
}
