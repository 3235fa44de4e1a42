import type { Kysely } from "kysely";

/** Private drafts of forms that are not sent yet, one per person and item; and who has an item open. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("drafts")
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("content", "text")
    .addColumn("saved_at", "text")
    .addColumn("seen_at", "text")
    .addPrimaryKeyConstraint("drafts_key", ["user_id", "subject"])
    .execute();
  await database.schema.createIndex("drafts_by_subject").on("drafts").column("subject").execute();
}
