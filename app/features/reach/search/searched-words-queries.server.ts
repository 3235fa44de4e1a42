import { sql } from "kysely";
import type { Database } from "../../../server/db/database.server.ts";
import { inChunks } from "../../../server/db/in-chunks.ts";

/** Tables of typed words: visitors' search, and the jump box of staff. */
export type SearchTable = "searches" | "staff_searches";

export interface SearchedWord {
  date: string;
  word: string;
  count: number;
  in_vain: number;
}

/** Adds to the stored counts, because several processes count. */
export async function addSearchedWords(db: Database, table: SearchTable, words: SearchedWord[]): Promise<void> {
  await inChunks(words, async (some) => {
    await db
      .insertInto(table)
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(["date", "word"]).doUpdateSet({
          count: sql<number>`${sql.ref(`${table}.count`)} + excluded.count`,
          in_vain: sql<number>`${sql.ref(`${table}.in_vain`)} + excluded.in_vain`,
        }),
      )
      .execute();
    return [];
  });
}

/** Finds words that were searched at least this often, most frequent first. @param since ISO date */
export async function findSearchedWords(db: Database, table: SearchTable, since: string, least: number, limit: number) {
  const { rows } = await sql<{ word: string; count: number; in_vain: number }>`
    select word, sum(count) as count, sum(in_vain) as in_vain from ${sql.table(table)} where date >= ${since}
    group by word having sum(count) >= ${least} order by sum(count) desc, word limit ${limit}`.execute(db);
  return rows.map(({ word, count, in_vain }) => ({ word, count: Number(count), inVain: Number(in_vain) }));
}

/** Deletes old words. @param before ISO date @returns the number of deleted rows */
export async function deleteSearchedWords(db: Database, table: SearchTable, before: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom(table).where("date", "<", before).executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Deletes words that were searched less often than `least`, and not since a day.
 * @param before ISO date
 * @returns the number of deleted rows
 */
export async function deleteRareWords(
  db: Database,
  table: SearchTable,
  before: string,
  least: number,
): Promise<number> {
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where word in (
    select word from ${sql.table(table)} group by word having sum(count) < ${least} and max(date) < ${before})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
