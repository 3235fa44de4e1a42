import { Refusal } from "../../platform/refusals.ts";
import type { StaffMember } from "../../platform/sign-in/sign-in.ts";
import type { Site } from "../../platform/site.server.ts";
import { undoLimit } from "../desk/delete-content.server.ts";
import { keepDeed } from "../desk/keep-deed.server.ts";
import { needStaffPost } from "./need-staff-post.server.ts";
import { mayDeletePost, mayUnpublishPost, type PostFacts } from "./post-rules.ts";
import { changePost } from "./staff-post-store.server.ts";

type Rule = (member: StaffMember, post: PostFacts) => boolean;

/** Takes a post off the site; it can be brought back for thirty days. @throws Refusal notFound, notYours */
export async function deletePost(site: Site, member: StaffMember, id: number): Promise<void> {
  const deleted_at = site.clock.now().toISOString();
  await change(site, member, id, mayDeletePost, { deleted_at }, "post deleted");
}

/** Brings a deleted post back. @throws Refusal notFound, notYours */
export async function undeletePost(site: Site, member: StaffMember, id: number): Promise<void> {
  const { deleted_at } = await needStaffPost(site.database, id);
  if (deleted_at !== null && deleted_at <= undoLimit(site)) throw new Refusal("notFound");
  await change(site, member, id, mayDeletePost, { deleted_at: null }, "post brought back");
}

/** Makes a published post a draft again. @throws Refusal notFound, notYours */
export async function unpublishPost(site: Site, member: StaffMember, id: number): Promise<void> {
  await change(site, member, id, mayUnpublishPost, { status: "draft" as const, publish_at: null }, "post unpublished");
}

async function change(
  site: Site,
  member: StaffMember,
  id: number,
  may: Rule,
  changes: Parameters<typeof changePost>[3],
  what: string,
): Promise<void> {
  await site.database.transaction().execute(async (transaction) => {
    const post = await needStaffPost(transaction, id);
    if (!may(member, { authorId: post.author_id, authorHasLeft: post.authorHasLeft })) throw new Refusal("notYours");
    await changePost(transaction, id, post.version, changes);
    await keepDeed(site, transaction, member, { what, subject: `post:${id}` });
  });
}
