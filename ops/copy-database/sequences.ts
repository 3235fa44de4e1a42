import { sql } from "kysely";
import type { Tables } from "../../app/server/db/tables.ts";
import { isPostgres } from "./open-unmigrated.server.ts";
import { type AnyDatabase, lastMark } from "./rows.ts";
import { tablesInOrder } from "./primary-keys.ts";

/**
 * The number after which each table that has numbers goes on: the last that the engine has drawn, or the highest that is
 * there, if somebody chose it. It is not always the highest: a number is never given twice, because letters and lists
 * name rows that are gone by it.
 */
export async function lastNumbers(database: AnyDatabase): Promise<Map<keyof Tables, number>> {
  const rows = isPostgres(database) ? await drawnByPostgres(database) : await drawnBySqlite(database);
  const numbers = new Map<keyof Tables, number>();
  for (const { table, last } of rows) {
    if (!isOurs(table)) continue;
    const highest = Number((await lastMark(database, table))?.[0] ?? 0);
    const number = Math.max(Number(last ?? 0), highest);
    if (number > 0) numbers.set(table, number);
  }
  return numbers;
}

/** Lets the numbers go on after these. */
export async function goOnAfter(database: AnyDatabase, numbers: Map<keyof Tables, number>): Promise<void> {
  for (const [table, last] of numbers) {
    if (isPostgres(database)) {
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${last})`.execute(database);
    } else {
      // It has no line for a table that never had a row.
      await sql`delete from sqlite_sequence where name = ${table}`.execute(database);
      await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(database);
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

async function drawnBySqlite(database: AnyDatabase): Promise<Drawn[]> {
  return (await sql<Drawn>`select name as "table", seq as last from sqlite_sequence`.execute(database)).rows;
}

async function drawnByPostgres(database: AnyDatabase): Promise<Drawn[]> {
  // Only its own: the last value of a sequence is not part of the view of a transaction, so it is never behind it.
  const { rows } = await sql<Drawn>`
    select c.relname as "table", s.last_value as last
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attidentity <> ''
    join pg_sequences s on quote_ident(s.schemaname) || '.' || quote_ident(s.sequencename)
      = pg_get_serial_sequence(quote_ident(c.relname), a.attname)
    where c.relkind = 'r' and pg_table_is_visible(c.oid)`.execute(database);
  return rows;
}
