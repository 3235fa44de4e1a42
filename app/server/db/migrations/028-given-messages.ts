import type { Kysely } from "kysely";

/** To whom a message is given: a user id, without a foreign key, since a person who leaves keeps no message. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable("messages").addColumn("given_to", "text").execute();
}
