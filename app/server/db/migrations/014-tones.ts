import type { Kysely } from "kysely";

/** The colour of a picture as a whole stands in its place until it is there; those from before have none. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable("photos").addColumn("tone", "text").execute();
}
