import type { AppContext } from "../../../server/context.server.ts";
import { readContentVersion, readNewestTitles } from "../../../server/db/sitemap-rows.ts";
import { closedPaths } from "../../../server/feature-switch.ts";
import { nextContentChange } from "../../../server/page-cache/next-change.server.ts";
import { indexByLikeness, shapeOf } from "../../../values/likeness.ts";
import { projectKey } from "../../../values/project-key.ts";
import { findSwitchedOff } from "../../foundation/use/find-features-in-use.server.ts";
import { findWordsOf } from "../../foundation/words/find-words.server.ts";
import { listProjects } from "../../publishing/projects/find-projects.server.ts";

const maxNearest = 3;

/**
 * Maximum number of rows of each table that are compared, newest first; it limits the cost of a request for a missing
 * page.
 */
const maxRows = 300;

export interface NearPage {
  path: string;
  title: string;
}

export interface Candidates {
  version: number;
  until: number;
  nearest(text: string, most: number): NearPage[];
}

/** Candidates by config, because each app has its own config. */
const kept = new WeakMap<object, Candidates>();

/** Finds public pages with an address or a title similar to this path. @param path requested path */
export async function findNearest(ctx: AppContext, path: string): Promise<NearPage[]> {
  if (wordsOf(path) === "") return [];
  return nearestOf(await findCandidates(ctx), path);
}

/** Like `findNearest`, among candidates that were read before. */
export function nearestOf({ nearest }: Candidates, path: string): NearPage[] {
  const asked = wordsOf(path);
  if (asked === "") return [];
  // A page can be found twice: by its title and by its address.
  const pages = nearest(asked, 2 * maxNearest);
  return [...new Map(pages.map(({ path, title }) => [path, { path, title }])).values()].slice(0, maxNearest);
}

/** Returns the words of the last part with letters, without an ending such as `.html`. */
function wordsOf(path: string): string {
  const parts = path.split("/").map((part) => part.replace(/\.\w{1,5}$/, ""));
  return parts.findLast((part) => (part.match(/\p{Letter}/gu)?.length ?? 0) > 2) ?? "";
}

/**
 * Finds the pages to compare with. They are cached until the content changes, because there are many requests for
 * missing pages.
 */
export async function findCandidates(ctx: AppContext): Promise<Candidates> {
  const version = await readContentVersion(ctx.db);
  const now = ctx.clock.now();
  const before = kept.get(ctx.config);
  if (before !== undefined && before.version === version && now.getTime() < before.until) return before;
  const until = (await nextContentChange(ctx)).getTime();
  const pages = (await readPages(ctx, now.toISOString())).flatMap((page) => [
    { ...page, shape: shapeOf(page.title) },
    { ...page, shape: shapeOf(page.path.split("/").at(-1) ?? "") },
  ]);
  const candidates = { version, until, nearest: indexByLikeness(pages) };
  kept.set(ctx.config, candidates);
  return candidates;
}

async function readPages(ctx: AppContext, now: string): Promise<NearPage[]> {
  const { links, donate } = await findWordsOf(ctx, "frame");
  const read = (table: "posts" | "events" | "pages", column: "id" | "slug") =>
    readNewestTitles(ctx.db, { table, column, limit: maxRows }, now);
  const of = (rows: { value: string; title: string }[], pathOf: (value: string) => string) =>
    rows.filter(({ title }) => title !== "").map(({ value, title }) => ({ path: pathOf(value), title }));
  const projects = await listProjects(ctx);
  const closed = closedPaths(ctx.features, await findSwitchedOff(ctx));
  const fixed = [
    { path: "/about", title: links.about },
    { path: "/what-we-do", title: links.whatWeDo },
    { path: "/contact", title: links.contact },
    { path: "/donate", title: donate },
    { path: "/blog", title: links.blog },
    { path: "/events", title: links.events },
    { path: "/media", title: links.media },
    { path: "/safeguarding", title: links.safeguarding },
    { path: "/privacy", title: links.privacy },
  ];
  return [
    ...fixed.filter(({ path }) => !closed.includes(path)),
    ...of(await read("pages", "slug"), (slug) => `/${slug}`),
    ...of(await read("posts", "slug"), (slug) => `/blog/${encodeURIComponent(slug)}`),
    ...of(await read("events", "id"), (id) => `/event/readmore/${id}`),
    ...projects.slice(-maxRows).map((project) => ({
      path: `/project/readmore/${encodeURIComponent(projectKey(project))}`,
      title: project.title,
    })),
  ];
}
