import { type RawBuilder, sql } from "kysely";
import type { Database } from "./database.server.ts";
import { isPostgres } from "./engine.ts";

/** A search in columns of one table; `015-large-tables.ts` lists the columns with a search index. */
export interface TextSearch {
  table: string;
  columns: string[];
  /** Substring; upper and lower case of ASCII letters are the same. */
  word: string;
  where?: RawBuilder<boolean>;
  /** Cursor: id of the previous page's last row. */
  before?: number | undefined;
}

export interface SearchResult {
  /** Ids, newest first. */
  ids: number[];
  /** Cursor of the last scanned row; undefined if all older rows were scanned. */
  unsearchedFrom?: number | undefined;
}

const indexed = ["posts", "events", "subscribers"];

/** The indexes consist of trigrams, so shorter words are not found by them. */
const trigramLength = 3;

/**
 * Number of newest rows to scan: without an index or for shorter words (per call), and before PostgreSQL's unordered
 * index.
 */
const rowsAtATime = 5_000;
const rowsBeforeIndex = 1_000;

/** @param limit maximum number of rows */
export async function findWord(db: Database, search: TextSearch, limit: number): Promise<SearchResult> {
  // No text contains NUL, and PostgreSQL rejects it.
  if (search.word.includes("\0")) return { ids: [] };
  if (!indexed.includes(search.table) || [...search.word].length < trigramLength)
    return findAmongNewest(db, search, limit, rowsAtATime);
  if (!isPostgres(db)) return { ids: await findBySqliteIndex(db, search, limit) };
  // The index is unordered: it finds rare words fast, and frequent words are among the newest rows.
  const newest = await findAmongNewest(db, search, limit, rowsBeforeIndex);
  if (newest.unsearchedFrom === undefined || newest.ids.length >= limit) return newest;
  return { ids: await findEverywhere(db, search, limit) };
}

/** Returns true if the database has the search index, without which searching a large table is slow. */
export async function hasSearchIndex(db: Database): Promise<boolean> {
  if (!isPostgres(db)) return true;
  const { rows } = await sql`select 1 from pg_indexes where indexname = 'posts_words_title'`.execute(db);
  return rows.length > 0;
}

function hasWord({ table, columns, word }: TextSearch): RawBuilder<boolean> {
  const plain = word.replace(/[A-Z]/g, (letter) => letter.toLowerCase()).replace(/[\\%_]/g, "\\$&");
  const matches = columns.map((name) => sql`lower(${sql.ref(`${table}.${name}`)}) like ${`%${plain}%`} escape '\\'`);
  return sql<boolean>`(${sql.join(matches, sql` or `)})`;
}

function others({ table, where, before }: TextSearch): RawBuilder<boolean> {
  const older = before === undefined ? sql`` : sql` and ${sql.ref(`${table}.id`)} < ${before}`;
  return sql<boolean>`${where ?? sql`1 = 1`}${older}`;
}

/** Finds rows by the index, then sorts them: without `materialized`, PostgreSQL may scan the table backwards. */
async function findEverywhere(db: Database, search: TextSearch, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with found as materialized (
      select id from ${sql.table(search.table)} where ${hasWord(search)} and ${others(search)}
    )
    select id from found order by id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

async function findAmongNewest(db: Database, search: TextSearch, limit: number, rowsAtMost: number) {
  const { rows } = await sql<{ id: number; has: number | boolean }>`
    select id, ${hasWord(search)} as has from ${sql.table(search.table)}
    where ${others(search)} order by id desc limit ${rowsAtMost}`.execute(db);
  const ids = rows.filter(({ has }) => has).map(({ id }) => id);
  const isCut = rows.length === rowsAtMost && ids.length < limit;
  return { ids: ids.slice(0, limit), unsearchedFrom: isCut ? rows.at(-1)?.id : undefined };
}

/** Scans the index from its end, only as far as necessary. */
async function findBySqliteIndex(db: Database, search: TextSearch, limit: number): Promise<number[]> {
  const { table, word } = search;
  const words = `${table}_words`;
  const letters = [...word];
  const threes = letters.slice(trigramLength - 1).map((_, index) => letters.slice(index, index + trigramLength));
  const asked = [...new Set(threes.map((three) => `"${three.join("").replaceAll('"', '""')}"`))].join(" AND ");
  const older = search.before === undefined ? sql`` : sql` and ${sql.ref(`${words}.rowid`)} < ${search.before}`;
  const { rows } = await sql<{ id: number }>`
    select ${sql.ref(`${table}.id`)} as id
    from ${sql.table(words)} cross join ${sql.table(table)} on ${sql.ref(`${table}.id`)} = ${sql.ref(`${words}.rowid`)}
    where ${sql.table(words)} match ${asked}${older} and ${search.where ?? sql`1 = 1`} and ${hasWord(search)}
    order by ${sql.ref(`${words}.rowid`)} desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
