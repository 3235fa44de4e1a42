import { sql } from "kysely";
import { mostAddresses } from "../../values/sitemap.ts";
import type { Database } from "./database.server.ts";
import { isVisible } from "./visible.ts";

type Table = "posts" | "events";

/** Rows that are read together: others ask between two readings. */
const together = 1_000;

/** The number of the newest row; 0 while there is none. */
export async function findLastId(database: Database, table: Table): Promise<number> {
  const row = await database
    .selectFrom(table as "events")
    .select("id")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}

/**
 * What the public may see of the rows of one sitemap, some at a time.
 *
 * @param column of which the addresses are made
 * @param part the number of the sitemap, from 1
 * @param now ISO date and time, UTC
 */
export async function* readSitemapRows(
  database: Database,
  { table, column, part }: { table: Table; column: "id" | "slug"; part: number },
  now: string,
): AsyncGenerator<string[]> {
  const end = part * mostAddresses;
  for (let after = end - mostAddresses; after < end; after += together) {
    const { rows } = await sql<{ value: string | number }>`
      select ${sql.ref(column)} as value from ${sql.table(table)}
      where id > ${after} and id <= ${Math.min(end, after + together)} and ${isVisible(now)}
      order by id`.execute(database);
    yield rows.map(({ value }) => String(value));
  }
}
