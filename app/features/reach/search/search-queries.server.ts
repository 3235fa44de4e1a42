import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";
import { isPostgres } from "../../../server/db/engine.ts";
import { inChunks } from "../../../server/db/in-chunks.ts";
import type { ContentNoun, ContentNouns, Publishable } from "../../../server/db/tables.ts";
import { isVisible } from "../../../server/db/visible.ts";
import type { Cursor } from "../../../values/cursor.ts";
import type { SearchPattern } from "../../../values/search-words.ts";

/** A table that visitors can search: the items of a content type. */
export type SearchTable = ContentNouns[ContentNoun];

/** A found document. `score` contains the rank, followed by the day (yyyymmdd); higher is better. */
export interface Hit {
  kind: SearchTable;
  id: number;
  score: number;
}

interface Match {
  column: "title" | "all";
  patterns: readonly SearchPattern[];
  /** True to match only exact whole words. */
  isExact?: boolean;
}

/**
 * Selects the ids of documents with all words: with FTS5 on SQLite, with a GIN index of `tsvector` on PostgreSQL. Words
 * consist of letters and digits, so that questions cannot contain operators.
 */
function idsWith(db: Database, { column, patterns, isExact }: Match): RawBuilder<unknown> {
  const terms = patterns.map(({ word, stem, isPrefix }) => {
    const [text, isOpen] = isExact ? [word, false] : [stem, isPrefix];
    return isPostgres(db) ? `'${text}'${isOpen ? ":*" : ""}` : `"${text}"${isOpen ? " *" : ""}`;
  });
  if (isPostgres(db))
    return sql`select id from search_words where ${sql.ref(`${column}_vector`)} @@ ${terms.join(" & ")}::tsquery`;
  const question = `${column}_words : (${terms.join(" AND ")})`;
  return sql`select rowid as id from search_words_index where search_words_index match ${question}`;
}

/** The difference in score between two ranks; larger than any day. */
export const rankUnit = 100_000_000;

/**
 * Selects public documents with all words, or with some, and their scores. For all words, the rank is higher if the
 * title contains the words, and highest if it contains them exactly. For some words, the rank is the number of words.
 */
function scored(db: Database, patterns: readonly SearchPattern[], isSome: boolean, now: string): RawBuilder<unknown> {
  const rank = isSome
    ? sql`hit.words`
    : sql`(case when id in (select id from titled) then 2 else 0 end) + (case when id in (select id from named) then 1 else 0 end)`;
  const hits = isSome
    ? sql`hit as (select id, count(*) as words from (${sql.join(
        patterns.map((pattern) => idsWith(db, { column: "all", patterns: [pattern] })),
        sql` union all `,
      )}) as found group by id)`
    : sql`hit as (${idsWith(db, { column: "all", patterns })}),
        titled as (${idsWith(db, { column: "title", patterns })}),
        named as (${idsWith(db, { column: "title", patterns, isExact: true })})`;
  return sql`${hits}, scored as (
    select kind, source_id, (${rank}) * ${sql.lit(rankUnit)} + day as score
    from hit join search_words using (id) where public_from <= ${now})`;
}

type Asked = { patterns: readonly SearchPattern[]; isSome: boolean; now: string };

/** Finds the best results of each kind, and the number of results of each kind. @param now ISO date and time, UTC */
export async function findBest(db: Database, { patterns, isSome, now }: Asked, limit: number) {
  const { rows } = await sql<{ kind: SearchTable; source_id: number; score: number; total: number }>`
    with ${scored(db, patterns, isSome, now)}
    select kind, source_id, score, total from (
      select kind, source_id, score, count(*) over (partition by kind) as total,
        row_number() over (partition by kind order by score desc, source_id desc) as place
      from scored) as ranked
    where place <= ${limit} order by kind, place`.execute(db);
  return rows.map(({ kind, source_id, score, total }) => ({
    kind,
    id: source_id,
    score: Number(score),
    total: Number(total),
  }));
}

