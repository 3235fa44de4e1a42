import type { Kysely } from "kysely";

/** How often each page was opened on each day: no visitor is in it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("visits")
    .addColumn("date", "text", (column) => column.notNull())
    .addColumn("path", "text", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("visits_by_date", ["date", "path"])
    .execute();
}
