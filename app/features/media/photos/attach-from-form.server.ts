import type { Attached, AttachOptions } from "../../../cms/content-type.server.ts";
import { textPhotoFields } from "../../../cms/editor/photo-port.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { InTransaction } from "../../../server/context.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import type { ContentNoun } from "../../../server/db/tables.ts";
import { uploadKeyOf } from "../../../staff-kit/offline/temporary-ids.ts";
import { consentFields, isCompleteAnswer, textPhotoConsent } from "../../../values/consent-answer.ts";
import { siteDate } from "../../../values/dates.ts";
import { photoIdsIn, readMediaBlock } from "../../../values/media-block.ts";
import { joinRejections, type StaffFormErrors } from "../../../values/staff-form-result.ts";
import { attachPhotos, checkChosen, findChosenPhotos, keepUsable } from "./attach-photos.server.ts";
import { findStillOver, isReadyToPublish, protectAlt, saveAltText, saveAnswer } from "./change-photo.server.ts";
import {
  formValuesOfPhotos,
  incompleteAnswer,
  missingPhoto,
  type PhotoWithAlt,
  photoFields,
  photosWithoutConsent,
  readChosenPhotos,
  readTextAnswer,
  unreadyPhotos,
} from "./chosen-photos.ts";
import { type PhotoOwner, textOwner } from "./photo.ts";
import * as store from "./photo-queries.server.ts";
import { findUpload } from "./upload-queries.server.ts";
import { findUsablePhotos } from "./usable-photo-queries.server.ts";

export const attachedTo = (noun: ContentNoun) => async (db: Database, id: number) => {
  const photos = await findChosenPhotos(db, `${noun}:${id}`);
  // The consent belongs to the photo and is not part of a version.
  return formValuesOfPhotos(photos.map((photo) => ({ ...photo, hasConsent: false })));
};

/**
 * Finds photos that a user's device uploaded.
 * @param ids temporary ids of the device
 * @returns photo ids by temporary id
 */
export async function findArrived(db: Database, userId: string, ids: readonly number[]): Promise<Map<number, number>> {
  const found = new Map<number, number>();
  for (const id of ids) {
    const upload = await findUpload(db, userId, uploadKeyOf(id));
    if (upload?.photo_id != null) found.set(id, upload.photo_id);
  }
  return found;
}

/** Attaches a form's photos. A photo without consent prevents publishing. @param missing error if there is no photo */
export function attachFromForm(noun: ContentNoun, missing?: () => string) {
  return async (ctx: InTransaction, member: StaffMember, about: AttachOptions): Promise<Attached> => {
    const { id, status, formValues } = about;
    const owner: PhotoOwner = `${noun}:${id}`;
    const chosen = formValues
      ? await keepUsable(ctx, member, owner, readChosenPhotos(formValues))
      : await findChosenPhotos(ctx.db, owner);
    const isShown = status !== "draft";
    const { incomplete, withoutAlt, withoutConsent } = await checkChosen(ctx, chosen);
    const refused = joinRejections([
      incomplete.length > 0
        ? incompleteAnswer("photos", incomplete.map(nameField), answersOf(chosen, incomplete))
        : undefined,
      isShown && withoutAlt.length > 0 ? unreadyPhotos(withoutAlt.map(photoFields.alt)) : undefined,
      isShown && withoutConsent.length > 0 ? photosWithoutConsent(withoutConsent.map(photoFields.consent)) : undefined,
      isShown && missing !== undefined && chosen.length === 0 && !(await hasPhotoInText(ctx.db, about))
        ? { message: `${missing()}.`, errors: { photos: missing() } }
        : undefined,
    ]);
    if (formValues) {
      if (!isShown && refused === undefined) await protectShownAlts(ctx, member, owner, chosen, formValues);
      // Attached even if the form is rejected, so that later checks also report errors; then it is rolled back.
      const answered = chosen.map((photo) => (incomplete.includes(photo.id) ? { ...photo, answer: undefined } : photo));
      await attachPhotos(ctx, member, owner, answered);
    }
    const open = new Set([...incomplete, ...withoutConsent]);
    const ids = chosen.map((photo) => photo.id).filter((id) => !open.has(id));
    const over = isShown ? await findStillOver(ctx, ids, "photos") : undefined;
    return joinRejections([refused, over, await attachTextPhotos(ctx, member, owner, about)]);
  };
}

const hasPhotoInText = async (db: Database, { texts }: Pick<AttachOptions, "texts">): Promise<boolean> =>
  (await store.findPhotosById(db, photoIdsIn(Object.values(texts).flat()))).length > 0;

const answersOf = (chosen: readonly PhotoWithAlt[], ids: readonly number[]) =>
  ids.map((id) => chosen.find((photo) => photo.id === id)?.answer);

const nameField = (id: number): string => consentFields(photoFields.consent(id)).givenBy;

/**
 * Checks new descriptions of photos that other pages show, because they change at once.
 * @throws FormError with questions
 */
async function protectShownAlts(
  ctx: InTransaction,
  member: StaffMember,
  owner: PhotoOwner,
  chosen: PhotoWithAlt[],
  formValues: Record<string, string[]>,
): Promise<void> {
  const photos = await store.findPhotosById(
    ctx.db,
    chosen.map(({ id }) => id),
  );
  for (const photo of photos) {
    const text = chosen.find(({ id }) => id === photo.id)?.alt ?? "";
    const uses = await store.findAttachments(ctx.db, photo.id);
    if (uses.every((use) => use === owner)) continue;
    const said = { field: photoFields.alt(photo.id), text };
    await protectAlt(ctx, member, photo, said, { formValues });
  }
}

type Details = Pick<AttachOptions, "status" | "texts" | "stored" | "formValues">;

/**
 * Stores the photos between an item's paragraphs, and the answers about them. A stored text may contain deleted photos;
 * no page shows them.
 * @returns an error for an unknown photo, or one that prevents publishing
 */
async function attachTextPhotos(
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
  // In the order of the text, because a photo may copy the people of the previous photo.
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
