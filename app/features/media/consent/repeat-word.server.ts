import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import { recordClosing } from "../../../server/closings/record-closing.server.ts";
import type { InTransaction } from "../../../server/context.server.ts";
import { findTrustedMoment } from "../../../server/db/trusted-time.ts";
import { canProtect } from "../../../values/roles.ts";
import * as photos from "./consent-queries.server.ts";
import { aloneMs, type PhotoWord } from "./photo-consent.ts";
import * as store from "./photo-word-queries.server.ts";
import { refreshPhotoConsent } from "./refresh-photo-consent.server.ts";

/** Replaces an answer: earlier confirmations no longer count. */
async function replaceAnswer(ctx: InTransaction, member: StaffMember, photoId: number, word: PhotoWord): Promise<void> {
  const photo = await photos.findPhoto(ctx.db, photoId);
  if (photo === undefined) return;
  await store.replaceWord(ctx.db, {
    photo_id: photoId,
    word,
    said_by: member.name,
    said_by_id: member.id,
    said_at: ctx.clock.now().toISOString(),
    alone_from: new Date((await findTrustedMoment(ctx)).getTime() + aloneMs).toISOString(),
  });
  await recordClosing(ctx, { kind: "person", key: photo.path, value: word, isRelease: true });
}

/** Records a repeated answer: a second person agrees; after a doubt, the answer starts again. */
export async function repeatWord(ctx: InTransaction, member: StaffMember, photoId: number): Promise<void> {
  const said = await store.findWord(ctx.db, photoId);
  if (said === undefined) return;
  if (said.refused_at !== null) {
    await replaceAnswer(ctx, member, photoId, said.word);
    await refreshPhotoConsent(ctx, photoId, member);
  } else if (canProtect(member)) await agree(ctx, member, said);
}

/** Records a repeated "only adults" without adding consents. @returns false if no such answer waits */
export async function repeatAdults(ctx: InTransaction, member: StaffMember, photoId: number): Promise<boolean> {
  const said = await store.findWord(ctx.db, photoId);
  if (said?.word !== "adults") return false;
  const isWaiting = (await photos.findPhoto(ctx.db, photoId))?.waits_for_check === 1;
  if (said.refused_at === null && !isWaiting) return false;
  await repeatWord(ctx, member, photoId);
  return true;
}

/** @returns whether two people agree now */
export async function agree(ctx: InTransaction, member: StaffMember, said: store.PhotoWordRow): Promise<boolean> {
  const { photo_id: id, said_by_id, agreed_at } = said;
  if (agreed_at !== null) return true;
  if (said_by_id === null) {
    // The first person is unknown: this member becomes the first, and another must agree.
    await store.updateWord(ctx.db, id, { said_by: member.name, said_by_id: member.id });
    return false;
  }
  if (!(await ctx.childProtection.areTwoPeople(ctx, said_by_id, member.id))) return false;
  const agreed = { agreed_by: member.name, agreed_by_id: member.id, agreed_at: ctx.clock.now().toISOString() };
  await store.updateWord(ctx.db, id, agreed);
  await refreshPhotoConsent(ctx, id, member);
  await recordAuditEvent(ctx, ctx.db, member, { what: "second person agreed about picture", subject: `photo:${id}` });
  return true;
}
