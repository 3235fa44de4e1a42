import { setImmediate } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../../app/server/db/tables.ts";
import { tableKeys } from "./primary-keys.ts";

/** Tables by name, without column types. */
export type AnyDatabase = Kysely<Record<string, Record<string, unknown>>>;

export type Row = Record<string, string | number | null>;

/** Primary key of a row. */
export type Mark = readonly unknown[];

export interface Pages {
  /** Maximum number of rows per read and write. */
  rows: number;
  /** Awaited after each page, as SQLite is synchronous and would block the event loop. */
  rest(): Promise<unknown>;
}

/** A range of keys. */
export interface Part {
  /** Exclusive lower limit. */
  after?: Mark;
  /** Inclusive upper limit. */
  until?: Mark;
}

/** Page size far below the engines' limits for one statement. */
export const largePages: Pages = { rows: 500, rest: () => setImmediate() };

/** Reads rows with keyset pagination: each page costs the same, and an interrupted copy can continue. */
export const pagesOf = (db: AnyDatabase, table: keyof Tables, pages: Pages, part: Part = {}) =>
  pagesBy(db, table, tableKeys[table], pages, part);

/**
 * Reads rows like `pagesOf`, of a table of any version.
 * @param keys its primary key
 */
export async function* pagesBy(
  db: AnyDatabase,
  table: string,
  keys: readonly string[],
  { rows: limit, rest }: Pages,
  { after, until }: Part = {},
): AsyncGenerator<Record<string, unknown>[], undefined> {
  for (let mark = after; ; ) {
    let question = db.selectFrom(table).selectAll().limit(limit);
    for (const column of keys) question = question.orderBy(column);
    const columns = sql.join(keys.map((column) => sql.ref(column)));
    if (mark !== undefined) question = question.where(sql<boolean>`(${columns}) > (${sql.join([...mark])})`);
    if (until !== undefined) question = question.where(sql<boolean>`(${columns}) <= (${sql.join([...until])})`);
    const rows = await question.execute();
    const last = rows.at(-1);
    if (last === undefined) return undefined;
    yield rows;
    await rest();
    mark = keys.map((column) => last[column]);
  }
}

/** Returns the last key; undefined for an empty table. */
export async function lastMark(db: AnyDatabase, table: keyof Tables): Promise<Mark | undefined> {
  let question = db
    .selectFrom(table)
    .select([...tableKeys[table]])
    .limit(1);
  for (const column of tableKeys[table]) question = question.orderBy(column, "desc");
  const row = await question.executeTakeFirst();
  return row && tableKeys[table].map((column) => row[column]);
}

export async function countRows(db: AnyDatabase, table: keyof Tables): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => [fn.countAll<number>().as("count")])
    .executeTakeFirstOrThrow();
  return Number(count);
}
