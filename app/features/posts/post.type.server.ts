import { listColumn, nullableColumn, textColumn } from "../../cms/content-fields.server.ts";
import type { ContentType } from "../../cms/content-type.server.ts";
import type { Database } from "../../server/db/database.server.ts";
import { fromLagosTime } from "../../values/lagos-time.ts";
import { slugOf } from "../../values/slug.ts";
import { attachFromForm } from "../photos/attach-from-form.server.ts";
import { canDeletePost, canEditPost, canWritePosts } from "./post-permissions.ts";
import { isSlugTaken } from "./post-queries.server.ts";
import { type PostFields, postSchema } from "./post-schema.ts";

export const postType: ContentType<"posts", PostFields> = {
  table: "posts",
  noun: "post",
  schema: postSchema,
  lists: ["paragraphs"],
  searched: ["title", "paragraphs"],
  attach: attachFromForm("post"),
  may: canWritePosts,
  canWith: (member, { author_id }) => {
    const facts = { authorId: author_id };
    const edit = canEditPost(member, facts);
    return { edit, delete: canDeletePost(member, facts), unpublish: edit };
  },
  fields: {
    title: textColumn("title"),
    postText: nullableColumn("post_text"),
    paragraphs: listColumn("paragraphs"),
  },
  columnsBeside: (fields, { now, before }) => dayOf(fields, now, before?.status),
  firstColumns: async (db, { title }, member) => ({
    slug: await freeSlug(db, title),
    author_id: member.id,
    author_name: member.name,
    author_position: member.position,
  }),
};

/** A post's date is that of its publication; later edits keep it. */
function dayOf({ status, publishAt }: PostFields, now: Date, before: string | undefined) {
  if (before === "published" || (before !== undefined && status === "draft")) return {};
  const moment = status === "scheduled" ? fromLagosTime(publishAt) : undefined;
  return { timestamp: Math.floor((moment === undefined ? now.getTime() : Date.parse(moment)) / 1000) };
}

/** A unique slug: equal titles get a number. */
async function freeSlug(db: Database, title: string): Promise<string> {
  const wanted = slugOf(title);
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!(await isSlugTaken(db, slug))) return slug;
  }
}
