import { sql } from "kysely";
import type { Tables } from "../../app/server/db/tables.ts";
import { isPostgres } from "./open-unmigrated.server.ts";
import { tablesInOrder } from "./primary-keys.ts";
import { type AnyDatabase, lastMark } from "./rows.ts";

/**
 * Returns the last sequence value of each table, or the highest id if that is larger because it was set explicitly. Ids
 * are never reused, as e-mails and lists refer to deleted rows by id.
 */
export async function lastNumbers(db: AnyDatabase): Promise<Map<keyof Tables, number>> {
  const rows = isPostgres(db) ? await drawnByPostgres(db) : await drawnBySqlite(db);
  const numbers = new Map<keyof Tables, number>();
  for (const { table, last } of rows) {
    if (!isOurs(table)) continue;
    const highest = Number((await lastMark(db, table))?.[0] ?? 0);
    const number = Math.max(Number(last ?? 0), highest);
    if (number > 0) numbers.set(table, number);
  }
  return numbers;
}

export async function goOnAfter(db: AnyDatabase, numbers: Map<keyof Tables, number>): Promise<void> {
  for (const [table, last] of numbers) {
    if (isPostgres(db)) {
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${last})`.execute(db);
    } else {
      // A table that never had a row has no entry.
      await sql`delete from sqlite_sequence where name = ${table}`.execute(db);
      await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(db);
    }
  }
}

function isOurs(table: string): table is keyof Tables {
  return (tablesInOrder as string[]).includes(table);
}

interface Drawn {
  table: string;
  last: number | null;
}

async function drawnBySqlite(db: AnyDatabase): Promise<Drawn[]> {
  return (await sql<Drawn>`select name as "table", seq as last from sqlite_sequence`.execute(db)).rows;
}

/** Returns the last sequence value of each table of a PostgreSQL database. */
export async function drawnByPostgres(db: AnyDatabase): Promise<Drawn[]> {
  // Sequences are not transactional, so the last value is never older than the snapshot.
  const { rows } = await sql<Drawn>`
    select c.relname as "table", s.last_value as last
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attidentity <> ''
    join pg_sequences s on quote_ident(s.schemaname) || '.' || quote_ident(s.sequencename)
      = pg_get_serial_sequence(quote_ident(c.relname), a.attname)
    where c.relkind = 'r' and pg_table_is_visible(c.oid)`.execute(db);
  return rows;
}
