import { type Kysely, sql } from "kysely";

/** Letters wait in the database, written together with what caused them, until they are sent. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("letters")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("cause", "text", (column) => column.unique())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("recipient", "text", (column) => column.notNull())
    .addColumn("reply_to", "text")
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("html", "text", (column) => column.notNull())
    .addColumn("headers", "text", (column) => column.notNull())
    .addColumn("message_id", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull().check(sql`state in ('waiting', 'sent', 'failed')`))
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("next_at", "text", (column) => column.notNull())
    .addColumn("claimed_until", "text")
    .addColumn("give_up_at", "text", (column) => column.notNull())
    .addColumn("useful_until", "text")
    .addColumn("failure", "text")
    .addColumn("refused", "text", (column) => column.check(sql`refused in ('address', 'letter')`))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("sent_at", "text")
    .execute();
  await database.schema.createIndex("letters_by_state").on("letters").columns(["state", "next_at"]).execute();
}
