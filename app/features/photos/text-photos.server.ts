import type { AttachOptions } from "../../cms/content-type.server.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { InTransaction } from "../../server/context.server.ts";
import { photoIdsIn, readMediaBlock } from "../../values/media-block.ts";
import type { StaffFormErrors } from "../../values/staff-form-result.ts";
import { saveAltText } from "./change-photo.server.ts";
import { missingPhoto, readTextConsents } from "./chosen-photos.ts";
import { type PhotoOwner, textOwner } from "./photo.ts";
import * as store from "./photo-queries.server.ts";

type Details = Pick<AttachOptions, "texts" | "stored" | "formValues">;

/**
 * Records which photos stand between an item's paragraphs, and what the form says of them. A photo that was deleted
 * since stays in a stored text, and is shown nowhere.
 * @returns how many pages leave out, or an error for a photo that never was there
 */
export async function attachTextPhotos(
  ctx: InTransaction,
  member: StaffMember,
  owner: PhotoOwner,
  { texts, stored, formValues = {} }: Details,
): Promise<StaffFormErrors | { withoutConsent: number; withoutAlt: number }> {
  const ids = photoIdsIn(Object.values(texts).flat());
  const before = photoIdsIn(stored);
  if (ids.length === 0 && before.length === 0) return { withoutConsent: 0, withoutAlt: 0 };
  const photos = await store.findPhotosById(ctx.db, ids);
  const known = new Set(photos.map(({ id }) => id));
  const isMissing = (id: number) => !known.has(id) && !before.includes(id);
  const field = Object.keys(texts).find((name) => photoIdsIn(texts[name] ?? []).some(isMissing));
  if (field !== undefined) return missingPhoto(field);
  const consents = readTextConsents(formValues);
  const alts = altTextsIn(Object.values(texts).flat());
  let withoutConsent = 0;
  let withoutAlt = 0;
  for (const photo of photos) {
    if (photo.kind === "drawing") continue;
    const hasConsent = consents.get(photo.id) ?? photo.consent_at !== null;
    if (!hasConsent) withoutConsent++;
    else if (photo.alt === "" && (alts.get(photo.id) ?? "") === "") withoutAlt++;
    const alt = photo.alt === "" ? (alts.get(photo.id) ?? "") : "";
    if (alt === "" && hasConsent === (photo.consent_at !== null)) continue;
    await saveAltText(ctx, member, photo, { alt, hasConsent });
  }
  await store.replaceAttachedPhotos(
    ctx.db,
    textOwner(owner),
    ids.filter((id) => known.has(id)),
  );
  return { withoutConsent, withoutAlt };
}

/** By photo, the first that says something. */
export function altTextsIn(texts: string[]): Map<number, string> {
  const found = new Map<number, string>();
  for (const text of texts) {
    const block = readMediaBlock(text);
    if (block?.kind === "photo" && block.alt !== "" && !found.has(block.id)) found.set(block.id, block.alt);
  }
  return found;
}
