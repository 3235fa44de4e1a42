import type { Kysely } from "kysely";

/** Which e-mails go before others; what waits already goes first. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable("outbox_emails")
    .addColumn("priority", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await database.schema
    .createIndex("outbox_emails_by_priority")
    .on("outbox_emails")
    .columns(["state", "priority", "id"])
    .execute();
  await database.schema
    .createIndex("outbox_emails_by_sending")
    .on("outbox_emails")
    .columns(["priority", "sent_at"])
    .execute();
}
