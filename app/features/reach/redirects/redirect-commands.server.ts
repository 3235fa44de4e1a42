import { findIdBySlug, findRow } from "../../../cms/content-queries.server.ts";
import { isPublic } from "../../../cms/content-type.server.ts";
import * as store from "../../../cms/redirect-queries.server.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import type { Actor, AppContext, InTransaction } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import type { CachedRoutes } from "../../../server/page-cache/cached-routes.ts";
import { asRowId } from "../../../values/row-id.ts";
import { contentTypes } from "../../publishing/content-types/content-types.server.ts";
import { findOwnPageId } from "../../publishing/own-pages/find-own-pages.server.ts";
import { findWayOn } from "./find-redirect.server.ts";
import { canManageRedirects } from "./redirect-permissions.ts";
import type { RedirectWords } from "./redirect-schema.ts";
import { shortLinkOf } from "./short-link.ts";

export interface NewRedirect {
  /** Old path, from `oldAddress`. */
  path: string;
  /** New path or address, from `newAddress`. */
  target: string;
}

interface Rules {
  routes: CachedRoutes;
  errors: RedirectWords;
}

/** Public pages without a cache rule to which links can lead. */
const uncached = ["/donate/promise", "/donate/check", "/contact", "/newsletter", "/withdraw", "/photo", "/receipt"];

type Target = { noun: keyof typeof contentTypes; content_id: number } | { target: string };

/** Numbers of added redirects, and of those whose target is not public yet. */
interface Added {
  count: number;
  waiting: number;
}

/** Adds redirects, all or none. @throws AppError adminsOnly; RejectedRedirects */
export async function addRedirects(
  { ctx, member }: Actor,
  { routes, errors }: Rules,
  wanted: NewRedirect[],
  made_by: "staff" | "import" = "staff",
): Promise<Added> {
  requireMay(member, canManageRedirects);
  return withTransaction(ctx, async (ctx, transaction) => {
    const added: string[] = [];
    const rejections: Rejection[] = [];
    for (const [index, redirect] of wanted.entries()) {
      const rejected = await addOne(ctx, { routes, errors }, redirect, made_by);
      if (rejected === "same") continue;
      if (rejected === undefined) added.push(redirect.path);
      else rejections.push({ place: index, ...rejected });
    }
    if (rejections.length > 0) throw new RejectedRedirects(rejections);
    const count = added.length;
    if (count > 0) {
      const subject = count === 1 ? `redirect:${added[0] ?? ""}` : `${count} addresses`;
      await recordAuditEvent(ctx, transaction, member, { what: "redirect added", subject });
    }
    const ways = await Promise.all(added.map((path) => findWayOn(ctx, path)));
    return { count, waiting: ways.filter((way) => way === undefined).length };
  });
}

interface Rejection {
  /** Index in the list, from 0. */
  place: number;
  field: "path" | "target";
  sentence: string;
}

/** Errors of a list of redirects, of which none was stored. */
export class RejectedRedirects {
  readonly rejections: Rejection[];
  constructor(rejections: Rejection[]) {
    this.rejections = rejections;
  }
}

const reject = (field: Rejection["field"], sentence: string) => ({ field, sentence });

async function addOne(
  ctx: InTransaction,
  { routes, errors }: Rules,
  { path, target }: NewRedirect,
  made_by: "staff" | "import",
) {
  if (path === target) return reject("target", errors.loop);
  // A query does not make an existing page a different one, except in short links of an earlier website.
  const [page = path] = shortLinkOf(path) === undefined ? path.split("?") : [path];
  if (isFixed(routes, page)) return reject("path", errors.taken);
  const standing = await findItemAt(ctx, page);
  if (standing?.isPublic) return reject("path", errors.taken);
  const leads = await findTarget(ctx, routes, target);
  if (leads === undefined) return reject("target", errors.noTarget);
  const before = await store.findRedirect(ctx.db, [path]);
  if (before !== undefined) return isSame(before, leads) ? "same" : reject("path", errors.there);
  await store.saveRedirect(ctx.db, { path, ...leads, made_by, created_at: ctx.clock.now().toISOString() });
  return undefined;
}

const isSame = (before: store.Redirect, leads: Target): boolean =>
  "target" in leads
    ? before.target === leads.target
    : before.noun === leads.noun && before.content_id === leads.content_id;

const isFixed = (routes: CachedRoutes, path: string): boolean =>
  !path.includes(":") && (uncached.includes(path) || (Object.hasOwn(routes, path) && routes[path] !== undefined));

/**
 * Finds a fixed page by its path, or an item by its id; a redirect to an item stays valid when the item's address
 * changes.
 */
async function findTarget(ctx: InTransaction, routes: CachedRoutes, path: string): Promise<Target | undefined> {
  if (isFixed(routes, path) && routes[path]?.isListed !== false) return { target: path };
  const item = await findItemAt(ctx, path);
  if (item !== undefined) return { noun: item.noun, content_id: item.id };
  const earlier = await store.findRedirect(ctx.db, [path]);
  if (earlier === undefined) return undefined;
  // Uses the target of the earlier redirect, so that chains have only one step.
  if (earlier.target !== null) return { target: earlier.target };
  const { noun, content_id } = earlier;
  return noun === null || content_id === null ? undefined : { noun: noun as keyof typeof contentTypes, content_id };
}

/** Finds the item with this address, public or not; undefined if it is deleted. */
async function findItemAt(ctx: Pick<AppContext, "db" | "clock">, path: string) {
  const [, folder = "", key = ""] =
    /^\/(blog\/|event\/readmore\/|project\/readmore\/|documents\/|)([^/?]+)$/.exec(path) ?? [];
  if (key === "") return undefined;
  const found = await findKey(ctx, folder, key);
  if (found?.id === undefined) return undefined;
  const row = await findRow(ctx.db, contentTypes[found.noun].table, found.id);
  if (row === undefined || row.deleted_at !== null) return undefined;
  return { noun: found.noun, id: found.id, isPublic: isPublic(row, ctx.clock.now().toISOString()) };
}

async function findKey({ db }: Pick<AppContext, "db">, folder: string, key: string) {
  switch (folder) {
    case "blog/":
      return { noun: "post" as const, id: await findIdBySlug(db, "posts", key) };
    case "event/readmore/":
      return { noun: "event" as const, id: asRowId(key) };
    case "project/readmore/":
      return { noun: "project" as const, id: (await findIdBySlug(db, "projects", key)) ?? asRowId(key) };
    case "documents/":
      return { noun: "document" as const, id: await findIdBySlug(db, "documents", key) };
    default:
      return { noun: "page" as const, id: await findOwnPageId(db, key) };
  }
}

/** @throws AppError adminsOnly, notFound */
export async function deleteRedirect({ ctx, member }: Actor, id: number): Promise<void> {
  requireMay(member, canManageRedirects);
  await withTransaction(ctx, async (ctx, transaction) => {
    const redirect = await store.findRedirectById(transaction, id);
    if (redirect === undefined) throw new AppError("notFound");
    await store.removeRedirect(transaction, id);
    await recordAuditEvent(ctx, transaction, member, {
      what: "redirect deleted",
      subject: `redirect:${redirect.path}`,
    });
  });
}
