import type { Kysely } from "kysely";

/** When somebody of the staff read a message, and who. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const name of ["read_at", "read_by"]) {
    await database.schema.alterTable("messages").addColumn(name, "text").execute();
  }
}
