import { findIdBySlug, findRow, meets } from "../../../cms/content-queries.server.ts";
import { isPublic } from "../../../cms/content-type.server.ts";
import { findRedirect, type Redirect } from "../../../cms/redirect-queries.server.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { candidatePaths } from "../../../server/exports/picture-index.ts";
import { encodePath, plainPath } from "../../../values/address.ts";
import { contentTypeOf, isNoun } from "../../publishing/content-types/content-types.server.ts";
import { oldListOf } from "./old-list.ts";

/** Maximum number of redirects in a chain; a longer chain is a mistake. */
const maxSteps = 5;

type Parts = Pick<AppContext, "db" | "clock">;

/**
 * Finds the new address of an earlier one. Called only if no page was found, because an existing page takes precedence.
 * @param target requested path with query
 * @returns a path for a header; undefined for an unknown address, or if the new page is not public
 */
export async function findWayOn(ctx: Parts, target: string): Promise<string | undefined> {
  let asked = target;
  for (let step = 0; step < maxSteps; step++) {
    const path = plainPath(asked);
    if (path === undefined) return undefined;
    const [plain = path] = path.split("?");
    const found = await findRedirect(ctx.db, path === plain ? [path] : [path, plain]);
    if (found === undefined) return step === 0 ? undefined : encodePath(path);
    if (found.target === null) return findPublicPath(ctx, found);
    asked = found.target;
  }
  return undefined;
}

/**
 * Finds where visitors of an unknown address are led. The check of links in the editor asks the same.
 * @param target requested path with query
 * @param isPage returns true for fixed pages
 * @returns a path for a header
 */
export async function findElsewhere(
  ctx: Parts,
  target: string,
  isPage: (path: string) => boolean,
): Promise<string | undefined> {
  const [pathname = target] = target.split("?");
  return (
    (await findWayOn(ctx, target)) ??
    (await findPicture(ctx, pathname)) ??
    (await findOldList(ctx, pathname)) ??
    (await findWithoutCapitals(ctx, pathname)) ??
    (await findWithoutEnd(ctx, pathname, isPage))
  );
}

/** Finds the page for a part of an earlier site's list, such as its second page, its feed or a nested category. */
async function findOldList(ctx: Parts, pathname: string): Promise<string | undefined> {
  const list = oldListOf(pathname);
  const way = list && (await findWayOn(ctx, list.path));
  return way && list?.isFeed ? ((await findWayOn(ctx, "/feed")) ?? way) : way;
}

/** Returns the address of the item that a redirect leads to, if visitors can see the item. */
async function findPublicPath(ctx: Parts, { noun, content_id }: Redirect): Promise<string | undefined> {
  const item = await findItem(ctx, noun, content_id);
  return item?.isPublic ? item.path : undefined;
}

/** Finds the item that a redirect leads to; undefined if it was deleted permanently. */
export async function findItem({ db, clock }: Parts, noun: string | null, id: number | null) {
  if (noun === null || id === null || !isNoun(noun)) return undefined;
  const type = contentTypeOf(noun);
  const row = await findRow(db, type.table, id);
  if (row === undefined) return undefined;
  const path = type.listed(row).publicPath;
  const now = clock.now().toISOString();
  const isShown = type.isShown === undefined || (await meets(db, type.table, id, type.isShown(now)));
  return { title: row.title, path, isPublic: isShown && isPublic(row, now) };
}

/** Finds the picture of an earlier site behind the address of one of its smaller copies. @returns a path for a header */
async function findPicture(ctx: Parts, target: string): Promise<string | undefined> {
  const [, folder, path] = /^(\/wp-content\/uploads\/|\/content\/images\/)(.+)$/.exec(target) ?? [];
  for (const candidate of candidatePaths(path ?? "")) {
    const to = await findWayOn(ctx, `${folder}${candidate}`);
    if (to !== undefined) return to;
  }
  return undefined;
}

/** Patterns of addresses that end in a slug; slugs are in lower case. */
const slugFolders = [
  { shape: /^\/blog\/([^/]+)$/, table: "posts", noun: "post" },
  { shape: /^\/project\/readmore\/([^/]+)$/, table: "projects", noun: "project" },
  { shape: /^\/documents\/([^/]+)$/, table: "documents", noun: "document" },
  { shape: /^\/([^/]+)$/, table: "pages", noun: "page" },
] as const;

/** Punctuation after an address that was copied together with the end of a sentence. */
const endOfSentence = /[.,;:!?…)\]}>'"’”»]{1,9}$/u;

/**
 * Finds the page or redirect for an address without the punctuation behind it.
 * @param isPage returns true for fixed pages
 * @returns a path for a header
 */
async function findWithoutEnd(
  ctx: Parts,
  target: string,
  isPage: (path: string) => boolean,
): Promise<string | undefined> {
  const path = plainPath(target);
  const plain = path?.replace(endOfSentence, "").replace(/(?<=.)\/$/, "");
  if (plain === undefined || plain === path || plain === "") return undefined;
  if (isPage(plain)) return encodePath(plain);
  return (await findBySlug(ctx, plain)) ?? (await findWayOn(ctx, plain)) ?? findWithoutCapitals(ctx, plain);
}

/** Finds the current address of the item whose path matches `slugFolders`. */
async function findBySlug(ctx: Parts, path: string): Promise<string | undefined> {
  for (const { shape, table, noun } of slugFolders) {
    const slug = shape.exec(path)?.[1];
    const id = slug && (await findIdBySlug(ctx.db, table, slug));
    const item = id ? await findItem(ctx, noun, id) : undefined;
    if (item?.isPublic) return item.path;
  }
  return undefined;
}

/**
 * Finds the page or redirect for an address in lower case.
 * @returns a path for a header; undefined if the address has no capitals
 */
async function findWithoutCapitals(ctx: Parts, target: string): Promise<string | undefined> {
  const path = plainPath(target);
  const lower = path?.toLowerCase();
  if (lower === undefined || lower === path) return undefined;
  return (await findBySlug(ctx, lower)) ?? findWayOn(ctx, lower);
}
