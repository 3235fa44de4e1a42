import type { Database } from "../../platform/database/database.server.ts";
import { Refusal } from "../../platform/refusals.ts";
import type { StaffMember } from "../../platform/sign-in/sign-in.ts";
import { mayEditPost } from "./post-rules.ts";
import { findPostRow, type PostRow } from "./staff-post-store.server.ts";

/** Any post by its number, deleted ones too. @throws Refusal notFound */
export async function needStaffPost(database: Database, id: number | undefined): Promise<PostRow> {
  const post = id === undefined ? undefined : await findPostRow(database, id);
  if (post === undefined) throw new Refusal("notFound");
  return post;
}

/** A post that this person may change, and that is not deleted. @throws Refusal notFound, notYours */
export async function needEditablePost(
  database: Database,
  member: StaffMember,
  id: number | undefined,
): Promise<PostRow> {
  const post = await needStaffPost(database, id);
  if (post.deleted_at !== null) throw new Refusal("notFound");
  const facts = { authorId: post.author_id, authorHasLeft: post.authorHasLeft };
  if (!mayEditPost(member, facts)) throw new Refusal("notYours");
  return post;
}
