import type { Insertable, Selectable } from "kysely";
import type { Database } from "../../server/db/database.server.ts";
import { olderThan } from "../../server/db/cursor.ts";
import type { PostTable } from "../../server/db/tables.ts";
import { isVisible } from "../../server/db/visible.ts";
import type { PageMark } from "../../values/cursor.ts";
import { parseTextList } from "../../values/text-list.ts";
import type { Post } from "./post.ts";

/** A row as pages know it. */
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

/** Finds a post that the public may see by its slug. @param now ISO date and time, UTC */
export async function findPost(database: Database, slug: string, now: string): Promise<Post | undefined> {
  const row = await database
    .selectFrom("posts")
    .selectAll()
    .where("slug", "=", slug)
    .where(isVisible(now))
    .executeTakeFirst();
  return row && asPost(row);
}

/**
 * Posts that the public may see, the newest first.
 *
 * @param before the last post of the page before, when this is a later page
 */
export async function findPosts(database: Database, now: string, limit: number, before?: PageMark): Promise<Post[]> {
  let query = database.selectFrom("posts").selectAll().where(isVisible(now));
  if (before !== undefined) query = query.where(olderThan("timestamp", before));
  const rows = await query.orderBy("timestamp", "desc").orderBy("id", "desc").limit(limit).execute();
  return rows.map(asPost);
}

/** Is this the address of a post already? */
export async function isSlugTaken(database: Database, slug: string): Promise<boolean> {
  return (await database.selectFrom("posts").select("id").where("slug", "=", slug).executeTakeFirst()) !== undefined;
}

/** The posts of somebody who leaves belong to nobody from now on; the name stays on them. */
export async function disownPosts(database: Database, authorId: string): Promise<void> {
  await database.updateTable("posts").set({ author_id: null }).where("author_id", "=", authorId).execute();
}

/** Adds a post. @returns its number */
export async function insertPost(database: Database, post: Insertable<PostTable>): Promise<number> {
  const { id } = await database.insertInto("posts").values(post).returning("id").executeTakeFirstOrThrow();
  return id;
}
