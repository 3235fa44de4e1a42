import { updateRow } from "../../../cms/content-queries.server.ts";
import { undoDays, undoLimit } from "../../../cms/delete-content.server.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import { hashToken } from "../../../server/auth/random-token.server.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import type { Actor, AppContext, InTransaction } from "../../../server/context.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import type { Retention } from "../../../server/retention.ts";
import { canRemoveSample } from "./admin-permissions.ts";
import * as store from "./sample-queries.server.ts";

const nouns = ["post", "event", "project", "news"] as const;

/** The items that came with the site and still exist, changed ones too. */
async function findMarked(db: Database, mark: store.SampleMark) {
  const idsOf = (noun: string) =>
    Object.keys(mark.rows).flatMap((subject) => (subject.startsWith(`${noun}:`) ? Number(subject.split(":")[1]) : []));
  const found = await Promise.all(nouns.map((noun) => store.findComparedRows(db, noun, { ids: idsOf(noun) })));
  return found.flat();
}

const noMark: store.SampleMark = { rows: {}, photos: [] };

/** What is left of the sample, unchanged; and what was removed in one act and can be brought back. */
export async function findSample({ db, clock }: Pick<AppContext, "db" | "clock">) {
  const mark = (await store.findSampleMark(db)) ?? noMark;
  const all = await findMarked(db, mark);
  const limit = undoLimit(clock.now());
  const removals = (mark.removals ?? []).filter((at) => at > limit);
  return {
    mark,
    left: all.filter(({ subject, row, words }) => row.deleted_at === null && hashToken(words) === mark.rows[subject]),
    removed: all.filter(({ row }) => removals.some((at) => at === row.deleted_at)),
    removedAt: removals[0],
  };
}

/** Moves what is unchanged to Deleted, in one act. @returns how many @throws AppError adminsOnly */
export async function removeSample({ ctx, member }: Actor): Promise<number> {
  requireMay(member, canRemoveSample);
  return withTransaction(ctx, (ctx) => removeLeft(ctx, member));
}

type Member = Pick<Actor["member"], "id" | "name">;

async function removeLeft(ctx: InTransaction, member: Member, isOfCountry = false): Promise<number> {
  const { left, mark } = await findSample(ctx);
  if (left.length === 0) return 0;
  const removedAt = ctx.clock.now().toISOString();
  for (const { table, row } of left) await updateRow(ctx.db, table, row, { deleted_at: removedAt });
  await store.saveSampleMark(ctx.db, {
    ...mark,
    removals: [...(mark.removals ?? []), removedAt],
    ...(isOfCountry && { leftWithCountry: removedAt }),
  });
  const after = left.map(({ subject }) => subject);
  await recordAuditEvent(ctx, ctx.db, member, { what: "sample removed", subject: "sample", after });
  return left.length;
}

/**
 * The sample is set in a country of its own: elsewhere what is unchanged of it goes to Deleted, and what left like that comes
 * back with the country.
 */
export async function followCountry(ctx: InTransaction, member: Member, hasSamples: boolean): Promise<void> {
  if (!hasSamples) {
    await removeLeft(ctx, member, true);
    return;
  }
  const { mark, removed } = await findSample(ctx);
  const back = removed.filter(({ row }) => row.deleted_at === mark.leftWithCountry);
  if (back.length > 0) await bringBack(ctx, member, back);
}

async function bringBack(ctx: InTransaction, member: Member, rows: readonly store.ComparedRow[]): Promise<number> {
  for (const { table, row } of rows) await updateRow(ctx.db, table, row, { deleted_at: null });
  if (rows.length > 0) await recordAuditEvent(ctx, ctx.db, member, { what: "sample brought back", subject: "sample" });
  return rows.length;
}

/** Brings back what one act removed. @returns how many @throws AppError adminsOnly */
export async function restoreSample({ ctx, member }: Actor): Promise<number> {
  requireMay(member, canRemoveSample);
  return withTransaction(ctx, async (ctx) => bringBack(ctx, member, (await findSample(ctx)).removed));
}

/** Once the removed sample cannot come back, its drawings go too, where nothing else shows them. */
export const sampleRetention: Retention = {
  what: "sampleDrawings",
  after: undoDays,
  why: "docs/decisions/038-readiness.md",
  job: { name: "sample drawings", every: 86_400 },
  async expire(ctx, before) {
    const mark = await store.findSampleMark(ctx.db);
    const last = mark?.removals?.at(-1);
    if (mark === undefined || last === undefined || mark.photos.length === 0) return 0;
    if (last > before.toISOString()) return 0;
    await ctx.events.sampleGone(ctx, mark.photos);
    await store.saveSampleMark(ctx.db, { ...mark, photos: [] });
    return mark.photos.length;
  },
};
