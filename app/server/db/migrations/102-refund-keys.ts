import type { Kysely } from "kysely";

/** The same form of a refund, sent twice, is one refund. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable("refunds").addColumn("idempotency_key", "text").execute();
  await database.schema.createIndex("refunds_by_key").unique().on("refunds").column("idempotency_key").execute();
}
