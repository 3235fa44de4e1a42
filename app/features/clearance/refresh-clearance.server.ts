import { withdrawApprovals } from "../../cms/protection/approve-story.server.ts";
import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { InTransaction } from "../../server/context.server.ts";
import { type ConsentUse, consentUses, earliest, jointClearance, writeUses } from "./consent.ts";
import * as store from "./consent-queries.server.ts";

const allUses = writeUses(consentUses satisfies readonly ConsentUse[]);

/**
 * Stores on a photo what the consents of its people allow: the gate reads nothing else. One withdrawal withdraws the
 * photo; the earliest end ends it; what one person did not agree to is not allowed.
 * @param member who cleared it, where it was not before
 */
export async function refreshClearance(
  ctx: InTransaction,
  photoId: number,
  member: Pick<StaffMember, "name">,
): Promise<void> {
  const photo = await store.findPhoto(ctx.db, photoId);
  if (photo === undefined) return;
  const people = await store.findPeopleOfPhoto(ctx.db, photoId);
  const { shown_until, allowed_uses, ...joint } = jointClearance(people);
  const withdrawn_at = earliest([photo.taken_down_at, joint.withdrawn_at]);
  const isCleared = withdrawn_at === null && (people.length > 0 || photo.nobody_recognisable === 1);
  const cleared = {
    consent_by: photo.consent_by ?? member.name,
    consent_at: photo.consent_at ?? ctx.clock.now().toISOString(),
  };
  await store.updatePhoto(ctx.db, photoId, {
    ...(isCleared ? cleared : { consent_by: null, consent_at: null }),
    withdrawn_at,
    shown_until,
    allowed_uses: people.length === 0 ? allUses : allowed_uses,
  });
  // The CDN purge starts a second later, after the commit; caches revalidate missed pictures after five minutes.
  if (photo.consent_at !== null) ctx.cdn?.changed("pictures");
}

/** Refreshes every photo of a consent. @returns their ids */
export async function refreshPhotosOf(
  ctx: InTransaction,
  consentId: number,
  member: Pick<StaffMember, "name">,
): Promise<number[]> {
  const photos = await store.findPhotosOfConsent(ctx.db, consentId);
  for (const id of photos) await refreshClearance(ctx, id, member);
  return photos;
}

/** Nobody can be recognised in a photo, or somebody can after all. */
export async function markNobody(ctx: InTransaction, member: StaffMember, photoId: number, isNobody: boolean) {
  await store.updatePhoto(ctx.db, photoId, { nobody_recognisable: isNobody ? 1 : 0 });
  await refreshClearance(ctx, photoId, member);
  if (!isNobody) await withdrawApprovals(ctx, member, await store.findOwners(ctx.db, photoId));
  const what = isNobody ? "nobody recognisable in picture" : "somebody recognisable in picture";
  await recordAuditEvent(ctx, ctx.db, member, { what, subject: `photo:${photoId}` });
}
