import type { Kysely } from "kysely";

/** When a donor stopped a monthly gift. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable("pledges").addColumn("stopped_at", "text").execute();
}
