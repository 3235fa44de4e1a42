import { logActors } from "content/log-actors.ts";
import { staffPhotoWords as words } from "content/staff-photo-words.ts";
import { withdrawApprovals } from "../../../cms/protection/approve-story.server.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import { recordClosing } from "../../../server/closings/record-closing.server.ts";
import type { Actor, AppContext, InTransaction } from "../../../server/context.server.ts";
import { findTrustedMoment } from "../../../server/db/trusted-time.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { canProtect } from "../../../values/roles.ts";
import * as photos from "./consent-queries.server.ts";
import { agree, markNobody } from "./mark-nobody.server.ts";
import * as store from "./photo-word-queries.server.ts";
import { refreshPhotoConsent, refreshPhotos } from "./refresh-photo-consent.server.ts";

const site = (): Pick<StaffMember, "id" | "name"> => ({ id: "", name: logActors.day });

const perRun = 100;

/**
 * Job that shows photos whose answer waited a day without a count of faces or a rejection. The lead sees them in a
 * list.
 */
export async function showDueWords(ctx: AppContext): Promise<void> {
  const now = (await findTrustedMoment(ctx)).toISOString();
  for (const id of await store.findDueWords(ctx.db, now, perRun))
    await withTransaction(ctx, (ctx) => refreshPhotos(ctx, [id], site()));
}

async function requireWord(ctx: InTransaction, id: number): Promise<store.PhotoWordRow> {
  const said = await store.findWord(ctx.db, id);
  if (said === undefined || said.refused_at !== null) throw new AppError("notFound");
  return said;
}

/**
 * Confirms an answer as the second person.
 * @returns `isFirst` true if the first person was unknown
 * @throws AppError; FormError
 */
export async function agreeWithWord({ ctx, member }: Actor, id: number): Promise<{ isFirst: boolean }> {
  requireMay(member, canProtect);
  return withTransaction(ctx, async (ctx) => {
    const said = await requireWord(ctx, id);
    const isFirst = said.said_by_id === null;
    if (!(await agree(ctx, member, said)) && !isFirst) throw new FormError(words.notSecond, { status: 409 });
    return { isFirst };
  });
}

/** Rejects an answer about a photo, which then waits for another answer. @throws AppError notFound */
export async function askAgain({ ctx, member }: Actor, id: number): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const said = await requireWord(ctx, id);
    if (said.word === "nobody") return markNobody(ctx, member, id, false);
    const photo = await photos.findPhoto(ctx.db, id);
    if (photo === undefined) throw new AppError("notFound");
    await store.updateWord(ctx.db, id, { refused_at: ctx.clock.now().toISOString() });
    await recordClosing(ctx, { kind: "person", key: photo.path, value: said.word });
    await refreshPhotoConsent(ctx, id, member);
    await withdrawApprovals(ctx, member, await photos.findOwners(ctx.db, id));
    await recordAuditEvent(ctx, ctx.db, member, { what: "word about picture doubted", subject: `photo:${id}` });
  });
}

/** Restores a rejection from after the backup. @param at time of the rejection */
export async function refuseRestored(ctx: InTransaction, photo_id: number, at: string): Promise<void> {
  const said = await store.findWord(ctx.db, photo_id);
  if (said?.word === "adults" && said.said_at > at) return;
  if (said?.word === "adults") return void (await store.updateWord(ctx.db, photo_id, { refused_at: at }));
  await store.replaceWord(ctx.db, { photo_id, word: "adults", said_at: at, alone_from: at, refused_at: at });
}

/**
 * Records that all recognisable people agreed, although there are more faces than consents.
 * @throws AppError notFound
 */
export async function settleFaces({ ctx, member }: Actor, id: number): Promise<void> {
  requireMay(member, canProtect);
  await withTransaction(ctx, async (ctx) => {
    const photo = await photos.findPhoto(ctx.db, id);
    if (photo === undefined) throw new AppError("notFound");
    const count = await photos.findFaceCount(ctx.db, id);
    await photos.updatePhoto(ctx.db, id, { faces_settled: count === "unknown" ? photo.people_said : count });
    await recordAuditEvent(ctx, ctx.db, member, { what: "faces of picture looked at", subject: `photo:${id}` });
  });
}
