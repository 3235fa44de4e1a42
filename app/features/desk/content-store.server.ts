import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Database } from "../../platform/database/database.server.ts";
import type { Publishable, Tables } from "../../platform/database/tables.ts";

/** The tables whose rows the desk drafts, schedules, changes and deletes: all carry the columns of publishing. */
export type ContentTable = "posts" | "events" | "projects" | "news_items";

/** What every such row has. */
export type ContentRow = Selectable<Publishable> & { id: number; title: string };
export type RowOf<Table extends ContentTable> = Selectable<Tables[Table]> & ContentRow;
export type ColumnsOf<Table extends ContentTable> = Updateable<Tables[Table]>;

/** The columns of publishing are the same in all; whoever reads more of a row names its table. */
const alike = (table: ContentTable) => table as "events";

/** Finds any row, deleted ones too. */
export async function findRow<Table extends ContentTable>(
  database: Database,
  table: Table,
  id: number,
): Promise<RowOf<Table> | undefined> {
  const row = await database.selectFrom(alike(table)).selectAll().where("id", "=", id).executeTakeFirst();
  return row as unknown as RowOf<Table> | undefined;
}

/** The number of what this sending made, if it arrived before. */
export async function findIdBySubmitKey(
  database: Database,
  table: ContentTable,
  key: string,
): Promise<number | undefined> {
  const row = await database.selectFrom(alike(table)).select("id").where("submit_key", "=", key).executeTakeFirst();
  return row?.id;
}

interface Wanted {
  search: string;
  /** Columns that are searched. */
  searched: string[];
  /** What was deleted after this moment, instead of what is there: ISO date and time, UTC. */
  deletedSince: string | undefined;
  /** The last row of the page before. */
  before: number | undefined;
}

/** Rows for a list of staff, the newest first. */
export async function findRows<Table extends ContentTable>(
  database: Database,
  table: Table,
  { search, searched, deletedSince, before }: Wanted,
  limit: number,
): Promise<RowOf<Table>[]> {
  let query = database.selectFrom(alike(table)).selectAll();
  query =
    deletedSince === undefined ? query.where("deleted_at", "is", null) : query.where("deleted_at", ">", deletedSince);
  if (search !== "") {
    const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
    query = query.where(({ or }) =>
      or(searched.map((column) => sql<boolean>`lower(${sql.ref(column)}) like lower(${pattern}) escape '\\'`)),
    );
  }
  if (before !== undefined) query = query.where("id", "<", before);
  return (await query.orderBy("id", "desc").limit(limit).execute()) as unknown as RowOf<Table>[];
}

/** The numbers of rows that were deleted before a moment: ISO date and time, UTC. */
export async function findDeletedIds(database: Database, table: ContentTable, before: string): Promise<number[]> {
  const rows = await database.selectFrom(alike(table)).select("id").where("deleted_at", "<=", before).execute();
  return rows.map(({ id }) => id);
}

/** Removes a row for good. */
export async function removeRow(database: Database, table: ContentTable, id: number): Promise<void> {
  await database.deleteFrom(alike(table)).where("id", "=", id).execute();
}

/** Adds a row. @returns its number */
export async function insertRow<Table extends ContentTable>(
  database: Database,
  table: Table,
  columns: ColumnsOf<Table>,
): Promise<number> {
  const values = columns as unknown as Insertable<Tables["events"]>;
  const { id } = await database.insertInto(alike(table)).values(values).returning("id").executeTakeFirstOrThrow();
  return id;
}

/**
 * Changes a row, if it is still the version that was read.
 *
 * @returns whether it was
 */
export async function updateRow<Table extends ContentTable>(
  database: Database,
  table: Table,
  { id, version }: { id: number; version: number },
  columns: ColumnsOf<Table>,
): Promise<boolean> {
  const changes = columns as Updateable<Tables["events"]>;
  const { numUpdatedRows } = await database
    .updateTable(alike(table))
    .set({ ...changes, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
