import { type RawBuilder, sql } from "kysely";
import type { Cursor, SortValue } from "../../values/cursor.ts";
import type { Database } from "./database.server.ts";
import type { Tables } from "./tables.ts";
import { isVisible } from "./visible.ts";

const sortedBy = (column: SortValue, { at }: Cursor) => (column === "timestamp" ? Number(at) : at);

/** Returns the condition for the rows after a cursor. Both engines use the index on (column, id) for it. */
export const afterCursor = (column: SortValue, cursor: Cursor): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(column)}, id) < (${sortedBy(column, cursor)}, ${cursor.id})`;

export interface List {
  table: keyof Tables;
  column: SortValue;
}

/**
 * Returns true if the site could have issued this cursor, for a public row. Otherwise made-up cursors would each make
 * another page to render and cache.
 * @param now ISO 8601, UTC
 */
export async function isOwnCursor(db: Database, { table, column }: List, cursor: Cursor, now: string) {
  const { rows } = await sql`select 1 from ${sql.table(table)}
    where id = ${cursor.id} and ${sql.ref(column)} = ${sortedBy(column, cursor)} and ${isVisible(now)}`.execute(db);
  return rows.length > 0;
}
