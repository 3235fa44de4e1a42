import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from "kysely";
import { changesRows, countUpTo, type Rows } from "../server/db/count-rows.ts";
import type { Database } from "../server/db/database.server.ts";
import type { Publishable, Tables } from "../server/db/tables.ts";
import { findWord } from "../server/db/text-search.ts";
import { isVisible } from "../server/db/visible.ts";
import type { WantedRows } from "../values/read-list.ts";
import { type ContentFilter, contentFilters, maxCount } from "./content-filters.ts";

export type ContentTable = {
  [Table in keyof Tables]: Tables[Table] extends Publishable & { title: string } ? Table : never;
}[keyof Tables];

export type ContentRow = Selectable<Publishable> & { id: number; title: string };
export type RowOf<Table extends ContentTable> = Selectable<Tables[Table]> & ContentRow;
export type ColumnsOf<Table extends ContentTable> = Updateable<Tables[Table]>;

/** Types a table name for the columns that all content tables share. */
const alike = (table: ContentTable) => table as "events";

export async function findRow<Table extends ContentTable>(db: Database, table: Table, id: number) {
  const row = await db.selectFrom(alike(table)).selectAll().where("id", "=", id).executeTakeFirst();
  return row as unknown as RowOf<Table> | undefined;
}

export async function findIdByIdempotencyKey(db: Database, table: ContentTable, key: string) {
  const row = await db.selectFrom(alike(table)).select("id").where("idempotency_key", "=", key).executeTakeFirst();
  return row?.id;
}

/** Moments (ISO 8601, UTC). Deleted rows are listed from `deletedSince` on. */
interface Moments {
  now: string;
  deletedSince: string;
}

/**
 * Returns the condition of a filter; a scheduled row that is due counts as published. Literals let SQLite use partial
 * indexes.
 */
function conditionOf(filter: ContentFilter, { now, deletedSince }: Moments): RawBuilder<boolean> {
  const unpublished = sql`deleted_at is null and status != 'published'`;
  switch (filter) {
    case "all":
      return sql`deleted_at is null`;
    case "draft":
      return sql`${unpublished} and status = 'draft'`;
    case "scheduled":
      return sql`${unpublished} and status = 'scheduled' and publish_at > ${now}`;
    case "published":
      return isVisible(now);
    case "deleted":
      return sql`deleted_at > ${deletedSince}`;
  }
}

const rowsOf = (filter: ContentFilter, moments: Moments, authorId: string | undefined) =>
  authorId === undefined
    ? conditionOf(filter, moments)
    : sql<boolean>`${conditionOf(filter, moments)} and author_id = ${authorId}`;

/** Counts each filter's rows up to `maxCount + 1`. @param authorId counts only this author's rows */
export async function countByFilter(db: Database, table: ContentTable, moments: Moments, authorId?: string) {
  const counts = contentFilters.map((filter) => {
    const query = db.selectFrom(alike(table)).where(rowsOf(filter, moments, authorId));
    return sql`${countUpTo(maxCount, query)} as ${sql.ref(filter)}`;
  });
  const { rows } = await sql<Record<ContentFilter, number | string>>`select ${sql.join(counts)}`.execute(db);
  const pairs = Object.entries(rows[0] ?? {}).map(([filter, count]) => [filter, Number(count)]);
  return Object.fromEntries(pairs) as Record<ContentFilter, number>;
}

interface RowFilter {
  searched: string[];
  filter: ContentFilter;
  moments: Moments;
  authorId?: string | undefined;
}

/**
 * Finds a staff list's rows, newest first.
 * @returns `unsearchedFrom`, the last searched row, if older rows remain
 */
