import { type RawBuilder, sql } from "kysely";
import type { Cursor } from "../../values/cursor.ts";
import type { Database } from "./database.server.ts";
import { isVisible } from "./visible.ts";

/** The page after a cursor; both engines use the index on (column, id). */
export function afterCursor(column: "date" | "timestamp", { at, id }: Cursor): RawBuilder<boolean> {
  const value = column === "timestamp" ? Number(at) : at;
  return sql<boolean>`(${sql.ref(column)}, id) < (${value}, ${id})`;
}

export type List = { table: "posts"; column: "timestamp" } | { table: "events" | "news_items"; column: "date" };

/**
 * Whether the site could have issued this cursor: for a public row. Otherwise endless made-up cursors would each be a
 * page to render and cache.
 *
 * @param now ISO 8601, UTC
 */
export async function isOwnCursor(db: Database, { table, column }: List, mark: Cursor, now: string) {
  const row = await db
    .selectFrom(table as "posts")
    .select("id")
    .where("id", "=", mark.id)
    .where(column as "timestamp", "=", (column === "timestamp" ? Number(mark.at) : mark.at) as number)
    .where(isVisible(now))
    .executeTakeFirst();
  return row !== undefined;
}