/** Finds results of one kind, best first. @param after cursor: last result of the previous page */
export async function findOfKind(
  db: Database,
  { patterns, isSome, now }: Asked,
  kind: SearchTable,
  limit: number,
  after?: Cursor,
): Promise<Hit[]> {
  const below =
    after === undefined
      ? sql``
      : sql`and (score, source_id) < (cast(${Number(after.at)} as bigint), cast(${after.id} as bigint))`;
  const { rows } = await sql<{ source_id: number; score: number }>`
    with ${scored(db, patterns, isSome, now)}
    select source_id, score from scored where kind = ${kind} ${below}
    order by score desc, source_id desc limit ${limit}`.execute(db);
  return rows.map(({ source_id, score }) => ({ kind, id: source_id, score: Number(score) }));
}

/** Returns true if any public document contains all of these words. */
export async function hasAny(db: Database, patterns: readonly SearchPattern[], now: string): Promise<boolean> {
  // Materialised, because PostgreSQL would otherwise read the whole table to find one row.
  const { rows } = await sql`with hit as materialized (${idsWith(db, { column: "all", patterns })})
    select 1 from hit join search_words using (id) where public_from <= ${now} limit 1`.execute(db);
  return rows.length > 0;
}

/** Maximum number of documents with a distinctive word; a word in more documents says little about each. */
const maxDistinctive = 1_000;
/** Maximum number of words that are searched if none is distinctive. */
const maxCommon = 3;

/** Finds the distinctive words of a question: not too short, and not in too many documents. */
export async function findDistinctive(
  db: Database,
  patterns: readonly SearchPattern[],
): Promise<readonly SearchPattern[]> {
  const { rows } = await sql<{ word: string }>`select word from search_words_vocabulary
    where word in (${sql.join(patterns.map(({ word }) => word))}) and documents > ${maxDistinctive}`.execute(db);
  const distinctive = patterns.filter(({ word }) => word.length > 3 && !rows.some((row) => row.word === word));
  return distinctive.length > 0 ? distinctive : patterns.slice(0, maxCommon);
}

/** Maximum number of words that are compared with a misspelled word. */
const maxCompared = 2_000;

/**
 * Finds words with the same beginning or end and about the same length, most used first.
 * @param most maximum number of typing errors
 */
export async function findSimilarWords(db: Database, word: string, most: number) {
  const around = sql`letters between ${word.length - most} and ${word.length + most}`;
  const { rows } = await sql<{ word: string; documents: number }>`
    select word, documents from search_words_vocabulary where head = ${headOf(word)} and ${around}
    union select word, documents from search_words_vocabulary where tail = ${tailOf(word)} and ${around}
    order by documents desc, word limit ${sql.lit(maxCompared)}`.execute(db);
  return rows;
}

const headOf = (word: string) => word.slice(0, 1);
const tailOf = (word: string) => word.slice(-2);

export interface SearchDocument {
  kind: SearchTable;
  id: number;
  day: number;
  /** ISO date and time, UTC; empty for an item that is public already. */
  publicFrom: string;
  titleWords: string[];
  allWords: string[];
}

type QueueEntry = { kind: SearchTable | "fixed"; id: number };

/** Takes changes from the queue; other processes take other changes. */
export async function takeQueue(db: Database, limit: number): Promise<QueueEntry[]> {
  const lock = isPostgres(db) ? sql`for update skip locked` : sql``;
  const { rows } = await sql<QueueEntry>`
    delete from search_words_queue where (kind, source_id) in (
      select kind, source_id from search_words_queue order by kind, source_id limit ${limit} ${lock})
    returning kind, source_id as id`.execute(db);
  return rows;
}

export async function hasQueue(db: Database): Promise<boolean> {
  return (await sql`select 1 from search_words_queue limit 1`.execute(db)).rows.length > 0;
}

/** Adds the fixed pages to the queue. */
export async function queueFixed(db: Database): Promise<void> {
  await sql`insert into search_words_queue (kind, source_id) values ('fixed', 0) on conflict do nothing`.execute(db);
}

