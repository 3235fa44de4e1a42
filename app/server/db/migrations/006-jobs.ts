import type { Kysely } from "kysely";

/** What the site does by itself, and how far it came: so that one process does it once, also across restarts. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("jobs")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("period", "integer", (column) => column.notNull())
    .addColumn("ended_at", "text")
    .addColumn("failure", "text")
    .execute();
}
