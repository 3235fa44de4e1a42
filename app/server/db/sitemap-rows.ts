import { sql } from "kysely";
import { maxAddresses } from "../../values/sitemap.ts";
import type { Database } from "./database.server.ts";
import type { Tables } from "./tables.ts";
import { isVisible } from "./visible.ts";

/** Rows of one query. Other queries run in between. */
const together = 1_000;

/** Returns the highest id; 0 for an empty table. */
export async function findLastId(db: Database, table: keyof Tables): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`select max(id) as last from ${sql.table(table)}`.execute(db);
  return rows[0]?.last ?? 0;
}

/**
 * Reads the newest public rows of a table, to find pages with a similar address.
 * @param now ISO 8601, UTC
 */
export async function readNewestTitles(
  db: Database,
  { table, column, limit }: { table: keyof Tables; column: "id" | "slug"; limit: number },
  now: string,
): Promise<{ value: string; title: string }[]> {
  const { rows } = await sql<{ value: string | number; title: string }>`
    select ${sql.ref(column)} as value, title from ${sql.table(table)} where ${isVisible(now)}
    order by id desc limit ${limit}`.execute(db);
  return rows.map(({ value, title }) => ({ value: String(value), title }));
}

/** Returns the content version: the number of changes of public content, by any process. */
export async function readContentVersion(db: Database): Promise<number> {
  const { number } = await db.selectFrom("content_version").select("number").executeTakeFirstOrThrow();
  return Number(number);
}

/**
 * Streams the public rows of a sitemap.
 * @param column of the addresses
 * @param part from 1
 * @param now ISO 8601, UTC
 */
export async function* readSitemapRows(
  db: Database,
  { table, column, part }: { table: keyof Tables; column: "id" | "slug"; part: number },
  now: string,
): AsyncGenerator<{ id: number; value: string }[]> {
  const end = part * maxAddresses;
  for (let after = end - maxAddresses; after < end; after += together) {
    const { rows } = await sql<{ id: number; value: string | number }>`
      select id, ${sql.ref(column)} as value from ${sql.table(table)}
      where id > ${after} and id <= ${Math.min(end, after + together)} and ${isVisible(now)}
      order by id`.execute(db);
    yield rows.map(({ id, value }) => ({ id, value: String(value) }));
  }
}

/**
 * Reads the time at which visitors last saw these rows change: when they were saved, or published on schedule. Rows
 * that were never saved in the staff area, such as samples, have none.
 * @param noun of their versions
 * @param now ISO 8601, UTC
 * @returns ISO 8601, UTC, by id
 */
export async function readLastChanges(
  db: Database,
  { table, noun }: { table: keyof Tables; noun: string },
  ids: number[],
  now: string,
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; publish_at: string | null; saved_at: string | null }>`
    select id, publish_at, (select max(saved_at) from versions
      where subject = cast(${`${noun}:`} as text) || cast(${sql.table(table)}.id as text)
        and (origin is null or origin <> 'unchosen')) as saved_at
    from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(db);
  return new Map(
    rows.flatMap(({ id, publish_at, saved_at }) => {
      if (saved_at === null) return [];
      return [[id, publish_at !== null && publish_at <= now && publish_at > saved_at ? publish_at : saved_at]];
    }),
  );
}
