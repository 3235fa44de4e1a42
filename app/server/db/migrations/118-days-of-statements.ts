import type { Kysely } from "kysely";

/** Index for the auditor's list of the statements of a year. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.createIndex("statements_by_day").on("statements").columns(["added_at", "id"]).execute();
}
