import { staffMoveIn as words } from "content/staff-move-in.ts";
import { findRow } from "../../../cms/content-queries.server.ts";
import { publishContent } from "../../../cms/save-content.server.ts";
import type { Actor } from "../../../server/context.server.ts";
import { dryRun } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { findPhotoStatesOf } from "../../media/photos/find-photo-states.server.ts";
import { contentTypeOf, type Noun, storyTables } from "../../publishing/content-types/content-types.server.ts";
import type { ImportRun } from "./import-kind.server.ts";
import * as store from "./move-in-queries.server.ts";
import { paceRows } from "./pace-rows.server.ts";

/** Publishes the items that were public on the old site, with the checks of the Publish button. */
export async function publishImported(run: ImportRun): Promise<void> {
  const { ctx, member } = run;
  const { id } = run.import;
  const pace = paceRows(run.keepHold);
  for (const row of await store.findFormerlyPublic(ctx.db, id)) {
    if (run.stopping.aborted) return;
    await pace(true);
    if ((await publishItem({ ctx, member }, row)) !== undefined) continue;
    const [noun = "", item] = row.became.split(":");
    const found = await findRow(ctx.db, contentTypeOf(noun as Noun).table, Number(item));
    // Only later changes are changes by staff.
    if (found !== undefined) await store.notePublished(ctx.db, row.key, found.version);
  }
  await store.act(ctx.db, id, "published");
}

/**
 * Publishes an item. One with a question about its words, an account number, or a photo that waits for an answer stays
 * a draft.
 * @returns a sentence why it stays a draft
 */
async function publishItem({ ctx, member }: Actor, { became, was }: store.ImportedRow): Promise<string | undefined> {
  const [noun = "", item] = became.split(":");
  if (was !== "public" && was !== null && was > ctx.clock.now().toISOString()) return words.held.later;
  const found = await findRow(ctx.db, contentTypeOf(noun as Noun).table, Number(item));
  if (found !== undefined && isEmpty(found)) return words.held.empty;
  // An event of a file without a place has its title there.
  if (found !== undefined && "location" in found && found.location === found.title) return words.held.place;
  if (await store.wasPublished(ctx.db, became)) return words.held.taken;
  const photos = await findPhotoStatesOf(ctx, `${noun as Noun}:${Number(item)}`);
  if (photos.some(({ isAsked }) => isAsked)) return words.held.photos;
  if (photos.some(({ state }) => state === "waits")) return words.held.person;
  try {
    await publishContent({ ctx, member }, contentTypeOf(noun as Noun), Number(item));
    return undefined;
  } catch (error) {
    if (error instanceof FormError) return error.message;
    if (error instanceof AppError) return error.data.sentence;
    throw error;
  }
}

/** An item without a title or words helps no reader. */
const isEmpty = (row: object): boolean =>
  "title" in row && (row.title === "" || ("paragraphs" in row && row.paragraphs === "[]"));

/** Maximum number of items whose reasons a page shows. */
const shownHeld = 30;

/** Lists items that the press on Publish leaves as drafts, with the reasons. Nothing is changed. */
export async function findHeld({ ctx, member }: Actor, id: number) {
  const rows = await store.findFormerlyPublic(ctx.db, id);
  const drafts = await store.findDraftsAmong(
    ctx.db,
    storyTables,
    rows.map(({ became }) => became),
  );
  const held: { key: string; title: string; to: string; why: string }[] = [];
  for (const row of rows) {
    const title = drafts.get(row.became);
    if (title === undefined) continue;
    const why = await dryRun(ctx, (ctx) => publishItem({ ctx, member }, row));
    if (why !== undefined) held.push({ key: row.became, title, to: `/admin/${row.became.replace(":", "/")}`, why });
    if (held.length >= shownHeld) break;
  }
  return held;
}
