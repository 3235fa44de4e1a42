import { type CreateTableBuilder, type Kysely, PostgresAdapter, sql } from "kysely";
import { countChanges } from "./migrations/count-changes.ts";

// biome-ignore lint/suspicious/noExplicitAny: a migration sees the tables of its own day.
type Table = CreateTableBuilder<string, any>;

interface OwnColumns {
  /** Adds the columns of the type's fields; the title exists already. */
  columns(table: Table): Table;
  /** Columns whose change queues an item for the public search. */
  searched: readonly string[];
}

/** Columns that decide if the public search shows an item. */
const publicBy = ["status", "publish_at", "deleted_at", "sensitive", "approved_at"];

/**
 * Creates the table of a content type, with the columns, indexes and triggers that all types have. Landed migrations
 * call this function, so it never changes. A later column of all types needs its own migration, and another function
 * for new tables.
 */
export async function createContentTable(
  // biome-ignore lint/suspicious/noExplicitAny: a migration sees the tables of its own day.
  db: Kysely<any>,
  name: string,
  { columns, searched }: OwnColumns,
): Promise<void> {
  const list = "[]";
  const own = columns(
    db.schema
      .createTable(name)
      .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
      .addColumn("title", "text", (column) => column.notNull()),
  );
  await own
    .addColumn("status", "text", (column) =>
      column.notNull().defaultTo("published").check(sql`status in ('draft', 'scheduled', 'published')`),
    )
    .addColumn("publish_at", "text")
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("deleted_at", "text")
    .addColumn("idempotency_key", "text")
    .addColumn("sensitive", "text", (column) => column.notNull().defaultTo(list))
    .addColumn("dropped_reasons", "text", (column) => column.notNull().defaultTo(list))
    .addColumn("dropped_by_ids", "text", (column) => column.notNull().defaultTo(list))
    .addColumn("names_changed", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("writer_ids", "text", (column) => column.notNull().defaultTo(list))
    .addColumn("approved_at", "text")
    .addColumn("approved_by", "text")
    .addColumn("approved_by_id", "text")
    .execute();
  const indexOf = (what: string) => sql`index ${sql.id(`${name}_${what}`)} on ${sql.table(name)}`;
  const indexes = [
    sql`unique ${indexOf("by_idempotency_key")} (idempotency_key)`,
    sql`${indexOf("scheduled")} (publish_at) where status = 'scheduled' and deleted_at is null`,
    sql`${indexOf("unpublished")} (status) where status != 'published' and deleted_at is null`,
    sql`${indexOf("deleted")} (deleted_at) where deleted_at is not null`,
    sql`${indexOf("sensitive")} (id) where sensitive != '[]'`,
  ];
  for (const index of indexes) await sql`create ${index}`.execute(db);
  await countChanges(db, name);
  await queueForSearch(db, name, [...searched, ...publicBy]);
}

/** Adds triggers: each change hides an item from the search until the item is indexed again. */
async function queueForSearch(db: Kysely<unknown>, name: string, searched: readonly string[]): Promise<void> {
  const columns = sql.join(searched.map((column) => sql.id(column)));
  const table = sql.table(name);
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`create trigger ${sql.id(`${name}_search`)} after insert or delete or update of ${columns} on ${table}
      for each row execute function note_search_change()`.execute(db);
    return;
  }
  const kind = sql.lit(name);
  const queue = (row: "new" | "old") => sql`insert into search_words_queue (kind, source_id)
    select ${kind}, ${sql.ref(`${row}.id`)} where not exists (
      select 1 from search_words_queue where kind = ${kind} and source_id = ${sql.ref(`${row}.id`)});`;
  const hide = sql`update search_words set public_from = '9999' where kind = ${kind} and source_id = old.id;`;
  const trigger = (what: string) => sql`create trigger ${sql.id(`${name}_search_${what}`)} after`;
  await sql`${trigger("insert")} insert on ${table} begin ${queue("new")} end`.execute(db);
  await sql`${trigger("update")} update of ${columns} on ${table} begin ${hide} ${queue("new")} end`.execute(db);
  await sql`${trigger("delete")} delete on ${table} begin ${hide} ${queue("old")} end`.execute(db);
}
