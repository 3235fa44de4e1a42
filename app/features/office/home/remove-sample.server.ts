import { updateRow } from "../../../cms/content-queries.server.ts";
import { deleteForGood, undoDays, undoLimit } from "../../../cms/delete-content.server.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import { hashToken } from "../../../server/auth/random-token.server.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import type { Actor, AppContext, InTransaction } from "../../../server/context.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import type { Retention } from "../../../server/retention.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { canRemoveSample } from "./admin-permissions.ts";
import * as store from "./sample-queries.server.ts";

const nouns = ["post", "event", "project", "news"] as const;

/** Finds the items that came with the site and still exist, changed or unchanged. */
async function findMarked(db: Database, mark: store.SampleMark) {
  const idsOf = (noun: string) =>
    Object.keys(mark.rows).flatMap((subject) => (subject.startsWith(`${noun}:`) ? Number(subject.split(":")[1]) : []));
  const found: store.ComparedRow[] = [];
  for (const noun of nouns) found.push(...(await store.findComparedRows(db, noun, { ids: idsOf(noun) })));
  return found;
}

const noMark: store.SampleMark = { rows: {}, photos: [] };

/**
 * Finds the sample's content by state.
 * - `left`: unchanged, and not deleted
 * - `kept`: changed by staff, so it is now the foundation's own content
 * - `deleted`: unchanged, and in the trash
 * - `used`: deleted items with guests, helpers, figures or an unsaved text; like all trash, they are removed after
 *   thirty days
 * - `removed`: deleted items that left with a change of country, and can return with the country
 */
export async function findSample({ db, clock }: Pick<AppContext, "db" | "clock">) {
  const mark = (await store.findSampleMark(db)) ?? noMark;
  const all = await findMarked(db, mark);
  const isSample = ({ subject, words }: store.ComparedRow) => hashToken(words) === mark.rows[subject];
  const used = await store.findUsed(
    db,
    all.filter(isSample).map(({ subject }) => subject),
  );
  const deleted = all.filter((one) => one.row.deleted_at !== null && isSample(one));
  const there = all.filter(({ row }) => row.deleted_at === null);
  const limit = undoLimit(clock.now());
  const removals = (mark.removals ?? []).filter((at) => at > limit);
  return {
    mark,
    left: there.filter(isSample),
    kept: there.filter((one) => !isSample(one)),
    deleted,
    used: deleted.filter(({ subject }) => used.has(subject)),
    isUsed: ({ subject }: store.ComparedRow) => used.has(subject),
    removed: deleted.filter(({ row }) => removals.some((at) => at === row.deleted_at)),
    removedAt: removals[0],
  };
}

type Member = Pick<Actor["member"], "id" | "name">;

/**
 * Deletes the unchanged sample permanently, see `removeForGood`.
 * @returns the number of items
 * @throws AppError adminsOnly
 */
export async function removeSample({ ctx, member }: Actor): Promise<number> {
  requireMay(member, canRemoveSample);
  const count = await withTransaction(ctx, (ctx) => removeForGood(ctx, member));
  await ctx.events.filesAbandoned(ctx);
  return count;
}

/**
 * Deletes unchanged sample items permanently, also those in the trash, and drawings that no other page uses. Items with
 * guests, helpers, figures or an unsaved text are moved to the trash instead.
 * @returns the number of items
 */
export async function removeForGood(ctx: InTransaction, member: Member): Promise<number> {
  const { left, deleted, mark, isUsed } = await findSample(ctx);
  const deleted_at = ctx.clock.now().toISOString();
  for (const { table, row } of left.filter(isUsed)) await updateRow(ctx.db, table, row, { deleted_at });
  const gone = [...left, ...deleted].filter((one) => !isUsed(one));
  await deleteRows(ctx, mark, gone, true);
  const all = [...left, ...gone.filter((one) => deleted.includes(one))];
  const after = all.map(({ subject }) => subject);
  if (all.length > 0) await recordAuditEvent(ctx, ctx.db, member, { what: "sample removed", subject: "sample", after });
  return all.length;
}

/**
 * @param isLast true if no unchanged item is left, so that the drawings are also deleted
 * @returns the number of deleted items and drawings
 */
