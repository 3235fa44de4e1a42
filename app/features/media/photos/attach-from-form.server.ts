import type { Attached, AttachOptions } from "../../../cms/content-type.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { InTransaction } from "../../../server/context.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import type { ContentNoun } from "../../../server/db/tables.ts";
import { uploadKeyOf } from "../../../staff-kit/offline/temporary-ids.ts";
import { consentFields } from "../../../values/consent-answer.ts";
import { photoIdsIn } from "../../../values/media-block.ts";
import { joinRejections } from "../../../values/staff-form-result.ts";
import { attachPhotos, checkChosen, findChosenPhotos, keepUsable } from "./attach-photos.server.ts";
import { protectAlt } from "./change-photo.server.ts";
import {
  formValuesOfPhotos,
  incompleteAnswer,
  type PhotoWithAlt,
  photoFields,
  photosWithoutConsent,
  readChosenPhotos,
  unreadyPhotos,
} from "./chosen-photos.ts";
import { findStillOver } from "./clear-photo.server.ts";
import type { PhotoOwner } from "./photo.ts";
import * as store from "./photo-queries.server.ts";
import { attachTextPhotos } from "./text-photos.server.ts";
import { findUpload } from "./upload-queries.server.ts";

export const attachedTo = (noun: ContentNoun) => async (db: Database, id: number) => {
  const photos = await findChosenPhotos(db, `${noun}:${id}`);
  // Consent belongs to the photo, not to a version.
  return formValuesOfPhotos(photos.map((photo) => ({ ...photo, hasConsent: false })));
};

/** Finds a user's uploads by temporary ids of the device. @returns photo ids by temporary id */
export async function findArrived(db: Database, userId: string, ids: readonly number[]): Promise<Map<number, number>> {
  const found = new Map<number, number>();
  for (const id of ids) {
    const upload = await findUpload(db, userId, uploadKeyOf(id));
    if (upload?.photo_id != null) found.set(id, upload.photo_id);
  }
  return found;
}

/** Attaches a form's photos. A photo that waits for consent prevents publishing. @param missing error without photo */
export function attachFromForm(noun: ContentNoun, missing?: string) {
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
        ? { message: `${missing}.`, errors: { photos: missing } }
        : undefined,
    ]);
    if (formValues) {
      if (!isShown && refused === undefined) await protectShownAlts(ctx, member, owner, chosen, formValues);
      // A refused form is rolled back. Attaching anyway lets the later checks find their errors too.
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

/** Checks new alt texts of photos that other pages show: they change even from a draft. @throws FormError with questions */
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
