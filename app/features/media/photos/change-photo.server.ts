import { photoErrors } from "content/staff-photo-errors.ts";
import { withdrawApprovals } from "../../../cms/protection/approve-story.server.ts";
import { protectTexts, type Sent } from "../../../cms/protection/protect-texts.server.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { Actor, InTransaction } from "../../../server/context.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { type ConsentAnswer, isCompleteAnswer } from "../../../values/consent-answer.ts";
import { siteDate } from "../../../values/dates.ts";
import type { StaffFormErrors } from "../../../values/staff-form-result.ts";
import { noteConsent, recordAnswer } from "../consent/record-consent.server.ts";
import type { PhotoWithAlt } from "./chosen-photos.ts";
import { type FocalPoint, type Place, places } from "./photo.ts";
import { accessOf } from "./photo-gate.ts";
import * as store from "./photo-queries.server.ts";
import { findPhotosById, type StoredPhoto } from "./photo-queries.server.ts";
import type { PhotoFields } from "./photo-schema.ts";

interface PhotoDetails {
  /** If empty, the stored text is not changed. */
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

/** Checks a changed description, which pages show at once. @throws FormError with questions */
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

/** Changes a photo and its places. @returns false if a place needs a consent @throws AppError notFound; FormError */
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

/** Puts an imported photo into a place without one; the place shows it once it has answers. @returns false for another photo */
export async function attachToPlace(db: Database, place: Place, id: number): Promise<boolean> {
  if ((await store.findAttachedPhotos(db, `place:${place}`)).length > 0) return false;
  await store.replaceAttachedPhotos(db, `place:${place}`, [id]);
  return true;
}

/** Takes an imported photo out of its place, unless staff answered about it or chose another one. */
export async function detachFromPlace(db: Database, name: string, id: number): Promise<void> {
  const place = places.find((place) => place === name);
  const [photo] = await store.findPhotosById(db, [id]);
  if (place === undefined || photo === undefined || photo.consent_at !== null) return;
  if ((await store.findAttachedPhotos(db, `place:${place}`))[0] !== id) return;
  await store.replaceAttachedPhotos(db, `place:${place}`, []);
}

/**
 * Returns true if the form must ask "Who said yes?": the photo has no consent, or an expired one.
 * @param today ISO date
 */
const isAsked = ({ consent_at, shown_until, waits_for_lead }: StoredPhoto, today: string): boolean =>
  waits_for_lead === 0 && (consent_at === null || (shown_until !== null && shown_until < today));

/** Returns true if one person's answer waits for a count of faces, a second person, or a day. */
export const waitsForCheck = ({ waits_for_check }: Pick<StoredPhoto, "waits_for_check">): boolean =>
  waits_for_check === 1;

/** Returns true if the photo waits for another person: for a second answer, or for the safeguarding lead. */
export const waitsForOthers = (photo: Pick<StoredPhoto, "waits_for_check" | "waits_for_lead">): boolean =>
  waitsForCheck(photo) || photo.waits_for_lead === 1;

/** Records a consent if it is missing or expired. A withdrawn photo is not changed; it needs the safeguarding lead. */
export async function saveAnswer(
  ctx: InTransaction,
  member: StaffMember,
  photo: StoredPhoto,
  { answer, notedBy }: Pick<PhotoWithAlt, "answer" | "notedBy">,
): Promise<void> {
  const { id, withdrawn_at } = photo;
  if (withdrawn_at !== null || !isAsked(photo, siteDate(ctx.clock.now()))) return;
  if (answer !== undefined) await recordAnswer(ctx, member, id, answer);
  else if (notedBy !== undefined) await noteConsent(ctx, member, id, notedBy);
}

/**
 * Returns true if the photo may be published. Pages omit waiting photos and replace withdrawn ones, so these do not
 * matter.
 */
export function isReadyToPublish(photo: StoredPhoto, { answer }: Pick<PhotoWithAlt, "answer">, today: string): boolean {
  if (accessOf(photo, today) !== "withheld" || waitsForOthers(photo)) return true;
  return isAsked(photo, today) && answer !== undefined && isCompleteAnswer(answer);
}

/** Finds an expired consent that the form's answers did not renew. @param field name in the form */
export async function findStillOver(
  ctx: InTransaction,
  ids: number[],
  field: string,
): Promise<StaffFormErrors | undefined> {
  const today = siteDate(ctx.clock.now());
  const isOver = (photo: StoredPhoto) =>
    accessOf(photo, today) === "withheld" && photo.shown_until !== null && photo.shown_until < today;
  if (!(await findPhotosById(ctx.db, ids)).some(isOver)) return undefined;
  return { message: `${photoErrors.stillOver}.`, errors: { [field]: photoErrors.stillOver } };
}
