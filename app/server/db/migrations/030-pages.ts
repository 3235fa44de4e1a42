import { type Kysely, sql } from "kysely";
import { countChanges } from "./029-page-texts.ts";

/** Pages of the foundation's own, like a safeguarding policy; with the columns of publishing. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("pages")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("slug", "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("paragraphs", "text", (column) => column.notNull())
    .addColumn("placement", "text", (column) =>
      column.notNull().check(sql`placement in ('footer', 'header', 'nowhere')`),
    )
    .addColumn("place", "integer")
    .addColumn("status", "text", (column) =>
      column.notNull().defaultTo("published").check(sql`status in ('draft', 'scheduled', 'published')`),
    )
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("publish_at", "text")
    .addColumn("deleted_at", "text")
    .addColumn("idempotency_key", "text", (column) => column.unique())
    .execute();
  // Not unique: the form says at its field that an address is taken.
  await database.schema.createIndex("pages_by_slug").on("pages").column("slug").execute();
  await countChanges(database, "pages");
}
