import type { Insertable } from "kysely";
import { afterCursor } from "../../../server/db/after-cursor.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { isVisible } from "../../../server/db/visible.ts";
import type { Cursor } from "../../../values/cursor.ts";
import type { NewsItem, NewsItemTable } from "./news.type.server.ts";

/** Finds public news items, newest first. @param before cursor: last item of the previous page */
export async function findNews(db: Database, now: string, limit: number, before?: Cursor): Promise<NewsItem[]> {
  let query = db.selectFrom("news_items").select(["id", "title", "source", "date", "link"]).where(isVisible(now));
  if (before !== undefined) query = query.where(afterCursor("date", before));
  return query.orderBy("date", "desc").orderBy("id", "desc").limit(limit).execute();
}

/** Inserts a news item. @returns the id */
export async function insertNewsItem(db: Database, item: Insertable<NewsItemTable>): Promise<number> {
  const { id } = await db.insertInto("news_items").values(item).returning("id").executeTakeFirstOrThrow();
  return id;
}
