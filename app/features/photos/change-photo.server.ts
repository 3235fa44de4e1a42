import type { FormValues } from "../../cms/local-draft.ts";
import { withdrawApprovals } from "../../cms/protection/approve-story.server.ts";
import { findWordQuestions } from "../../cms/protection/find-word-questions.server.ts";
import { asking, findUnanswered, keepAnswers, readAnswers } from "../../cms/protection/protect-story.server.ts";
import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { Actor, InTransaction } from "../../server/context.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { AppError } from "../../server/http/errors.ts";
import type { ConsentAnswer } from "../../values/consent-answer.ts";
import { lagosDate } from "../../values/dates.ts";
import { isReadyToPublish, saveAnswer } from "./clear-photo.server.ts";
import { type FocalPoint, places } from "./photo.ts";
import * as store from "./photo-queries.server.ts";
import type { PhotoFields } from "./photo-schema.ts";

interface PhotoDetails {
  /** Empty keeps the stored alt text everywhere. */
  alt: string;
  focus?: FocalPoint | undefined;
}

/** Saves what a photo shows, and what must not be cut off. */
export async function saveAltText(
  ctx: InTransaction,
  member: StaffMember,
  photo: store.StoredPhoto,
  { alt, focus }: PhotoDetails,
): Promise<void> {
  const [focal_x = photo.focal_x, focal_y = photo.focal_y] = focus?.split("-").map(Number) ?? [];
  await store.changePhoto(ctx.db, photo.id, { alt: alt || photo.alt, focal_x, focal_y });
  await recordAuditEvent(ctx, ctx.db, member, { what: "picture described", subject: `photo:${photo.id}` });
  if (alt !== "" && alt !== photo.alt)
    await withdrawApprovals(ctx, member, await store.findAttachments(ctx.db, photo.id));
}

/** The whole form, and the sentence that nothing was saved. */
interface Sent {
  formValues: FormValues;
  notYet: string;
}

/**
 * What the words guard asks of a description that changes in the library: pages show it at once.
 * @throws FormError with questions, and nothing is stored
 */
async function protectAlt({ ctx, member }: Actor, id: number, alt: string, { formValues, notYet }: Sent) {
  const [photo] = await store.findPhotosById(ctx.db, [id]);
  if (photo === undefined || photo.kind === "drawing" || alt === "" || alt === photo.alt) return;
  const asked = await findWordQuestions(ctx, [{ field: "alt", text: alt, isBesidePicture: true }], false);
  const subject = `photo:${id}`;
  const said = readAnswers(formValues);
  const questions = await findUnanswered(ctx.db, subject, asked, said);
  if (questions.length > 0) throw asking(notYet, questions, true);
  await withTransaction(ctx, (inside) => keepAnswers(inside, member, subject, asked, said));
}

/**
 * Changes a photo and its places, and records who said yes.
 * @returns false for a place without consent: no change @throws AppError notFound; FormError with questions about its description
 */
export async function changePhoto(
  actor: Actor,
  id: number,
  fields: PhotoFields,
  answer: ConsentAnswer | undefined,
  sent: Sent,
): Promise<boolean> {
  const { ctx, member } = actor;
  const { alt, focus, places: wanted } = fields;
  await protectAlt(actor, id, alt, sent);
  return withTransaction(ctx, async (ctx, transaction) => {
    const [photo] = await store.findPhotosById(transaction, [id]);
    if (photo === undefined) throw new AppError("notFound");
    if (wanted.length > 0 && !isReadyToPublish(photo, { answer }, lagosDate(ctx.clock.now()))) return false;
    await saveAltText(ctx, member, photo, { alt, focus });
    await saveAnswer(ctx, member, photo, { answer });
    const uses = await store.findAttachments(transaction, id);
    for (const place of places) {
      const isHere = uses.includes(`place:${place}`);
      if (isHere === wanted.includes(place)) continue;
      await store.replaceAttachedPhotos(transaction, `place:${place}`, isHere ? [] : [id]);
      const what = isHere ? "picture taken out of its place" : "picture put in its place";
      await recordAuditEvent(ctx, transaction, member, { what, subject: `place:${place}` });
    }
    return true;
  });
}
