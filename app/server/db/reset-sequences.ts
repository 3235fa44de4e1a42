import { sql } from "kysely";
import type { Database } from "./database.server.ts";
import { isPostgres } from "./engine.ts";
import type { Tables } from "./tables.ts";

/**
 * Restarts the id sequences of empty tables, in the transaction that fills them first. PostgreSQL never reuses a
 * number, even after a rollback; SQLite does.
 */
export async function resetSequences(transaction: Database, tables: (keyof Tables)[]): Promise<void> {
  if (!isPostgres(transaction)) return;
  for (const table of tables) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(transaction);
    if (rows.length > 0) continue;
    await sql`alter table ${sql.table(table)} alter column id restart`.execute(transaction);
  }
}