async function deleteRows(
  ctx: InTransaction,
  mark: store.SampleMark,
  gone: readonly store.ComparedRow[],
  isLast: boolean,
): Promise<number> {
  for (const { table, subject, row } of gone)
    await deleteForGood(ctx, { table, noun: subject.split(":")[0] ?? "", id: row.id });
  if (isLast) await ctx.events.sampleGone(ctx, mark.photos);
  const photos = isLast ? await store.findPhotosThere(ctx.db, mark.photos) : mark.photos;
  const count = mark.photos.length - photos.length;
  if (gone.length + count === 0) return 0;
  const names = new Set(gone.map(({ subject }) => subject));
  const rows = Object.fromEntries(Object.entries(mark.rows).filter(([subject]) => !names.has(subject)));
  await store.saveSampleMark(ctx.db, { ...mark, rows, photos });
  return count;
}

/**
 * Updates the sample after a change of country. During the welcome, its unchanged items are moved to the trash in
 * another country, and return with the sample's country. After the welcome, they are deleted permanently.
 */
export async function followCountry(ctx: InTransaction, member: Member, hasSamples: boolean): Promise<void> {
  const isWelcomed = (await findSettings(ctx)).welcomedAt !== undefined;
  // A job deletes the files of photos that are deleted here.
  if (!hasSamples) await (isWelcomed ? removeForGood(ctx, member) : putAway(ctx, member));
  if (!hasSamples || isWelcomed) return;
  const { mark, removed } = await findSample(ctx);
  await bringBack(
    ctx,
    member,
    removed.filter(({ row }) => row.deleted_at === mark.leftWithCountry),
  );
}

async function putAway(ctx: InTransaction, member: Member): Promise<void> {
  const { left, mark } = await findSample(ctx);
  if (left.length === 0) return;
  const at = ctx.clock.now().toISOString();
  for (const { table, row } of left) await updateRow(ctx.db, table, row, { deleted_at: at });
  await store.saveSampleMark(ctx.db, { ...mark, removals: [...(mark.removals ?? []), at], leftWithCountry: at });
  const after = left.map(({ subject }) => subject);
  await recordAuditEvent(ctx, ctx.db, member, { what: "sample removed", subject: "sample", after });
}

async function bringBack(ctx: InTransaction, member: Member, rows: readonly store.ComparedRow[]): Promise<number> {
  for (const { table, row } of rows) await updateRow(ctx.db, table, row, { deleted_at: null });
  if (rows.length > 0) await recordAuditEvent(ctx, ctx.db, member, { what: "sample brought back", subject: "sample" });
  return rows.length;
}

/**
 * Restores the sample items that a change of country removed.
 * @returns the number of items
 * @throws AppError adminsOnly
 */
export async function restoreSample({ ctx, member }: Actor): Promise<number> {
  requireMay(member, canRemoveSample);
  return withTransaction(ctx, async (ctx) => bringBack(ctx, member, (await findSample(ctx)).removed));
}

/**
 * After the welcome, deletes the removed sample items permanently, also those that an earlier release moved to the
 * trash. During the welcome, deletes only drawings of items that can no longer return.
 */
export const sampleRetention: Retention = {
  what: "sampleDrawings",
  after: undoDays,
  why: "docs/decisions/038-readiness.md",
  job: { name: "sample drawings", every: 86_400 },
  async expire(ctx, before) {
    const count = await withTransaction(ctx, async (ctx) => {
      const { mark, left, deleted, isUsed } = await findSample(ctx);
      const { removals = [] } = mark;
      const isWelcomed = (await findSettings(ctx)).welcomedAt !== undefined;
      const isOver = (removals.at(-1) ?? before.toISOString()) < before.toISOString();
      const isRemoved = ({ row }: store.ComparedRow) =>
        left.length === 0 || removals.some((at) => at === row.deleted_at);
      const gone = deleted.filter((one) => isRemoved(one) && !isUsed(one));
      const isLast = left.length === 0 && (isWelcomed || isOver);
      return deleteRows(ctx, mark, isWelcomed ? gone : [], isLast);
    });
    if (count > 0) await ctx.events.filesAbandoned(ctx);
    return count;
  },
};
