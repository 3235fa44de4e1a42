import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Database } from "../../platform/database/database.server.ts";
import type { PostTable } from "../../platform/database/tables.ts";

/** A post as the staff area knows it. */
export type PostRow = Selectable<PostTable> & { authorHasLeft: boolean };

/** The question that every reading for staff begins with. */
function staffPosts(database: Database) {
  return database
    .selectFrom("posts")
    .leftJoin("users", "users.id", "posts.author_id")
    .selectAll("posts")
    .select("users.id as author");
}

function asRow({ author, ...row }: Selectable<PostTable> & { author: string | null }): PostRow {
  return { ...row, authorHasLeft: author === null };
}

/** Finds any post, deleted ones too. */
export async function findPostRow(database: Database, id: number): Promise<PostRow | undefined> {
  const row = await staffPosts(database).where("posts.id", "=", id).executeTakeFirst();
  return row && asRow(row);
}

/** The post that this sending made, if it arrived before. */
export async function findPostBySubmitKey(database: Database, key: string): Promise<PostRow | undefined> {
  const row = await staffPosts(database).where("submit_key", "=", key).executeTakeFirst();
  return row && asRow(row);
}

/** Posts for the list of staff, the newest first. @param before number of the last post of the page before */
export async function findPostRows(
  database: Database,
  wanted: { search: string; deleted: boolean; before?: number },
  limit: number,
): Promise<PostRow[]> {
  let query = staffPosts(database).where("deleted_at", wanted.deleted ? "is not" : "is", null);
  if (wanted.search !== "") {
    const pattern = `%${wanted.search.replace(/[\\%_]/g, "\\$&")}%`;
    query = query.where(sql<boolean>`(title like ${pattern} escape '\\' or paragraphs like ${pattern} escape '\\')`);
  }
  if (wanted.before !== undefined) query = query.where("posts.id", "<", wanted.before);
  const rows = await query.orderBy("posts.id", "desc").limit(limit).execute();
  return rows.map(asRow);
}

/** Is this the address of a post already? */
export async function isSlugTaken(database: Database, slug: string): Promise<boolean> {
  return (await database.selectFrom("posts").select("id").where("slug", "=", slug).executeTakeFirst()) !== undefined;
}

/** Adds a post. @returns its number */
export async function addPost(database: Database, post: Insertable<PostTable>): Promise<number> {
  const { id } = await database.insertInto("posts").values(post).returning("id").executeTakeFirstOrThrow();
  return id;
}

/**
 * Changes a post, if it is still the version that was read.
 *
 * @returns whether it was
 */
export async function changePost(
  database: Database,
  id: number,
  version: number,
  changes: Updateable<PostTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable("posts")
    .set({ ...changes, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
