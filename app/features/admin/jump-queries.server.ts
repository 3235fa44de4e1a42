import { sql } from "kysely";
import type { Database } from "../../server/db/database.server.ts";
import { findWord } from "../../server/db/search.ts";

interface Wanted {
  table: "posts" | "events" | "projects" | "news_items";
  searched: string[];
  search: string;
}

/** Existing rows of a content type with these words, newest first. */
export async function findContent(db: Database, { table, searched, search }: Wanted, limit: number) {
  const where = sql<boolean>`deleted_at is null`;
  const { ids } = await findWord(db, { table, columns: searched, word: search, where }, limit);
  if (ids.length === 0) return [];
  // Their common columns; each content type knows its own.
  const query = db
    .selectFrom(table as "events")
    .selectAll()
    .where("id", "in", ids);
  return query.orderBy("id", "desc").execute();
}
