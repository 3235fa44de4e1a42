import { draftNeeds, goesOut } from "content/staff-drafts.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { Coming, ComingDays } from "../../../server/coming-days.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { toLagosTime } from "../../../values/lagos-time.ts";
import { canEditPost } from "../posts/post-permissions.ts";
import { findPostAuthors, findScheduled } from "./unpublished-queries.server.ts";

/** What becomes public on these days; who may not edit it is led to its list. */
export async function findScheduledItems(
  { db }: AppContext,
  member: StaffMember,
  { now, until }: ComingDays,
): Promise<Coming[]> {
  const scheduled = await findScheduled(db, now, until);
  const posts = scheduled.filter(({ noun }) => noun === "post").map(({ id }) => id);
  const authors = await findPostAuthors(db, posts);
  return scheduled.map(({ at, noun, id, title }) => {
    const [date = "", time = ""] = toLagosTime(at).split("T");
    const canEdit = noun !== "post" || canEditPost(member, { authorId: authors.get(id) ?? null });
    const path = canEdit ? `/admin/${noun}/${id}` : `/admin/${noun}`;
    return { note: goesOut[noun], title: title || draftNeeds.untitled, path, date, time };
  });
}
