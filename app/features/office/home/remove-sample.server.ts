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

/** The items that came with the site and still exist, changed or not. */
async function findMarked(db: Database, mark: store.SampleMark) {
  const idsOf = (noun: string) =>
    Object.keys(mark.rows).flatMap((subject) => (subject.startsWith(`${noun}:`) ? Number(subject.split(":")[1]) : []));
  const found: store.ComparedRow[] = [];
  for (const noun of nouns) found.push(...(await store.findComparedRows(db, noun, { ids: idsOf(noun) })));
  return found;
}

const noMark: store.SampleMark = { rows: {}, photos: [] };

/**
 * The content of the sample, by its state.
 * - `left`: unchanged, and not deleted
 * - `kept`: changed by staff: the foundation's own by now
 * - `deleted`: unchanged, and in Deleted
 * - `used`: of them, what has guests, helpers, figures or an unsaved text, which go after thirty days, as all in Deleted
 * - `removed`: of them, what left with the country and can come back with it
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
    /** Has it what people did since? */
    isUsed: ({ subject }: store.ComparedRow) => used.has(subject),
    removed: deleted.filter(({ row }) => removals.some((at) => at === row.deleted_at)),
    removedAt: removals[0],
  };
}

type Member = Pick<Actor["member"], "id" | "name">;

/** Deletes for good what is unchanged, with its drawings: see `removeForGood`. @returns how many @throws AppError adminsOnly */
export async function removeSample({ ctx, member }: Actor): Promise<number> {
  requireMay(member, canRemoveSample);
  const count = await withTransaction(ctx, (ctx) => removeForGood(ctx, member));
  await ctx.events.filesAbandoned(ctx);
  return count;
}

/**
 * Deletes unchanged items of the sample for good, also in Deleted, with drawings that nothing else shows. An item with guests,
 * helpers, figures or an unsaved text goes to Deleted instead.
 * @returns how many
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

/** @param isLast nothing unchanged is left: the drawings go too @returns how many drawings went */
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
 * The sample is set in a country of its own. Before the end of the welcome, what is unchanged of it goes to Deleted elsewhere,
 * and comes back with the country; afterwards it goes for good.
 */
export async function followCountry(ctx: InTransaction, member: Member, hasSamples: boolean): Promise<void> {
  const isWelcomed = (await findSettings(ctx)).welcomedAt !== undefined;
  // Files that lose their photo here are deleted by a job.
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

/** Restores the sample items that a change of the country hid. @returns how many @throws AppError adminsOnly */
export async function restoreSample({ ctx, member }: Actor): Promise<number> {
  requireMay(member, canRemoveSample);
  return withTransaction(ctx, async (ctx) => bringBack(ctx, member, (await findSample(ctx)).removed));
}

/**
 * Once the welcome has ended, what was taken away of the sample goes for good, also what an earlier version put into Deleted.
 * Before, its drawings go when it cannot come back any more.
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
