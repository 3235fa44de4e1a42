import type { Kysely } from "kysely";

/** Who read a bank statement, by id: a statement is no second witness of what the same person recorded by hand. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable("statements").addColumn("added_by_id", "text").execute();
}
