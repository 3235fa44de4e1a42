import { setImmediate } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../../app/server/db/tables.ts";
import { tableKeys } from "./primary-keys.ts";

/** A database whose tables are asked by their names alone. */
export type AnyDatabase = Kysely<Record<string, Record<string, unknown>>>;

/** A row as both engines give it. */
export type Row = Record<string, string | number | null>;

/** What tells a row from the others of its table. */
export type Mark = readonly unknown[];

/** In which steps tables are read and written. */
export interface Pages {
  /** Rows that are read, and written, in one go. */
  rows: number;
  /** What is waited for after each: SQLite answers at once, and nothing else of the process would get its turn. */
  rest(): Promise<unknown>;
}

/** A part of a table, between two keys. */
export interface Part {
  /** Begins behind the row with this key. */
  after?: Mark;
  /** Ends with the row with this key, or before it. */
  until?: Mark;
}

/** As fast as it goes, and far below what any engine takes in one statement. */
export const largePages: Pages = { rows: 500, rest: () => setImmediate() };

/**
 * The rows of a table in the order of their keys, page after page. Every page is asked for by the key of the last row,
 * so that it costs the same however many came before, and so that what was broken off goes on.
 */
export async function* pagesOf(
  database: AnyDatabase,
  table: keyof Tables,
  { rows: limit, rest }: Pages,
  { after, until }: Part = {},
): AsyncGenerator<Record<string, unknown>[], undefined> {
  for (let mark = after; ; ) {
    let question = database.selectFrom(table).selectAll().limit(limit);
    for (const column of tableKeys[table]) question = question.orderBy(column);
    const columns = sql.join(tableKeys[table].map((column) => sql.ref(column)));
    if (mark !== undefined) question = question.where(sql<boolean>`(${columns}) > (${sql.join([...mark])})`);
    if (until !== undefined) question = question.where(sql<boolean>`(${columns}) <= (${sql.join([...until])})`);
    const rows = await question.execute();
    const last = rows.at(-1);
    if (last === undefined) return undefined;
    yield rows;
    await rest();
    mark = tableKeys[table].map((column) => last[column]);
  }
}

/** The key of the last row; undefined for an empty table. */
export async function lastMark(database: AnyDatabase, table: keyof Tables): Promise<Mark | undefined> {
  let question = database
    .selectFrom(table)
    .select([...tableKeys[table]])
    .limit(1);
  for (const column of tableKeys[table]) question = question.orderBy(column, "desc");
  const row = await question.executeTakeFirst();
  return row && tableKeys[table].map((column) => row[column]);
}

/** How many rows a table has. */
export async function countRows(database: AnyDatabase, table: keyof Tables): Promise<number> {
  const { count } = await database
    .selectFrom(table)
    .select(({ fn }) => [fn.countAll<number>().as("count")])
    .executeTakeFirstOrThrow();
  return Number(count);
}
