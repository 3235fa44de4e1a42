import { type Kysely, sql } from "kysely";

/**
 * Statements of several accounts in one currency. What was read before names no account: its lines keep their fingerprints
 * until a statement of an account has them again, and become lines of that account then.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable("statements").addColumn("account", "text").execute();
  await schema.alterTable("statement_files").addColumn("account", "text").execute();
  await schema
    .alterTable("statement_layouts")
    .addColumn("currency", "text", (column) => column.notNull().defaultTo("NGN"))
    .execute();
  await schema.alterTable("statement_layouts").addColumn("label", "text").execute();
  await sql`update statement_layouts set currency = name where name in ('NGN', 'USD')`.execute(database);
}
