import type { AttachOptions } from "../../../cms/content-type.server.ts";
import { textPhotoFields } from "../../../cms/editor/photo-port.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { InTransaction } from "../../../server/context.server.ts";
import { consentFields, isCompleteAnswer, textPhotoConsent } from "../../../values/consent-answer.ts";
import { siteDate } from "../../../values/dates.ts";
import { photoIdsIn, readMediaBlock } from "../../../values/media-block.ts";
import { joinRejections, type StaffFormErrors } from "../../../values/staff-form-result.ts";
import { saveAltText } from "./change-photo.server.ts";
import {
  incompleteAnswer,
  missingPhoto,
  photosWithoutConsent,
  readTextAnswer,
  unreadyPhotos,
} from "./chosen-photos.ts";
import { findStillOver, isReadyToPublish, saveAnswer } from "./clear-photo.server.ts";
import { type PhotoOwner, textOwner } from "./photo.ts";
import * as store from "./photo-queries.server.ts";
import { findUsablePhotos } from "./usable-photo-queries.server.ts";

type Details = Pick<AttachOptions, "status" | "texts" | "stored" | "formValues">;

/**
 * Stores which photos stand between an item's paragraphs, and their answers. A stored text may keep deleted photos, which
 * no page shows. @returns an error for an unknown photo, or one that prevents publishing
 */
export async function attachTextPhotos(
  ctx: InTransaction,
  member: StaffMember,
  owner: PhotoOwner,
  { status, texts, stored, formValues = {} }: Details,
): Promise<StaffFormErrors | undefined> {
  const ids = photoIdsIn(Object.values(texts).flat());
  const before = photoIdsIn(stored);
  if (ids.length === 0 && before.length === 0) return undefined;
  const today = siteDate(ctx.clock.now());
  const usable = await findUsablePhotos(ctx.db, { member, today }, ids);
  const found = (await store.findPhotosById(ctx.db, ids)).filter(({ id }) => usable.has(id) || before.includes(id));
  // In text order: a photo may copy the people of the one above.
  const photos = found.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  const known = new Set(photos.map(({ id }) => id));
  const fieldOf = (wanted: (id: number) => boolean) =>
    Object.keys(texts).find((name) => photoIdsIn(texts[name] ?? []).some(wanted));
  const isMissing = (id: number) => !known.has(id) && !before.includes(id);
  const field = fieldOf(isMissing);
  if (field !== undefined) return missingPhoto(field);
  const alts = altTextsIn(Object.values(texts).flat());
  const incomplete: number[] = [];
  const uncleared: number[] = [];
  const undescribed: number[] = [];
  for (const photo of photos) {
    if (photo.kind === "drawing") continue;
    const answer = readTextAnswer(formValues, photo.id);
    if (answer !== undefined && !isCompleteAnswer(answer)) {
      incomplete.push(photo.id);
      continue;
    }
    if (!isReadyToPublish(photo, { answer }, today)) uncleared.push(photo.id);
    else if (photo.alt === "" && (alts.get(photo.id) ?? "") === "") undescribed.push(photo.id);
    const alt = photo.alt === "" ? (alts.get(photo.id) ?? "") : "";
    if (alt !== "") await saveAltText(ctx, member, photo, { alt });
    await saveAnswer(ctx, member, photo, { answer });
  }
  const isShown = status !== "draft";
  const open = new Set([...incomplete, ...uncleared]);
  const cleared = ids.filter((id) => !open.has(id));
  const refused = joinRejections([
    incomplete.length > 0
      ? incompleteAnswer(
          fieldOf((id) => incomplete.includes(id)),
          incomplete.map((id) => consentFields(textPhotoConsent(id)).givenBy),
          incomplete.map((id) => readTextAnswer(formValues, id)),
        )
      : undefined,
    isShown && uncleared.length > 0
      ? photosWithoutConsent(
          uncleared.map(textPhotoConsent),
          fieldOf((id) => uncleared.includes(id)),
        )
      : undefined,
    isShown && undescribed.length > 0 ? unreadyPhotos(undescribed.map(textPhotoFields.alt)) : undefined,
    isShown ? await findStillOver(ctx, cleared, fieldOf(() => true) ?? "photos") : undefined,
  ]);
  if (refused !== undefined) return refused;
  await store.replaceAttachedPhotos(
    ctx.db,
    textOwner(owner),
    ids.filter((id) => known.has(id)),
  );
  return undefined;
}

export function altTextsIn(texts: string[]): Map<number, string> {
  const found = new Map<number, string>();
  for (const text of texts) {
    const block = readMediaBlock(text);
    if (block?.kind === "photo" && block.alt !== "" && !found.has(block.id)) found.set(block.id, block.alt);
  }
  return found;
}
