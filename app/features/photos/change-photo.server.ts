import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { AppContext } from "../../server/context.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { AppError } from "../../server/http/errors.ts";
import { places } from "./photo.ts";
import { isPublishable } from "./photo-permissions.ts";
import * as store from "./photo-queries.server.ts";
import type { PhotoFields } from "./photo-schema.ts";
import { saveAltText } from "./save-alt-text.server.ts";

/**
 * Changes a photo's details, and its attachments to the fixed places of the site.
 * @returns false for a place without consent: then nothing changes
 * @throws AppError notFound
 */
export async function changePhoto(
  ctx: AppContext,
  member: StaffMember,
  id: number,
  fields: PhotoFields,
): Promise<boolean> {
  const { alt, focus, places: wanted } = fields;
  const hasConsent = fields.consent === "on";
  return withTransaction(ctx, async (ctx, transaction) => {
    const [photo] = await store.findPhotosById(transaction, [id]);
    if (photo === undefined) throw new AppError("notFound");
    if (wanted.length > 0 && !isPublishable({ kind: photo.kind, alt, hasConsent })) return false;
    await saveAltText(ctx, transaction, member, photo, { alt, hasConsent, focus });
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
