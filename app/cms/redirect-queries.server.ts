import { type Insertable, type Selectable, sql } from "kysely";
import { changesRows } from "../server/db/count-rows.ts";
import type { Database } from "../server/db/database.server.ts";
import type { Tables } from "../server/db/tables.ts";
import { findWord } from "../server/db/text-search.ts";
import type { WantedRows } from "../values/read-list.ts";

export type Redirect = Selectable<Tables["redirects"]>;

export async function findRedirect(db: Database, paths: string[]): Promise<Redirect | undefined> {
  const rows = await db.selectFrom("redirects").selectAll().where("path", "in", paths).execute();
  return paths.map((path) => rows.find((row) => row.path === path)).find((row) => row !== undefined);
}

export async function findRedirectPaths(db: Database, limit: number): Promise<string[]> {
  const rows = await db.selectFrom("redirects").select("path").limit(limit).execute();
  return rows.map(({ path }) => path);
}

/** Stores a redirect, so that an address leads to the latest item, or to the latest choice of staff. */
export async function saveRedirect(db: Database, redirect: Insertable<Tables["redirects"]>): Promise<void> {
  const { noun = null, content_id = null, target = null, made_by } = redirect;
  await db
    .insertInto("redirects")
    .values(redirect)
    .onConflict((conflict) => conflict.column("path").doUpdateSet({ noun, content_id, target, made_by }))
    .execute();
}

export const removeRedirect = (db: Database, id: number) =>
  changesRows(db.deleteFrom("redirects").where("id", "=", id));

/** Deletes an item's redirects: all of them, or only those from a path that the item has again. */
export async function removeRedirectsTo(db: Database, noun: string, id: number, path?: string): Promise<void> {
  const query = db.deleteFrom("redirects").where("noun", "=", noun).where("content_id", "=", id);
  await (path === undefined ? query : query.where("path", "=", path)).execute();
}

export const findRedirectById = (db: Database, id: number): Promise<Redirect | undefined> =>
  db.selectFrom("redirects").selectAll().where("id", "=", id).executeTakeFirst();

/**
 * Finds redirects, newest first, after the cursor `before`.
 * @returns `unsearchedFrom`, the last searched row, if older rows remain
 */
export async function findRedirects(db: Database, { search, before, limit }: WantedRows) {
  const query = db.selectFrom("redirects").selectAll().orderBy("id", "desc").limit(limit);
  if (search === "") return { rows: await query.where("id", "<", before).execute() };
  const wanted = { table: "redirects", columns: ["path"], word: search, before };
  const { ids, unsearchedFrom } = await findWord(db, wanted, limit);
  return { rows: ids.length === 0 ? [] : await query.where("id", "in", ids).execute(), unsearchedFrom };
}

/** Finds the first earlier address of each item. */
export async function findFirstPaths(db: Database, noun: string, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("redirects")
    .select(["content_id", "path"])
    .where("noun", "=", noun)
    .where("content_id", "in", ids)
    .where("made_by", "=", "rename")
    .orderBy("id", "desc")
    .execute();
  // Sorted so that the oldest comes last and overwrites the others.
  return new Map(rows.map(({ content_id, path }) => [content_id ?? 0, path]));
}

/** Returns true if an address leads or led to another item. */
export async function isTakenByOther(db: Database, path: string, noun: string, id: number | undefined) {
  const row = await findRedirect(db, [path]);
  return row !== undefined && !(row.noun === noun && row.content_id === id);
}

/** Returns true if an item was ever public, by its versions. */
export async function wasPublished(db: Database, subject: string): Promise<boolean> {
  const row = await db
    .selectFrom("versions")
    .select("version")
    .where("subject", "=", subject)
    .where("origin", "=", "published")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Queues a changed address; search engines are notified after `due`.
 * @param due ISO date and time, UTC
 */
export const saveChangedAddress = (db: Database, path: string, now: string, due: string) =>
  db
    .insertInto("changed_addresses")
    .values({ path, changed_at: now, due_at: due })
    .onConflict((conflict) => conflict.column("path").doUpdateSet({ changed_at: now, due_at: due, attempts: 0 }))
    .execute();

/** Removes an address that is not public from the queue. */
export const removeChangedAddress = (db: Database, path: string) =>
  db.deleteFrom("changed_addresses").where("path", "=", path).execute();

/** @param now ISO date and time, UTC */
export const findDueAddresses = (db: Database, now: string, limit: number) =>
  db.selectFrom("changed_addresses").selectAll().where("due_at", "<=", now).orderBy("due_at").limit(limit).execute();

/** Deletes addresses that search engines know, unless they changed again. */
export async function removeNotified(db: Database, paths: string[], changedBefore: string): Promise<void> {
  await db
    .deleteFrom("changed_addresses")
    .where("path", "in", paths)
    .where("changed_at", "<=", changedBefore)
    .execute();
}

export const delayAddresses = (db: Database, paths: string[], due: string) =>
  db
    .updateTable("changed_addresses")
    .set({ due_at: due, attempts: sql`attempts + 1` })
    .where("path", "in", paths)
    .execute();

export async function findStandingPaths(db: Database, paths: string[]): Promise<Set<string>> {
  const rows = await db.selectFrom("redirects").select("path").where("path", "in", paths).execute();
  return new Set(rows.map(({ path }) => path));
}

/** Deletes a redirect of an import; one that staff changed since stays. */
export const removeImportedRedirect = (db: Database, path: string) =>
  db.deleteFrom("redirects").where("path", "=", path).where("made_by", "=", "import").execute();
