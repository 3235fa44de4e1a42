import { type Kysely, PostgresAdapter, sql } from "kysely";

/** What the foundation changed in the words of the fixed pages, and beside it a draft or a scheduled change. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("page_texts")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("next_content", "text")
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("publish_at", "text")
    .addColumn("version", "integer", (column) => column.notNull())
    .execute();
  await countChanges(database, "page_texts");
}

/** Each change of the table increments the content version, as those of other public tables do. */
export async function countChanges(database: Kysely<unknown>, table: string): Promise<void> {
  if (database.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`
      create trigger ${sql.id(`${table}_content_version`)}
      after insert or update or delete or truncate on ${sql.id(table)}
      for each statement execute function increment_content_version()`.execute(database);
    return;
  }
  for (const change of ["insert", "update", "delete"])
    await sql`
      create trigger ${sql.id(`${table}_content_version_${change}`)} after ${sql.raw(change)} on ${sql.id(table)}
      begin update content_version set number = number + 1; end`.execute(database);
}
