import type { Kysely } from "kysely";

/** Reasons of a sensitive story that somebody wants taken away: they hold until a second person agrees. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of ["posts", "events", "projects", "news_items", "pages"])
    await database.schema
      .alterTable(table)
      .addColumn("dropped_reasons", "text", (column) => column.notNull().defaultTo("[]"))
      .execute();
}