export async function findRows(
  db: Database,
  table: ContentTable,
  { searched, filter, moments, authorId }: RowFilter,
  { search, before, limit }: WantedRows,
) {
  const where = rowsOf(filter, moments, authorId);
  const query = db.selectFrom(alike(table)).selectAll().orderBy("id", "desc").limit(limit);
  if (search === "") return { rows: await query.where("id", "<", before).where(where).execute() };
  const { ids, unsearchedFrom } = await findWord(db, { table, columns: searched, word: search, where, before }, limit);
  return { rows: ids.length === 0 ? [] : await query.where("id", "in", ids).execute(), unsearchedFrom };
}

export async function findDeletedIds(db: Database, table: ContentTable, before: string): Promise<number[]> {
  const rows = await db.selectFrom(alike(table)).select("id").where("deleted_at", "<=", before).execute();
  return rows.map(({ id }) => id);
}

/** Returns true if a row meets a further condition for visitors. */
export async function meets(db: Database, table: ContentTable, id: number, condition: RawBuilder<boolean>) {
  const row = db.selectFrom(alike(table)).select("id").where("id", "=", id).where(condition);
  return (await row.executeTakeFirst()) !== undefined;
}

export async function findIdBySlug(db: Database, table: "posts" | "projects" | "pages" | "documents", slug: string) {
  const row = await db
    .selectFrom(table as "posts")
    .select("id")
    .where("slug", "=", slug)
    .executeTakeFirst();
  return row?.id;
}

export const removeRow = (db: Database, table: ContentTable, id: number) =>
  db.deleteFrom(alike(table)).where("id", "=", id).execute();

export async function insertRow(db: Database, table: ContentTable, columns: ColumnsOf<ContentTable>): Promise<number> {
  const values = columns as unknown as Insertable<Tables["events"]>;
  const { id } = await db.insertInto(alike(table)).values(values).returning("id").executeTakeFirstOrThrow();
  return id;
}

/**
 * Updates a row only if its version is the one that was read.
 * @returns true if it was
 */
export function updateRow(
  db: Database,
  table: ContentTable,
  { id, version }: Pick<ContentRow, "id" | "version">,
  columns: ColumnsOf<ContentTable>,
): Promise<boolean> {
  const changes = columns as Updateable<Tables["events"]>;
  const query = db.updateTable(alike(table)).set({ ...changes, version: version + 1 });
  return changesRows(query.where("id", "=", id).where("version", "=", version));
}

export const insertVersion = (db: Database, version: Insertable<Tables["versions"]>) =>
  db
    .insertInto("versions")
    .values(version)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const removeVersions = (db: Database, subject: string) =>
  db.deleteFrom("versions").where("subject", "=", subject).execute();

const versionsOf = (db: Database, subject: string) =>
  db.selectFrom("versions").selectAll().where("subject", "=", subject);

export const findVersions = (db: Database, subject: string) =>
  versionsOf(db, subject).orderBy("version", "desc").execute();

/** Finds the newest content up to this version; rejected conflicts are not content. */
export const findVersionAt = (db: Database, subject: string, version: number) =>
  versionsOf(db, subject)
    .where("version", "<=", version)
    .where(({ eb, or }) => or([eb("origin", "is", null), eb("origin", "!=", "unchosen")]))
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();

/** Finds items with versions since a moment, or before another one. Both are ISO dates and times, UTC. */
export async function findSubjectsToThin(db: Database, since: string, before: string): Promise<string[]> {
  const rows = await db
    .selectFrom("versions")
    .select("subject")
    .distinct()
    .where(({ eb, or }) => or([eb("saved_at", ">=", since), eb("saved_at", "<", before)]))
    .execute();
  return rows.map(({ subject }) => subject);
}

export async function removeVersionsOf(db: Database, subject: string, versions: number[]): Promise<void> {
  if (versions.length === 0) return;
  await db.deleteFrom("versions").where("subject", "=", subject).where("version", "in", versions).execute();
}

export const findVersion = (db: Database, subject: string, version: number) =>
  versionsOf(db, subject).where("version", "=", version).executeTakeFirst();

export const rowsNotDeleted =
  (table: ContentTable): Rows =>
  (db) =>
    db.selectFrom(alike(table)).where("deleted_at", "is", null);
