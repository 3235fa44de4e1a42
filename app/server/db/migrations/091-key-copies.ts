import type { Kysely } from "kysely";

/**
 * The key of concerns lies in no backup. Its copies do: encrypted to a recovery phrase that a safeguarding lead has on
 * paper. And earlier keys, each encrypted under the key of the machine on which the phrase was typed.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("concern_key_copies")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("key_id", "text", (column) => column.notNull())
    .addColumn("sealed", "text", (column) => column.notNull())
    .addColumn("made_at", "text", (column) => column.notNull())
    .addColumn("made_by", "text", (column) => column.notNull())
    .addColumn("proved_at", "text")
    .addColumn("proved_by", "text")
    .addColumn("idempotency_key", "text", (column) => column.notNull().unique())
    .execute();
  await schema
    .createTable("concern_key_wraps")
    .addColumn("key_id", "text", (column) => column.notNull())
    .addColumn("under_id", "text", (column) => column.notNull())
    .addColumn("sealed", "text", (column) => column.notNull())
    .addColumn("unlocked_at", "text", (column) => column.notNull())
    .addColumn("unlocked_by", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("concern_key_wraps_key", ["key_id", "under_id"])
    .execute();
}
