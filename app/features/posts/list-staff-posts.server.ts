import type { StaffMember } from "../../platform/sign-in/sign-in.ts";
import type { Site } from "../../platform/site.server.ts";
import { writePostDate } from "../../values/dates.ts";
import { undoLimit } from "../desk/delete-content.server.ts";
import { mayDeletePost, mayEditPost, mayUnpublishPost } from "./post-rules.ts";
import { findPostRows } from "./staff-post-store.server.ts";

const pageLength = 20;

interface Wanted {
  search: string;
  deleted: boolean;
  before: number | undefined;
}

/** One page of the posts for staff, each with what this person may do with it. */
export async function listStaffPosts(site: Site, member: StaffMember, wanted: Wanted) {
  const rows = await findPostRows(site.database, wanted, pageLength + 1);
  const now = site.clock.now().toISOString();
  const oldest = undoLimit(site);
  const posts = rows
    .slice(0, pageLength)
    .filter(({ deleted_at }) => deleted_at === null || deleted_at > oldest)
    .map((row) => {
      const facts = { authorId: row.author_id, authorHasLeft: row.authorHasLeft };
      const isDue = row.status === "published" || (row.publish_at ?? "9") <= now;
      return {
        id: row.id,
        title: row.title,
        slug: row.slug,
        author: row.author_name,
        day: writePostDate(row.timestamp),
        status: row.status,
        isPublic: row.deleted_at === null && row.status !== "draft" && isDue,
        isDeleted: row.deleted_at !== null,
        mayEdit: mayEditPost(member, facts),
        mayDelete: mayDeletePost(member, facts),
        mayUnpublish: mayUnpublishPost(member, facts),
      };
    });
  const older = rows.length > pageLength ? rows[pageLength - 1]?.id : undefined;
  return { posts, older, search: wanted.search, deleted: wanted.deleted };
}
