import { type RawBuilder, sql } from "kysely";
import type { PageMark } from "../../values/cursor.ts";
import type { Database } from "./database.server.ts";
import { isVisible } from "./visible.ts";

/** The condition for the page after a mark: both engines answer it from an index on (column, id). */
export function olderThan(column: "date" | "timestamp", { at, id }: PageMark): RawBuilder<boolean> {
  const value = column === "timestamp" ? Number(at) : at;
  return sql<boolean>`(${sql.ref(column)}, id) < (${value}, ${id})`;
}

/** Where a list is read page after page, and what it is sorted by. */
export type List = { table: "posts"; column: "timestamp" } | { table: "events" | "news_items"; column: "date" };

/**
 * Could the site have written this mark? It does for things that the public may see. Anybody can make up marks without
 * end, and each would be another page to render and to keep.
 *
 * @param now ISO date and time, UTC
 */
export async function isOwnMark(database: Database, { table, column }: List, mark: PageMark, now: string) {
  const row = await database
    .selectFrom(table as "posts")
    .select("id")
    .where("id", "=", mark.id)
    .where(column as "timestamp", "=", (column === "timestamp" ? Number(mark.at) : mark.at) as number)
    .where(isVisible(now))
    .executeTakeFirst();
  return row !== undefined;
}
