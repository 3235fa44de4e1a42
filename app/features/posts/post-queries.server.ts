import type { Insertable, Selectable } from "kysely";
import { afterCursor } from "../../server/db/cursor.ts";
import type { Database } from "../../server/db/database.server.ts";
import type { PostTable } from "../../server/db/tables.ts";
import { isVisible } from "../../server/db/visible.ts";
import type { Cursor } from "../../values/cursor.ts";
import { parseTextList } from "../../values/text-list.ts";
import type { Post } from "./post.ts";

export function asPost(row: Selectable<PostTable>): Post {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    postText: row.post_text,
    paragraphs: parseTextList(row.paragraphs),
    author: { id: row.author_id, name: row.author_name, position: row.author_position },
    timestamp: row.timestamp,
  };
}

/** Public posts only. @param now ISO date and time, UTC */
export async function findPost(db: Database, slug: string, now: string): Promise<Post | undefined> {
  const row = await db
    .selectFrom("posts")
    .selectAll()
    .where("slug", "=", slug)
    .where(isVisible(now))
    .executeTakeFirst();
  return row && asPost(row);
}

/** Public posts, newest first. @param before cursor: last post of the previous page */
export async function findPosts(db: Database, now: string, limit: number, before?: Cursor): Promise<Post[]> {
  let query = db.selectFrom("posts").selectAll().where(isVisible(now));
  if (before !== undefined) query = query.where(afterCursor("timestamp", before));
  const rows = await query.orderBy("timestamp", "desc").orderBy("id", "desc").limit(limit).execute();
  return rows.map(asPost);
}

export async function isSlugTaken(db: Database, slug: string): Promise<boolean> {
  return (await db.selectFrom("posts").select("id").where("slug", "=", slug).executeTakeFirst()) !== undefined;
}

/** Removes the author id of a leaving person's posts; the name stays. */
export async function anonymiseAuthor(db: Database, authorId: string): Promise<void> {
  await db.updateTable("posts").set({ author_id: null }).where("author_id", "=", authorId).execute();
}

/** @returns the id */
export async function insertPost(db: Database, post: Insertable<PostTable>): Promise<number> {
  const { id } = await db.insertInto("posts").values(post).returning("id").executeTakeFirstOrThrow();
  return id;
}
