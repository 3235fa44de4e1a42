import type { Kysely } from "kysely";

/** Which rows of an old site were imported, so that each is imported once, and nothing that was deleted comes back. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("imported_rows")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("became", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .execute();
}
