import { findIdBySlug } from "../../../cms/content-queries.server.ts";
import type { ContentType } from "../../../cms/content-type.server.ts";
import { createInTransaction } from "../../../cms/save-content.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { eventType } from "../../events/events/event.type.server.ts";
import { attachPhotos } from "../../media/photos/attach-photos.server.ts";
import { ownPageType } from "../../publishing/own-pages/own-page.type.server.ts";
import { postType } from "../../publishing/posts/post.type.server.ts";
import type { ImportRun } from "./import-kind.server.ts";
import type { PlannedStory } from "./plan-story.server.ts";
import { saveOldAddress } from "./save-old-address.server.ts";

const types = { post: postType, page: ownPageType, event: eventType };

export interface StoryFacts {
  key: string;
  /** Name of the author as readers saw it. */
  author: string;
  /** Photo of the head; undefined for none. */
  cover: { id: number; alt: string } | undefined;
  /** Paths of the old site that lead to the item. */
  paths: readonly string[];
}

/**
 * Creates an item as a draft, like the staff form, in one transaction with its photos, its old addresses and the record
 * of the import. It asks no question about words, because visitors see nothing of it yet.
 */
export async function bringStory(run: ImportRun, planned: PlannedStory, facts: StoryFacts): Promise<void> {
  const { noun } = planned;
  const type = types[noun] as unknown as ContentType;
  const fields = noun === "page" ? await withFreeSlug(run, planned.fields) : planned.fields;
  const attach: ContentType["attach"] = async (ctx, member, { formValues, ...about }) => {
    if (facts.cover) await attachPhotos(ctx, member, `${noun}:${about.id}`, [facts.cover]);
    return type.attach?.(ctx, member, about);
  };
  const columns = noun === "post" ? postColumns(run, planned, facts.author) : {};
  await withTransaction(run.ctx, async (ctx) => {
    const options = { isImport: true, columns };
    const { id } = await createInTransaction(ctx, run.member, { ...type, attach }, fields as never, options);
    for (const path of facts.paths) await saveOldAddress(ctx, path, { noun, content_id: id });
    await run.record(ctx, { key: facts.key, became: `${noun}:${id}`, was: planned.was });
  });
}

/** A post keeps its day and its author of the old site, also when it is published here. */
function postColumns({ ctx }: ImportRun, { moment }: PlannedStory, author_name: string) {
  const timestamp = Math.floor((moment ?? ctx.clock.now().getTime()) / 1_000);
  const old_day = moment === undefined ? null : timestamp;
  return { timestamp, old_day, author_id: null, author_name, author_position: null };
}

/** Gives a page the next free address with a number, if an own page has its address. */
async function withFreeSlug({ ctx }: ImportRun, fields: Record<string, unknown>): Promise<Record<string, unknown>> {
  const wanted = String(fields.slug);
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wanted : `${wanted.slice(0, 55)}-${number}`;
    if ((await findIdBySlug(ctx.db, "pages", slug)) === undefined) return { ...fields, slug };
  }
}
