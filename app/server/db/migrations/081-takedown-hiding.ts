import type { Kysely } from "kysely";

/** Requests to take a photo down that hide it by themselves. Requests of before wait for an answer, as they did. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const column of ["hide_at", "hidden_at"])
    await database.schema.alterTable("takedown_requests").addColumn(column, "text").execute();
  await database.schema
    .createIndex("takedown_requests_to_hide")
    .on("takedown_requests")
    .columns(["hidden_at", "hide_at"])
    .execute();
}
