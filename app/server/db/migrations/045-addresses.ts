import { type Kysely, sql } from "kysely";
import { countChanges } from "./029-page-texts.ts";

/** Earlier addresses, which lead on; and addresses of which search engines are still to be told. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable("redirects")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("path", "text", (column) => column.notNull().unique())
    .addColumn("noun", "text")
    .addColumn("content_id", "integer")
    .addColumn("target", "text")
    .addColumn("made_by", "text", (column) => column.notNull().check(sql`made_by in ('rename', 'staff', 'import')`))
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("redirects_by_content").on("redirects").columns(["noun", "content_id"]).execute();
  // Feeds name the first address of an item.
  await countChanges(database, "redirects");
  await schema
    .createTable("changed_addresses")
    .addColumn("path", "text", (column) => column.primaryKey())
    .addColumn("changed_at", "text", (column) => column.notNull())
    .addColumn("due_at", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.createIndex("changed_addresses_due").on("changed_addresses").column("due_at").execute();
}