/** Adds to the queue the fixed pages, and all rows that have no document in the index. */
export async function queueMissing(db: Database, tables: readonly SearchTable[]): Promise<void> {
  await queueFixed(db);
  for (const table of tables)
    await sql`insert into search_words_queue (kind, source_id)
      select ${sql.lit(table)}, id from ${sql.table(table)} where ${canBeIndexed} and not exists (
        select 1 from search_words where kind = ${sql.lit(table)} and source_id = ${sql.ref(`${table}.id`)})
      on conflict do nothing`.execute(db);
}

const canBeIndexed = sql<boolean>`deleted_at is null and status in ('published', 'scheduled')
  and (sensitive = '[]' or approved_at is not null)`;

/** A row of a searchable table; each table has further columns. */
export type SourceRow = Selectable<Publishable> & { title: string };

/**
 * Finds rows by id.
 * @param isShown further condition for visitors
 * @param now finds only items that are public then (ISO date and time, UTC); undefined also finds scheduled items
 */
export async function findSourceRows(
  db: Database,
  { table, isShown = sql<boolean>`true` }: { table: SearchTable; isShown?: RawBuilder<boolean> | undefined },
  ids: number[],
  now?: string,
) {
  const visible = now === undefined ? canBeIndexed : isVisible(now);
  return inChunks(ids, async (some) => {
    const { rows } = await sql<SourceRow>`select * from ${sql.table(table)}
      where id in (${sql.join(some)}) and ${visible} and ${isShown}`.execute(db);
    return rows;
  });
}

/**
 * Replaces documents, and updates the number of documents with each word.
 * @param gone keys of documents to remove from the index
 */
export async function replaceDocuments(
  db: Database,
  documents: SearchDocument[],
  gone: { kind: SearchTable; id: number }[],
): Promise<void> {
  const changes = new Map<string, number>();
  const count = (words: readonly string[], by: number) => {
    for (const word of words) changes.set(word, (changes.get(word) ?? 0) + by);
  };
  for (const { kind, id } of [...documents, ...gone]) {
    const { rows } = await sql<{ id: number; all_words: string }>`
      select id, all_words from search_words where kind = ${kind} and source_id = ${id}`.execute(db);
    for (const row of rows) count(row.all_words.split(" "), -1);
  }
  for (const { kind, id } of gone)
    await sql`delete from search_words where kind = ${kind} and source_id = ${id}`.execute(db);
  for (const { kind, id, day, publicFrom, titleWords, allWords } of documents) {
    count(allWords, 1);
    await sql`insert into search_words (kind, source_id, day, public_from, title_words, all_words)
      values (${kind}, ${id}, ${day}, ${publicFrom}, ${titleWords.join(" ")}, ${allWords.join(" ")})
      on conflict (kind, source_id) do update set day = excluded.day, public_from = excluded.public_from,
        title_words = excluded.title_words, all_words = excluded.all_words`.execute(db);
  }
  await changeVocabulary(db, changes);
}

/** Matches words whose typing errors are corrected: at least four letters, no digits. */
const canSlip = /^\p{L}{4,}$/u;

/** Changes the vocabulary in a fixed order, so that two processes cannot deadlock. */
async function changeVocabulary(db: Database, changes: Map<string, number>): Promise<void> {
  const words = [...changes].filter(([word, by]) => by !== 0 && canSlip.test(word)).toSorted(byWord);
  await inChunks(words, async (some) => {
    const values = some.map(
      ([word, by]) => sql`(${word}, ${headOf(word)}, ${tailOf(word)}, ${sql.lit(word.length)}, ${sql.lit(by)})`,
    );
    await sql`insert into search_words_vocabulary (word, head, tail, letters, documents) values ${sql.join(values)}
      on conflict (word) do update set
        documents = search_words_vocabulary.documents + excluded.documents`.execute(db);
    return [];
  });
  const fewer = words.filter(([, by]) => by < 0).map(([word]) => word);
  await inChunks(fewer, async (some) => {
    await sql`delete from search_words_vocabulary where word in (${sql.join(some)}) and documents <= 0`.execute(db);
    return [];
  });
}

const byWord = ([one]: [string, number], [other]: [string, number]) => (one < other ? -1 : 1);
