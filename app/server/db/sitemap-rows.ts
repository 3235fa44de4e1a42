import { sql } from "kysely";
import { maxAddresses } from "../../values/sitemap.ts";
import type { Database } from "./database.server.ts";
import { isVisible } from "./visible.ts";

type Table = "posts" | "events";

/** Page size; other queries run between pages. */
const together = 1_000;

/** 0 for an empty table. */
export async function findLastId(db: Database, table: Table): Promise<number> {
  const row = await db
    .selectFrom(table as "events")
    .select("id")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}

/**
 * Streams a sitemap's public rows.
 *
 * @param column of the addresses
 * @param part the sitemap's number, from 1
 * @param now ISO 8601, UTC
 */
export async function* readSitemapRows(
  db: Database,
  { table, column, part }: { table: Table; column: "id" | "slug"; part: number },
  now: string,
): AsyncGenerator<string[]> {
  const end = part * maxAddresses;
  for (let after = end - maxAddresses; after < end; after += together) {
    const { rows } = await sql<{ value: string | number }>`
      select ${sql.ref(column)} as value from ${sql.table(table)}
      where id > ${after} and id <= ${Math.min(end, after + together)} and ${isVisible(now)}
      order by id`.execute(db);
    yield rows.map(({ value }) => String(value));
  }
}
