import { withdrawApprovals } from "../../../cms/protection/approve-story.server.ts";
import { protectTexts, type Sent } from "../../../cms/protection/protect-texts.server.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { Actor, InTransaction } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import type { ConsentAnswer } from "../../../values/consent-answer.ts";
import { siteDate } from "../../../values/dates.ts";
import { findStillOver, isReadyToPublish, saveAnswer } from "./clear-photo.server.ts";
import { type FocalPoint, places } from "./photo.ts";
import * as store from "./photo-queries.server.ts";
import type { PhotoFields } from "./photo-schema.ts";

interface PhotoDetails {
  /** Empty keeps the stored text. */
  alt: string;
  focus?: FocalPoint | undefined;
}

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

/** Asks about a changed description, which pages show at once. @throws FormError with questions */
export async function protectAlt(
  ctx: InTransaction,
  member: StaffMember,
  photo: Pick<store.StoredPhoto, "id" | "alt" | "kind">,
  { field, text }: { field: string; text: string },
  sent: Sent,
): Promise<void> {
  if (photo.kind === "drawing" || text === "" || text === photo.alt) return;
  await protectTexts(ctx, member, `photo:${photo.id}`, [{ field, text, isBesidePicture: true }], sent);
}

/** Changes a photo and its places. @returns false for a place without consent @throws AppError notFound; FormError */
export async function changePhoto(
  actor: Actor,
  id: number,
  fields: PhotoFields,
  answer: ConsentAnswer | undefined,
  sent: Sent,
): Promise<boolean> {
  const { ctx, member } = actor;
  const { alt, focus, places: wanted } = fields;
  return withTransaction(ctx, async (ctx, transaction) => {
    const [photo] = await store.findPhotosById(transaction, [id]);
    if (photo === undefined) throw new AppError("notFound");
    await protectAlt(ctx, member, photo, { field: "alt", text: alt }, sent);
    if (wanted.length > 0 && !isReadyToPublish(photo, { answer }, siteDate(ctx.clock.now()))) return false;
    await saveAltText(ctx, member, photo, { alt, focus });
    await saveAnswer(ctx, member, photo, { answer });
    const over = wanted.length === 0 ? undefined : await findStillOver(ctx, [id], "consent");
    if (over !== undefined) throw new FormError(`${sent.notYet ?? ""} ${over.message}`.trim(), { errors: over.errors });
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
