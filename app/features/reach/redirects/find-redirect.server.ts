import { findIdBySlug, findRow } from "../../../cms/content-queries.server.ts";
import { isPublic } from "../../../cms/content-type.server.ts";
import { findRedirect, type Redirect } from "../../../cms/redirect-queries.server.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { encodePath, plainPath } from "../../../values/address.ts";
import { contentTypeOf, contentTypes, type Noun } from "../../publishing/content-types/content-types.server.ts";

/** Redirects by hand that lead to redirects by hand; a longer chain is a mistake. */
const maxSteps = 5;

const isNoun = (text: string): text is Noun => Object.hasOwn(contentTypes, text);

type Parts = Pick<AppContext, "db" | "clock">;

/**
 * Finds where an earlier address leads, for a page that was not found: what stands at an address always wins.
 * @param target path with query, as asked for
 * @returns a path to put in a header; undefined for an unknown address, and where nothing public is to be seen
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

/** The address of a redirect's item, where visitors can see it. */
async function findPublicPath(ctx: Parts, { noun, content_id }: Redirect): Promise<string | undefined> {
  const item = await findItem(ctx, noun, content_id);
  return item?.isPublic ? item.path : undefined;
}

/** An item that a redirect leads to; undefined for one that is gone for good. */
export async function findItem({ db, clock }: Parts, noun: string | null, id: number | null) {
  if (noun === null || id === null || !isNoun(noun)) return undefined;
  const type = contentTypeOf(noun);
  const row = await findRow(db, type.table, id);
  if (row === undefined) return undefined;
  const path = type.listed(row).publicPath;
  return { title: row.title, path, isPublic: isPublic(row, clock.now().toISOString()) };
}

/** Folders of pages whose address ends in a slug; slugs have no capitals. */
const slugFolders = [
  { shape: /^\/blog\/([^/]+)$/, table: "posts", noun: "post" },
  { shape: /^\/project\/readmore\/([^/]+)$/, table: "projects", noun: "project" },
  { shape: /^\/([^/]+)$/, table: "pages", noun: "page" },
] as const;

/** Signs of the sentence in which an address stood, behind it. */
const endOfSentence = /[.,;:!?…)\]}>'"’”»]{1,9}$/u;

/**
 * Finds what stands, or leads on, at an address without the signs of a sentence behind it. @param isPage says it of fixed
 * pages @returns a path for a header
 */
export async function findWithoutEnd(
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

/** The current address of the item at a path of `slugFolders`. */
async function findBySlug(ctx: Parts, path: string): Promise<string | undefined> {
  for (const { shape, table, noun } of slugFolders) {
    const slug = shape.exec(path)?.[1];
    const id = slug && (await findIdBySlug(ctx.db, table, slug));
    const item = id ? await findItem(ctx, noun, id) : undefined;
    if (item?.isPublic) return item.path;
  }
  return undefined;
}

/** Finds where an address with capitals leads: to the same without capitals, when that is public or leads on. @returns a path for a header */
export async function findWithoutCapitals(ctx: Parts, target: string): Promise<string | undefined> {
  const path = plainPath(target);
  const lower = path?.toLowerCase();
  if (lower === undefined || lower === path) return undefined;
  return (await findBySlug(ctx, lower)) ?? findWayOn(ctx, lower);
}
