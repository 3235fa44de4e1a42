import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Database } from "../server/db/database.server.ts";
import { findWord } from "../server/db/search.ts";
import type { Publishable, Tables, VersionTable } from "../server/db/tables.ts";

/** The tables with the publishing columns: those of content types. */
export type ContentTable = {
  [Table in keyof Tables]: Tables[Table] extends Publishable & { title: string } ? Table : never;
}[keyof Tables];

export type ContentRow = Selectable<Publishable> & { id: number; title: string };
export type RowOf<Table extends ContentTable> = Selectable<Tables[Table]> & ContentRow;
export type ColumnsOf<Table extends ContentTable> = Updateable<Tables[Table]>;

/** All tables share the publishing columns; queries for others name their table. */
const alike = (table: ContentTable) => table as "events";

/** Includes deleted rows. */
export async function findRow<Table extends ContentTable>(
  db: Database,
  table: Table,
  id: number,
): Promise<RowOf<Table> | undefined> {
  const row = await db.selectFrom(alike(table)).selectAll().where("id", "=", id).executeTakeFirst();
  return row as unknown as RowOf<Table> | undefined;
}

/** The id created under this key, if any. */
export async function findIdByIdempotencyKey(
  db: Database,
  table: ContentTable,
  key: string,
): Promise<number | undefined> {
  const row = await db.selectFrom(alike(table)).select("id").where("idempotency_key", "=", key).executeTakeFirst();
  return row?.id;
}

interface Wanted {
  search: string;
  searched: string[];
  /** Lists rows deleted since (ISO date and time, UTC) instead of existing ones. */
  deletedSince: string | undefined;
  /** Cursor: last row of the previous page. */
  before: number | undefined;
}

/** Rows of a staff list, newest first. @returns with `unsearchedFrom`, the last row searched, if older ones were not */
export async function findRows<Table extends ContentTable>(
  db: Database,
  table: Table,
  { search, searched, deletedSince, before }: Wanted,
  limit: number,
): Promise<{ rows: RowOf<Table>[]; unsearchedFrom?: number | undefined }> {
  const where =
    deletedSince === undefined ? sql<boolean>`deleted_at is null` : sql<boolean>`deleted_at > ${deletedSince}`;
  let query = db.selectFrom(alike(table)).selectAll();
  let unsearchedFrom: number | undefined;
  if (search === "") {
    query = query.where(where);
    if (before !== undefined) query = query.where("id", "<", before);
  } else {
    const found = await findWord(db, { table, columns: searched, word: search, where, before }, limit);
    if (found.ids.length === 0) return { rows: [], unsearchedFrom: found.unsearchedFrom };
    query = query.where("id", "in", found.ids);
    unsearchedFrom = found.unsearchedFrom;
  }
  const rows = await query.orderBy("id", "desc").limit(limit).execute();
  return { rows: rows as unknown as RowOf<Table>[], unsearchedFrom };
}

/** @param before ISO date and time, UTC */
export async function findDeletedIds(db: Database, table: ContentTable, before: string): Promise<number[]> {
  const rows = await db.selectFrom(alike(table)).select("id").where("deleted_at", "<=", before).execute();
  return rows.map(({ id }) => id);
}

/** A slug that no row has: the wanted one, or with a number. @param table with a column `slug` */
export async function findFreeSlug(db: Database, table: "posts" | "projects", wanted: string): Promise<string> {
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    const taken = db
      .selectFrom(table as "posts")
      .select("id")
      .where("slug", "=", slug);
    if ((await taken.executeTakeFirst()) === undefined) return slug;
  }
}

export async function removeRow(db: Database, table: ContentTable, id: number): Promise<void> {
  await db.deleteFrom(alike(table)).where("id", "=", id).execute();
}

/** @returns its id */
export async function insertRow<Table extends ContentTable>(
  db: Database,
  table: Table,
  columns: ColumnsOf<Table>,
): Promise<number> {
  const values = columns as unknown as Insertable<Tables["events"]>;
  const { id } = await db.insertInto(alike(table)).values(values).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Optimistic locking: updates a row only at the version that was read. @returns whether it did */
export async function updateRow<Table extends ContentTable>(
  db: Database,
  table: Table,
  { id, version }: { id: number; version: number },
  columns: ColumnsOf<Table>,
): Promise<boolean> {
  const changes = columns as Updateable<Tables["events"]>;
  const { numUpdatedRows } = await db
    .updateTable(alike(table))
    .set({ ...changes, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertVersion(db: Database, version: Insertable<VersionTable>): Promise<void> {
  await db.insertInto("versions").values(version).execute();
}

/** The earlier versions of an item, newest first, at most a hundred. */
export async function findVersions(db: Database, subject: string): Promise<VersionTable[]> {
  return db
    .selectFrom("versions")
    .selectAll()
    .where("subject", "=", subject)
    .orderBy("version", "desc")
    .limit(100)
    .execute();
}

export async function removeVersions(db: Database, subject: string): Promise<void> {
  await db.deleteFrom("versions").where("subject", "=", subject).execute();
}

export async function findVersion(db: Database, subject: string, version: number): Promise<VersionTable | undefined> {
  return db
    .selectFrom("versions")
    .selectAll()
    .where("subject", "=", subject)
    .where("version", "=", version)
    .executeTakeFirst();
}
