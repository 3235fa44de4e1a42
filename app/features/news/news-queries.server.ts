import type { Insertable } from "kysely";
import type { Database } from "../../server/db/database.server.ts";
import { olderThan } from "../../server/db/cursor.ts";
import type { NewsItemTable } from "../../server/db/tables.ts";
import { isVisible } from "../../server/db/visible.ts";
import type { PageMark } from "../../values/cursor.ts";
import type { NewsItem } from "./news-item.ts";

/**
 * News items that the public may see, the newest first.
 *
 * @param before the last item of the page before, when this is a later page
 */
export async function findNews(database: Database, now: string, limit: number, before?: PageMark): Promise<NewsItem[]> {
  let query = database.selectFrom("news_items").select(["id", "title", "source", "date", "link"]).where(isVisible(now));
  if (before !== undefined) query = query.where(olderThan("date", before));
  return query.orderBy("date", "desc").orderBy("id", "desc").limit(limit).execute();
}

/** Adds a news item. @returns its number */
export async function insertNewsItem(database: Database, item: Insertable<NewsItemTable>): Promise<number> {
  const { id } = await database.insertInto("news_items").values(item).returning("id").executeTakeFirstOrThrow();
  return id;
}
