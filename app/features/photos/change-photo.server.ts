import { withdrawApprovals } from "../../cms/protection/approve-story.server.ts";
import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { Actor, InTransaction } from "../../server/context.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { AppError } from "../../server/http/errors.ts";
import { type FocalPoint, places } from "./photo.ts";
import { isPublishable } from "./photo-permissions.ts";
import * as store from "./photo-queries.server.ts";
import type { PhotoFields } from "./photo-schema.ts";

export type StoredPhoto = Awaited<ReturnType<typeof store.findPhotosById>>[number];

interface PhotoDetails {
  /** Empty keeps the stored alt text everywhere. */
  alt: string;
  hasConsent: boolean;
  focus?: FocalPoint | undefined;
}

/** Saves a photo's details. Stores the first consent with person and time; withdrawn consent hides the photo at once. */
export async function saveAltText(
  ctx: InTransaction,
  member: StaffMember,
  photo: StoredPhoto,
  { alt, hasConsent, focus }: PhotoDetails,
): Promise<void> {
  const { consent_by, consent_at } = photo;
  const now = ctx.clock.now().toISOString();
  const kept = consent_at === null ? { consent_by: member.name, consent_at: now } : { consent_by, consent_at };
  const consent = hasConsent
    ? { ...kept, withdrawn_at: null }
    : { consent_by: null, consent_at: null, withdrawn_at: consent_at === null ? photo.withdrawn_at : now };
  const [focal_x = photo.focal_x, focal_y = photo.focal_y] = focus?.split("-").map(Number) ?? [];
  await store.changePhoto(ctx.db, photo.id, { alt: alt || photo.alt, focal_x, focal_y, ...consent });
  const what = hasConsent ? "picture described, consent confirmed" : "picture described, without consent";
  await recordAuditEvent(ctx, ctx.db, member, { what, subject: `photo:${photo.id}` });
  if ((alt !== "" && alt !== photo.alt) || hasConsent !== (photo.consent_at !== null))
    await withdrawApprovals(ctx, member, await store.findAttachments(ctx.db, photo.id));
  // The CDN purge starts a second later, after the commit; caches revalidate missed pictures after five minutes.
  if (!hasConsent && consent_at !== null) ctx.cdn?.changed("pictures");
}

/** Changes a photo and its places. @returns false for a place without consent: no change @throws AppError notFound */
export async function changePhoto({ ctx, member }: Actor, id: number, fields: PhotoFields): Promise<boolean> {
  const { alt, focus, consent, places: wanted } = fields;
  const hasConsent = consent === "on";
  return withTransaction(ctx, async (ctx, transaction) => {
    const [photo] = await store.findPhotosById(transaction, [id]);
    if (photo === undefined) throw new AppError("notFound");
    if (wanted.length > 0 && !isPublishable({ kind: photo.kind, alt, hasConsent })) return false;
    await saveAltText(ctx, member, photo, { alt, hasConsent, focus });
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

/** Records that consent is withdrawn: every page shows a drawing instead at once. @throws AppError notFound */
export async function withdrawConsent({ ctx, member }: Actor, id: number): Promise<void> {
  await withTransaction(ctx, async (ctx, transaction) => {
    const [photo] = await store.findPhotosById(transaction, [id]);
    if (photo === undefined) throw new AppError("notFound");
    await saveAltText(ctx, member, photo, { alt: "", hasConsent: false });
  });
}
