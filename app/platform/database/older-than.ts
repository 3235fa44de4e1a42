import { type RawBuilder, sql } from "kysely";
import type { PageMark } from "../../values/page-mark.ts";

/** The condition for the page after a mark: both engines answer it from an index on (column, id). */
export function olderThan(column: "date" | "timestamp", { at, id }: PageMark): RawBuilder<boolean> {
  const value = column === "timestamp" ? Number(at) : at;
  return sql<boolean>`(${sql.ref(column)}, id) < (${value}, ${id})`;
}
