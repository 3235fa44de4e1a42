import type { Kysely } from "kysely";

/** A recording that not every phone plays gets a copy that all play. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable("recordings").addColumn("copy_path", "text").execute();
  await schema.alterTable("recordings").addColumn("copy_bytes", "integer").execute();
  await schema
    .alterTable("recordings")
    .addColumn("is_copy_failed", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.createIndex("recordings_by_copy_path").on("recordings").column("copy_path").execute();
}
