import type { Kysely } from "kysely";

/** When the person of a session last proved who they are. Sessions of before have proved nothing lately. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable("sessions").addColumn("confirmed_at", "text").execute();
}
