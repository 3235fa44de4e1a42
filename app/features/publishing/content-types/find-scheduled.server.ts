import { draftNeeds } from "content/staff-drafts.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { Coming, ComingDays } from "../../../server/coming-days.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { canEdit } from "../../../values/roles.ts";
import { toSiteTime } from "../../../values/site-time.ts";
import { canEditPost } from "../posts/post-permissions.ts";
import { contentTypes, stories } from "./content-types.server.ts";
import { findPostAuthors, findScheduled } from "./unpublished-queries.server.ts";

/**
 * Finds items that are scheduled between two days. If the member may not edit an item, its link leads to the list.
 * Writers get only their own posts.
 */
export async function findScheduledItems(
  { db }: AppContext,
  member: StaffMember,
  { now, until }: ComingDays,
): Promise<Coming[]> {
  const scheduled = await findScheduled(db, stories, now, until);
  const posts = scheduled.filter(({ noun }) => noun === "post").map(({ id }) => id);
  const authors = await findPostAuthors(db, posts);
  const canChange = ({ noun, id }: { noun: string; id: number }) =>
    noun === "post" ? canEditPost(member, { authorId: authors.get(id) ?? null }) : canEdit(member);
  const shown = canEdit(member) ? scheduled : scheduled.filter(canChange);
  return shown.map(({ at, noun, id, title }) => {
    const [date = "", time = ""] = toSiteTime(at).split("T");
    const path = canChange({ noun, id }) ? `/admin/${noun}/${id}` : `/admin/${noun}`;
    return { note: contentTypes[noun].words.goesOut, title: title || draftNeeds.untitled, path, date, time };
  });
}
