import type { Kysely } from "kysely";

/** Answers to messages, and which messages are spam. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const column of ["answered_at", "spam_at"])
    await database.schema.alterTable("messages").addColumn(column, "text").execute();
  await database.schema
    .createTable("message_replies")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("message_id", "integer", (column) => column.notNull().references("messages.id").onDelete("cascade"))
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("written_at", "text", (column) => column.notNull())
    .addColumn("written_by", "text", (column) => column.notNull())
    .addColumn("idempotency_key", "text", (column) => column.unique())
    .execute();
  await database.schema.createIndex("message_replies_by_message").on("message_replies").column("message_id").execute();
}
