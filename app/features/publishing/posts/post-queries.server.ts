import type { Insertable, Selectable } from "kysely";
import { afterCursor } from "../../../server/db/after-cursor.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { isVisible } from "../../../server/db/visible.ts";
import type { Cursor } from "../../../values/cursor.ts";
import type { PostTable } from "./post.type.server.ts";

export type PostRow = Selectable<PostTable>;

/** Finds a public post. @param now ISO date and time, UTC */
export async function findPost(db: Database, slug: string, now: string): Promise<PostRow | undefined> {
  return db.selectFrom("posts").selectAll().where("slug", "=", slug).where(isVisible(now)).executeTakeFirst();
}

interface WantedPosts {
  /** Cursor: last post of the previous page. */
  before?: Cursor | undefined;
  /** Id of the project that the posts belong to. */
  project?: number | undefined;
}

/** Finds public posts, newest first. */
export async function findPosts(
  db: Database,
  now: string,
  limit: number,
  { before, project }: WantedPosts = {},
): Promise<PostRow[]> {
  let query = db.selectFrom("posts").selectAll().where(isVisible(now));
  if (project !== undefined) query = query.where("project_id", "=", project);
  if (before !== undefined) query = query.where(afterCursor("timestamp", before));
  return query.orderBy("timestamp", "desc").orderBy("id", "desc").limit(limit).execute();
}

/** Removes the account of a person who leaves from the person's posts; the name is kept. */
export async function anonymiseAuthor(db: Database, authorId: string): Promise<void> {
  await db.updateTable("posts").set({ author_id: null }).where("author_id", "=", authorId).execute();
}

/** Inserts a post. @returns the id */
export async function insertPost(db: Database, post: Insertable<PostTable>): Promise<number> {
  const { id } = await db.insertInto("posts").values(post).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Finds posts of these accounts, and posts without an account that have one of these names. */
export const findPostsBy = (db: Database, ids: string[], names: string[]) =>
  db
    .selectFrom("posts")
    .select(["id", "slug", "title", "post_text", "paragraphs", "author_name", "author_position", "timestamp", "status"])
    .where(({ eb, or, and }) =>
      or([
        ...(ids.length > 0 ? [eb("author_id", "in", ids)] : []),
        ...(names.length > 0 ? [and([eb("author_id", "is", null), eb("author_name", "in", names)])] : []),
      ]),
    )
    .orderBy("id")
    .execute();

/** Replaces the author's name, and removes the position. @param name replacement */
export async function renameAuthor(db: Database, posts: number[], name: string): Promise<void> {
  if (posts.length === 0) return;
  await db.updateTable("posts").set({ author_name: name, author_position: null }).where("id", "in", posts).execute();
}

/**
 * Finds the first public post whose author has an account; samples and imported posts have none.
 * @param now ISO 8601, UTC
 */
export const findFirstOwnPost = (db: Database, now: string): Promise<PostRow | undefined> =>
  db
    .selectFrom("posts")
    .selectAll()
    .where("author_id", "is not", null)
    .where(isVisible(now))
    .orderBy("timestamp")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();

/** Returns true if there is such a post. @param now ISO 8601, UTC */
export const hasOwnPost = async (db: Database, now: string): Promise<boolean> =>
  (await findFirstOwnPost(db, now)) !== undefined;

/** Finds a person's latest public post. @param now ISO date and time, UTC */
export const findLastPostOf = (db: Database, authorId: string, now: string) =>
  db
    .selectFrom("posts")
    .select(["slug", "title", "timestamp"])
    .where("author_id", "=", authorId)
    .where(isVisible(now))
    .orderBy("timestamp", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
