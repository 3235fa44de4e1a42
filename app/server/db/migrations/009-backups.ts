import type { Kysely } from "kysely";

/** What became of the backup of each night, for staff to see. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("backups")
    .addColumn("ended_at", "text", (column) => column.primaryKey())
    .addColumn("failure", "text")
    .addColumn("bytes", "bigint", (column) => column.notNull())
    .addColumn("pictures", "integer", (column) => column.notNull())
    .addColumn("rows", "integer", (column) => column.notNull())
    .addColumn("missing", "integer", (column) => column.notNull())
    .execute();
}
