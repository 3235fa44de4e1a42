import { PostgresAdapter, type RawBuilder, sql } from "kysely";
import type { Database } from "./database.server.ts";

/** What is searched. Of the tables in `015-large-tables.ts`, these columns have an index of words. */
export interface WordSearch {
  table: string;
  columns: string[];
  /** Found wherever it stands, also inside of longer ones; A to Z are the same as a to z. */
  word: string;
  /** Another condition for the rows. */
  where?: RawBuilder<boolean>;
  /** The last row of the page before. */
  before?: number | undefined;
}

/** The numbers of rows with a word. */
export interface FoundWord {
  /** The newest first. */
  ids: number[];
  /** The last row that was looked at, where older ones were not. */
  unseen?: number | undefined;
}

/** The tables with an index of words. */
const indexed = ["posts", "events", "subscribers"];

/** An index knows three letters in a row. */
const lettersOfIndex = 3;

/** How many of the newest rows are looked through: for shorter words at a time, and before an index without an order. */
const rowsAtATime = 5_000;
const rowsBeforeIndex = 1_000;

/**
 * Finds rows in which a word stands, at most so many.
 *
 * @param limit how many
 */
export async function findWord(database: Database, search: WordSearch, limit: number): Promise<FoundWord> {
  // No text has this letter, and PostgreSQL would not even hear of it.
  if (search.word.includes("\0")) return { ids: [] };
  if (!indexed.includes(search.table)) return { ids: await findEverywhere(database, search, limit) };
  if ([...search.word].length < lettersOfIndex) return findAmongNewest(database, search, limit, rowsAtATime);
  if (!isPostgres(database)) return { ids: await findBySqliteIndex(database, search, limit) };
  // The index knows no order. What is frequent is among the newest; what is not, the index finds quickly.
  const newest = await findAmongNewest(database, search, limit, rowsBeforeIndex);
  if (newest.unseen === undefined || newest.ids.length >= limit) return newest;
  return { ids: await findEverywhere(database, search, limit) };
}

/** Is there an index of words? Without one, searching a large table is slow. */
export async function hasWordIndex(database: Database): Promise<boolean> {
  if (!isPostgres(database)) return true;
  const { rows } = await sql`select 1 from pg_indexes where indexname = 'posts_words_title'`.execute(database);
  return rows.length > 0;
}

const isPostgres = (database: Database) => database.getExecutor().adapter instanceof PostgresAdapter;

/** The condition itself, which every row found by an index is tried by again. */
function hasWord({ table, columns, word }: WordSearch): RawBuilder<boolean> {
  const plain = word.replace(/[A-Z]/g, (letter) => letter.toLowerCase()).replace(/[\\%_]/g, "\\$&");
  const matches = columns.map(
    (column) => sql`lower(${sql.ref(`${table}.${column}`)}) like ${`%${plain}%`} escape '\\'`,
  );
  return sql<boolean>`(${sql.join(matches, sql` or `)})`;
}

function others({ table, where, before }: WordSearch): RawBuilder<boolean> {
  const older = before === undefined ? sql`` : sql` and ${sql.ref(`${table}.id`)} < ${before}`;
  return sql<boolean>`${where ?? sql`1 = 1`}${older}`;
}

/** All rows with the word are found before they are put in order: otherwise PostgreSQL may read the table from its end. */
async function findEverywhere(database: Database, search: WordSearch, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with found as materialized (
      select id from ${sql.table(search.table)} where ${hasWord(search)} and ${others(search)}
    )
    select id from found order by id desc limit ${limit}`.execute(database);
  return rows.map(({ id }) => id);
}

async function findAmongNewest(
  database: Database,
  search: WordSearch,
  limit: number,
  rowsAtMost: number,
): Promise<FoundWord> {
  const { rows } = await sql<{ id: number; has: number | boolean }>`
    select id, ${hasWord(search)} as has from ${sql.table(search.table)}
    where ${others(search)} order by id desc limit ${rowsAtMost}`.execute(database);
  const ids = rows.filter(({ has }) => has).map(({ id }) => id);
  const isCut = rows.length === rowsAtMost && ids.length < limit;
  return { ids: ids.slice(0, limit), unseen: isCut ? rows.at(-1)?.id : undefined };
}

/** Reads the index from its end, and no further than it must. */
async function findBySqliteIndex(database: Database, search: WordSearch, limit: number): Promise<number[]> {
  const { table, word } = search;
  const words = `${table}_words`;
  const letters = [...word];
  const threes = letters.slice(lettersOfIndex - 1).map((_, place) => letters.slice(place, place + lettersOfIndex));
  const asked = [...new Set(threes.map((three) => `"${three.join("").replaceAll('"', '""')}"`))].join(" AND ");
  const older = search.before === undefined ? sql`` : sql` and ${sql.ref(`${words}.rowid`)} < ${search.before}`;
  const { rows } = await sql<{ id: number }>`
    select ${sql.ref(`${table}.id`)} as id
    from ${sql.table(words)} cross join ${sql.table(table)} on ${sql.ref(`${table}.id`)} = ${sql.ref(`${words}.rowid`)}
    where ${sql.table(words)} match ${asked}${older} and ${search.where ?? sql`1 = 1`} and ${hasWord(search)}
    order by ${sql.ref(`${words}.rowid`)} desc limit ${limit}`.execute(database);
  return rows.map(({ id }) => id);
}
