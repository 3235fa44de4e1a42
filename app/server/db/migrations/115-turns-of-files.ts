import type { Kysely } from "kysely";

/**
 * Files of strangers take turns by their network, so that one network cannot make the others wait. A form that is sent
 * again is known although its files were not read this time.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable("private_files").addColumn("sender", "text").execute();
  await schema
    .alterTable("private_files")
    .addColumn("turn", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable("concerns").addColumn("form", "text").execute();
  await schema.createIndex("concerns_by_form").on("concerns").column("form").execute();
}
