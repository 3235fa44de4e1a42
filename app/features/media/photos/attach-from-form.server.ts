import type { Attached, AttachOptions } from "../../../cms/content-type.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { InTransaction } from "../../../server/context.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import type { ContentNoun } from "../../../server/db/tables.ts";
import { attachPhotos, checkChosen, findChosenPhotos } from "./attach-photos.server.ts";
import { protectAlt } from "./change-photo.server.ts";
import {
  formValuesOfPhotos,
  incompleteAnswer,
  type PhotoWithAlt,
  photoFields,
  readChosenPhotos,
  unclearedPhotos,
  unreadyPhotos,
} from "./chosen-photos.ts";
import { findStillOver } from "./clear-photo.server.ts";
import type { PhotoOwner } from "./photo.ts";
import * as store from "./photo-queries.server.ts";
import { attachTextPhotos } from "./text-photos.server.ts";

/** The photos of an item, as its form has them. */
export const attachedTo = (noun: ContentNoun) => async (db: Database, id: number) => {
  const photos = await findChosenPhotos(db, `${noun}:${id}`);
  // Consent belongs to the photo: it is no part of a version.
  return formValuesOfPhotos(photos.map((photo) => ({ ...photo, hasConsent: false })));
};

/**
 * Attaches the photos of a content form. Nothing is published with a photo that waits for consent.
 * @param missing message for publishing without a required photo
 */
export function attachFromForm(noun: ContentNoun, missing?: string) {
  return async (ctx: InTransaction, member: StaffMember, about: AttachOptions): Promise<Attached> => {
    const { id, status, formValues } = about;
    const chosen = formValues ? readChosenPhotos(formValues) : await findChosenPhotos(ctx.db, `${noun}:${id}`);
    const { isIncomplete, withoutAlt, withoutConsent } = await checkChosen(ctx, chosen);
    if (isIncomplete) return incompleteAnswer();
    if (status !== "draft" && withoutAlt > 0) return unreadyPhotos();
    if (status !== "draft" && withoutConsent > 0) return unclearedPhotos(withoutConsent);
    if (status !== "draft" && missing !== undefined && chosen.length === 0) {
      return { message: `${missing}.`, errors: { photos: missing } };
    }
    if (formValues) {
      if (status === "draft") await protectShownAlts(ctx, member, `${noun}:${id}`, chosen, formValues);
      await attachPhotos(ctx, member, `${noun}:${id}`, chosen);
    }
    const ids = chosen.map((photo) => photo.id);
    const over = status === "draft" ? undefined : await findStillOver(ctx, ids, "photos");
    if (over !== undefined) return over;
    return attachTextPhotos(ctx, member, `${noun}:${id}`, about);
  };
}

/**
 * A draft changes the description of a picture at once, also where another page shows it.
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
