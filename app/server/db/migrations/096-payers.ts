import { type Kysely, sql } from "kysely";

/** Who sent a bank line: the name as long as the line's words, and a keyed hash by which the same payer is proposed. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const name of ["payer", "payer_hash"])
    await database.schema.alterTable("bank_credits").addColumn(name, "text").execute();
  await sql`create index bank_credits_by_payer on bank_credits (payer_hash, id) where payer_hash is not null`.execute(
    database,
  );
}
