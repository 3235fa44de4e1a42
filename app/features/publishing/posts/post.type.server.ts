import { href } from "react-router";
import * as v from "valibot";
import { fieldLabels, typeErrors } from "../../../../content/en/staff-fields.ts";
import { staffPosts as words } from "../../../../content/en/staff-posts.ts";
import { findFreeSlug, followTitle } from "../../../cms/addresses/free-slug.server.ts";
import { type BelongsToProject, belongsToField, keepProject } from "../../../cms/belongs-to/belongs-to-field.server.ts";
import {
  defineContentType,
  type ItemOf,
  listField,
  nullableField,
  textField,
} from "../../../cms/define-content-type.server.ts";
import { type PublishingFields, paragraphs, text } from "../../../cms/publishing-schema.ts";
import type { Publishable } from "../../../server/db/tables.ts";
import { siteDate, writePostDate } from "../../../values/dates.ts";
import type { PublicPicture, ShownPicture } from "../../../values/public-picture.ts";
import { canEdit, canWrite } from "../../../values/roles.ts";
import { fromSiteTime } from "../../../values/site-time.ts";
import { slugOf } from "../../../values/slug.ts";
import { attachedTo, attachFromForm, findArrived } from "../../media/photos/attach-from-form.server.ts";
import type { Pictured } from "../../media/photos/photo.ts";
import { canDeletePost, canEditPost } from "./post-permissions.ts";

export interface PostTable extends Publishable, BelongsToProject {
  slug: string;
  title: string;
  post_text: string | null;
  /** JSON list. */
  paragraphs: string;
  author_id: string | null;
  author_name: string;
  author_position: string | null;
  /** Time of the first publication, in seconds since 1970. */
  timestamp: number;
  /** The same on an earlier site, for a post that moved here; it stays when the post is published. */
  old_day: number | null;
}

declare module "../../../server/db/tables.ts" {
  interface Tables {
    posts: PostTable;
  }
  interface ContentNouns {
    post: "posts";
  }
}

const slugs = { table: "posts", noun: "post", folder: "/blog/", slugOf: (title: string) => slugOf(title) } as const;

const labels = fieldLabels.post;

/** Content type of posts. A post may lack a title or paragraphs, but not both (decisions D4). */
export const postType = defineContentType({
  table: "posts",
  noun: "post",
  icon: "post",
  search: {
    kind: "stories",
    texts: ["post_text", "paragraphs"],
    titleOf: ({ title, timestamp }) => title || writePostDate(timestamp),
    noteOf: ({ timestamp }) => writePostDate(timestamp),
    dayOf: ({ timestamp }) => siteDate(new Date(timestamp * 1_000)),
  },
  fields: {
    title: textField({
      label: () => labels.title,
      schema: v.optional(text(200), ""),
      column: "title",
      isSearchable: true,
    }),
    postText: nullableField({ label: () => labels.postText, schema: v.optional(text(500), ""), column: "post_text" }),
    paragraphs: listField({
      label: () => labels.paragraphs,
      schema: paragraphs(),
      column: "paragraphs",
      isSearchable: true,
    }),
    project: belongsToField(() => labels.project),
  },
  otherColumns: {
    slug: "nothing",
    author_id: "person",
    author_name: "person",
    author_position: "person",
    timestamp: "nothing",
    old_day: "nothing",
  },
  rules: (schema) =>
    v.pipe(
      schema,
      v.forward(
        v.partialCheck(
          [["title"], ["paragraphs"]],
          ({ title, paragraphs }) => title !== "" || paragraphs.length > 0,
          () => typeErrors.post.titleOrParagraph,
        ),
        ["title"],
      ),
    ),
  canWrite,
  seesOwnOnly: (member) => !canEdit(member),
  canWith: (member, { author_id }) => {
    const edit = canEditPost(member, { authorId: author_id });
    return { edit, delete: canDeletePost(member, { authorId: author_id }), unpublish: edit };
  },
  columnsBeside: (fields, { now, before }) => ({
    ...publicationTime(fields, now, before),
    ...keepProject(fields, before),
  }),
  attach: attachFromForm("post"),
  attached: attachedTo("post"),
  arrived: findArrived,
  firstColumns: async (db, { title }, member) => ({
    slug: await findFreeSlug(db, slugs, title),
    author_id: member.id,
    author_name: member.name,
    author_position: member.position,
  }),
  renamed: (db, { title }, before) => followTitle(db, slugs, title, before),
  words,
  listed: ({ slug, author_name, timestamp }) => ({
    note: `${author_name}, ${writePostDate(timestamp)}`,
    publicPath: href("/blog/:slug", { slug }),
  }),
});

/** A post as pages show it; a missing text is empty. */
export type Post = ItemOf<typeof postType> & {
  id: number;
  slug: string;
  /** The id is null if the author has no account on this site. */
  author: { id: string | null; name: string; position: string | null };
  /** Unix time (s). */
  timestamp: number;
};

/** Returns the time of the first publication, here or on an earlier site; later edits do not change it. */
function publicationTime(
  { status, publishAt }: PublishingFields,
  now: Date,
  before: (Pick<PostTable, "old_day"> & { status: string }) | undefined,
) {
  if (before?.status === "published" || (before !== undefined && status === "draft")) return {};
  if (before !== undefined && before.old_day !== null) return {};
  const moment = status === "scheduled" ? fromSiteTime(publishAt) : undefined;
  return { timestamp: Math.floor((moment === undefined ? now.getTime() : Date.parse(moment)) / 1000) };
}

export type PostWithPhotos<Shown extends ShownPicture = PublicPicture> = Post &
  Pictured<Shown> & { portrait: PublicPicture | undefined };

export type PostCardFields = Pick<
  PostWithPhotos,
  "id" | "slug" | "title" | "postText" | "author" | "portrait" | "timestamp" | "photos"
>;
