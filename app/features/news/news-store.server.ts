import type { Insertable } from "kysely";
import type { Database } from "../../platform/database/database.server.ts";
import { olderThan } from "../../platform/database/older-than.ts";
import type { NewsItemTable } from "../../platform/database/tables.ts";
import { isVisible } from "../../platform/database/visible.ts";
import type { PageMark } from "../../values/page-mark.ts";
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
