import type { Kysely } from "kysely";

/** The last time that the site trusts: what is deleted by age is measured against it. One row at most. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("trusted_time")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("at", "text", (column) => column.notNull())
    .execute();
}
