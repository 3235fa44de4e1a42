import type { Database } from "../../platform/database/database.server.ts";
import type { StaffMember } from "../../platform/sign-in/sign-in.ts";
import type { Site } from "../../platform/site.server.ts";
import { fromLagosTime } from "../../values/lagos-time.ts";
import { slugOf } from "../../values/slug.ts";
import { parseTextList } from "../../values/text-list.ts";
import { keepDeed } from "../desk/keep-deed.server.ts";
import { keepVersion } from "../desk/keep-version.server.ts";
import type { DescribedPhoto } from "../photos/chosen-photos.ts";
import { areReady, hangPhotos } from "../photos/hang-photos.server.ts";
import { needEditablePost } from "./need-staff-post.server.ts";
import type { PostFields } from "./post-schema.ts";
import * as store from "./staff-post-store.server.ts";

/** What became of saving: kept; somebody else was faster and this is saved now; or a picture may not be shown. */
export type SaveOutcome = { saved: number } | { newer: store.PostRow } | { unready: true };

/** Creates a post. The same sending twice makes one post. */
export async function createPost(
  site: Site,
  member: StaffMember,
  fields: PostFields,
  photos: DescribedPhoto[],
): Promise<SaveOutcome> {
  return site.database.transaction().execute(async (transaction) => {
    if (fields.status !== "draft" && !(await areReady(transaction, photos))) return { unready: true };
    const key = fields.submitKey === "" ? null : `${member.id} ${fields.submitKey}`;
    const before = key === null ? undefined : await store.findPostBySubmitKey(transaction, key);
    if (before !== undefined) return { saved: before.id };
    const id = await store.addPost(transaction, {
      ...columnsOf(site, fields),
      slug: await freeSlug(transaction, fields.title),
      submit_key: key,
      author_id: member.id,
      author_name: member.name,
      author_position: member.position,
    });
    await hangPhotos(site, transaction, member, `post:${id}`, photos);
    await keepDeed(site, transaction, member, { what: `post created as ${fields.status}`, subject: `post:${id}` });
    return { saved: id };
  });
}

/**
 * Changes a post and keeps what it was before.
 *
 * @param photos the pictures of the form; without them those that hang there stay
 * @throws Refusal notFound, or notYours for a post of somebody else
 */
export async function changePost(
  site: Site,
  member: StaffMember,
  id: number,
  fields: PostFields,
  photos?: DescribedPhoto[],
): Promise<SaveOutcome> {
  return site.database.transaction().execute(async (transaction) => {
    const post = await needEditablePost(transaction, member, id);
    if (photos && fields.status !== "draft" && !(await areReady(transaction, photos))) return { unready: true };
    const { timestamp, ...columns } = columnsOf(site, fields);
    // The day of a post is the day it appeared; only what was never published gets a new one.
    const appears = post.status === "published" ? {} : { timestamp };
    if (!(await store.changePost(transaction, id, fields.version, { ...columns, ...appears }))) return { newer: post };
    const before = { subject: `post:${id}`, version: post.version, content: writtenOf(post) };
    await keepVersion(site, transaction, member, before);
    if (photos) await hangPhotos(site, transaction, member, `post:${id}`, photos);
    await keepDeed(site, transaction, member, { what: `post saved as ${fields.status}`, subject: `post:${id}` });
    return { saved: id };
  });
}

/** What somebody wrote, without how it is published: what a version keeps and brings back. */
export function writtenOf(post: Pick<store.PostRow, "title" | "post_text" | "paragraphs">) {
  return { title: post.title, postText: post.post_text ?? "", paragraphs: parseTextList(post.paragraphs) };
}

function columnsOf(site: Site, { title, postText, paragraphs, status, publishAt }: PostFields) {
  const now = site.clock.now().toISOString();
  const moment = status === "scheduled" ? (fromLagosTime(publishAt) ?? null) : null;
  return {
    title,
    post_text: postText === "" ? null : postText,
    paragraphs: JSON.stringify(paragraphs),
    status,
    publish_at: moment,
    timestamp: Math.floor(Date.parse(moment ?? now) / 1000),
  };
}

/** An address of its own: a second post of the same title gets a number. */
async function freeSlug(database: Database, title: string): Promise<string> {
  const wanted = slugOf(title);
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!(await store.isSlugTaken(database, slug))) return slug;
  }
}
