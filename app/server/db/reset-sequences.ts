import { PostgresAdapter, sql } from "kysely";
import type { Database } from "./database.server.ts";
import type { Tables } from "./tables.ts";

/**
 * Lets the numbers of those tables that are empty begin with 1: PostgreSQL does not give a number twice, not even one whose transaction
 * was broken off. SQLite does, and needs nothing.
 *
 * @param transaction in which these tables are filled for the first time: when it is broken off, so is this
 */
export async function numberAnew(transaction: Database, tables: (keyof Tables)[]): Promise<void> {
  if (!(transaction.getExecutor().adapter instanceof PostgresAdapter)) return;
  for (const table of tables) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(transaction);
    if (rows.length > 0) continue;
    await sql`alter table ${sql.table(table)} alter column id restart`.execute(transaction);
  }
}
