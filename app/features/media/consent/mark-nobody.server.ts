import { logActors } from "content/log-actors.ts";
import { photoErrors } from "content/staff-photo-errors.ts";
import { notePictureWriter, withdrawApprovals } from "../../../cms/protection/approve-story.server.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import { recordClosing } from "../../../server/closings/record-closing.server.ts";
import type { Actor, InTransaction } from "../../../server/context.server.ts";
import { findTrustedMoment } from "../../../server/db/trusted-time.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { canProtect } from "../../../values/roles.ts";
import { storedNames } from "../../../values/stored-names.ts";
import * as appearances from "./appearance-queries.server.ts";
import * as store from "./consent-queries.server.ts";
import { aloneMs, type PhotoWord } from "./photo-consent.ts";
import * as words from "./photo-word-queries.server.ts";
import { refreshPhotoConsent } from "./refresh-photo-consent.server.ts";

/** Replaces an answer; earlier confirmations no longer count. */
async function replaceAnswer(ctx: InTransaction, member: StaffMember, photoId: number, word: PhotoWord): Promise<void> {
  const photo = await store.findPhoto(ctx.db, photoId);
  if (photo === undefined) return;
  await words.replaceWord(ctx.db, {
    photo_id: photoId,
    word,
    said_by: member.name,
    said_by_id: member.id,
    said_at: ctx.clock.now().toISOString(),
    alone_from: new Date((await findTrustedMoment(ctx)).getTime() + aloneMs).toISOString(),
  });
  await recordClosing(ctx, { kind: "person", key: photo.path, value: word, isRelease: true });
}

/** Records a repeated answer: the second person confirms it. If a colleague rejected the answer, it is a new answer. */
async function repeatWord(ctx: InTransaction, member: StaffMember, photoId: number): Promise<void> {
  const said = await words.findWord(ctx.db, photoId);
  if (said === undefined) return;
  if (said.refused_at !== null) {
    await replaceAnswer(ctx, member, photoId, said.word);
    await refreshPhotoConsent(ctx, photoId, member);
  } else if (canProtect(member)) await agree(ctx, member, said);
}

/**
 * Records a repeated "only adults" without adding consents.
 * @returns false if no such answer waits for a second person
 */
export async function repeatAdults(ctx: InTransaction, member: StaffMember, photoId: number): Promise<boolean> {
  const said = await words.findWord(ctx.db, photoId);
  if (said?.word !== "adults") return false;
  const isWaiting = (await store.findPhoto(ctx.db, photoId))?.waits_for_check === 1;
  if (said.refused_at === null && !isWaiting) return false;
  await repeatWord(ctx, member, photoId);
  return true;
}

/** Records the agreement of a second person. @returns true if two persons agree now */
export async function agree(ctx: InTransaction, member: StaffMember, said: words.PhotoWordRow): Promise<boolean> {
  const { photo_id: id, said_by_id, agreed_at } = said;
  if (agreed_at !== null) return true;
  if (said_by_id === null) {
    // The first person is unknown. This member becomes the first, and another person must agree.
    await words.updateWord(ctx.db, id, { said_by: member.name, said_by_id: member.id });
    return false;
  }
  if (!(await ctx.childProtection.areTwoPeople(ctx, said_by_id, member.id))) return false;
  const agreed = { agreed_by: member.name, agreed_by_id: member.id, agreed_at: ctx.clock.now().toISOString() };
  await words.updateWord(ctx.db, id, agreed);
  await refreshPhotoConsent(ctx, id, member);
  await recordAuditEvent(ctx, ctx.db, member, { what: "second person agreed about picture", subject: `photo:${id}` });
  return true;
}

/** Records that no person can be recognised in a photo, or withdraws this answer. @throws AppError notFound */
export async function setNobody({ ctx, member }: Actor, photoId: number, isNobody: boolean): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    if ((await store.findPhoto(ctx.db, photoId)) === undefined) throw new AppError("notFound");
    await markNobody(ctx, member, photoId, isNobody);
  });
}

/** Like `setNobody`, in the caller's transaction. @throws FormError if the photo has people or uncovered faces */
export async function markNobody(ctx: InTransaction, member: StaffMember, photoId: number, isNobody: boolean) {
  if (isNobody) {
    const refused = (sentence: string) => new FormError(sentence, { errors: { consent: sentence }, status: 409 });
    if ((await appearances.findPeopleOfPhoto(ctx.db, photoId)).length > 0) throw refused(photoErrors.peopleInIt);
    const faces = await store.findFaceCount(ctx.db, photoId);
    if (faces !== "unknown" && faces > 0) throw refused(photoErrors.facesInIt(faces));
    const photo = await store.findPhoto(ctx.db, photoId);
    if (photo?.nobody_recognisable === 1) return repeatWord(ctx, member, photoId);
  }
  await recordWord(ctx, member, photoId, isNobody);
}

const count = (): Pick<StaffMember, "id" | "name"> => ({ id: "", name: logActors.faces });

/** Applies a count of faces. If faces are found, the answer `nobody` is cancelled; other answers wait no longer. */
export async function applyCount(ctx: InTransaction, photoId: number): Promise<void> {
  const photo = await store.findPhoto(ctx.db, photoId);
  if (photo === undefined) return;
  const faces = await store.findFaceCount(ctx.db, photoId);
  if (photo.nobody_recognisable === 1 && faces !== "unknown" && faces > 0)
    await recordWord(ctx, count(), photoId, false);
  else if (photo.nobody_recognisable === 1 || photo.waits_for_check === 1)
    await refreshPhotoConsent(ctx, photoId, count());
}

async function recordWord(
  ctx: InTransaction,
  by: Pick<StaffMember, "id" | "name">,
  photoId: number,
  isNobody: boolean,
): Promise<void> {
  await store.updatePhoto(ctx.db, photoId, { nobody_recognisable: isNobody ? 1 : 0 });
  const photo = await store.findPhoto(ctx.db, photoId);
  if (photo !== undefined) await recordClosing(ctx, { kind: "person", key: photo.path, isRelease: isNobody });
  await refreshPhotoConsent(ctx, photoId, by);
  const owners = await store.findOwners(ctx.db, photoId);
  if (isNobody) await notePictureWriter(ctx, by, owners);
  else await withdrawApprovals(ctx, by, owners);
  const what = isNobody ? storedNames.nobodyRecognisable : storedNames.personRecognisable;
  await recordAuditEvent(ctx, ctx.db, by, { what, subject: `photo:${photoId}` });
}
