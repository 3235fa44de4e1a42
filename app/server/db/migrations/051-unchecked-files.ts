import { type Kysely, sql } from "kysely";

/** A private file is stored before it is opened, and its check survives a restart. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .alterTable("private_files")
    .addColumn("state", "text", (column) =>
      column.notNull().defaultTo("kept").check(sql`state in ('checking', 'kept', 'refused')`),
    )
    .execute();
  await schema.alterTable("private_files").addColumn("problem", "text").execute();
  await schema.alterTable("private_files").addColumn("claimed_at", "text").execute();
  await schema
    .alterTable("private_files")
    .addColumn("tries", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.createIndex("private_files_by_state").on("private_files").columns(["state", "id"]).execute();
}
