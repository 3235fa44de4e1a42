import type { Kysely } from "kysely";

/**
 * How a version came to be. Null: a version of the release before, with the time and the person of the change that
 * replaced it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable("versions").addColumn("origin", "text").execute();
}
