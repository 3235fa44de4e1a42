import type { StaffMember } from "../../server/auth/auth.ts";
import type { AppContext } from "../../server/context.server.ts";
import type { Database } from "../../server/db/database.server.ts";
import type { OpenTransaction } from "../../server/db/with-transaction.ts";
import type { PhotoWithAlt } from "./chosen-photos.ts";
import type { ChosenPhoto, PhotoOwner } from "./photo.ts";
import { isPublishable } from "./photo-permissions.ts";
import * as store from "./photo-queries.server.ts";
import { focalPointOf } from "./photo-schema.ts";
import { type StoredPhoto, saveAltText } from "./save-alt-text.server.ts";

/**
 * Saves the form's photo details and attaches the photos to an owner, in the transaction of the save. Ignores unknown
 * ids.
 * @param db the transaction
 */
export async function attachPhotos(
  ctx: AppContext,
  db: OpenTransaction,
  member: StaffMember,
  subject: PhotoOwner,
  chosen: PhotoWithAlt[],
): Promise<void> {
  const ids = chosen.map(({ id }) => id);
  const photos = await store.findPhotosById(db, ids);
  for (const photo of photos) {
    const said = chosen.find(({ id }) => id === photo.id);
    if (said === undefined || photo.kind === "drawing") continue;
    if (isSaidAlready(photo, said)) continue;
    await saveAltText(ctx, db, member, photo, said);
  }
  const there = new Set(photos.map(({ id }) => id));
  await store.replaceAttachedPhotos(
    db,
    subject,
    ids.filter((id) => there.has(id)),
  );
}

function isSaidAlready(photo: StoredPhoto, { alt, hasConsent, focus }: PhotoWithAlt): boolean {
  const { focal_x, focal_y, consent_at } = photo;
  const isSameFocus = focus === undefined || focus === focalPointOf(focal_x, focal_y);
  return (alt === "" || alt === photo.alt) && hasConsent === (consent_at !== null) && isSameFocus;
}

/** Detaches all photos of an owner, like `post:12`, in a transaction. */
export async function detachPhotos(db: Database, subject: string): Promise<void> {
  await store.detachPhotos(db, subject);
}

export async function areReady(db: Database, chosen: PhotoWithAlt[]): Promise<boolean> {
  const photos = await store.findPhotosById(
    db,
    chosen.map(({ id }) => id),
  );
  return photos.every(({ id, kind }) => {
    const said = chosen.find((one) => one.id === id);
    return isPublishable({ kind, alt: said?.alt ?? "", hasConsent: said?.hasConsent ?? false });
  });
}

export async function findChosenPhotos(db: Database, subject: PhotoOwner): Promise<ChosenPhoto[]> {
  const ids = await store.findAttachedPhotos(db, subject);
  const photos = await store.findPhotosById(db, ids);
  return ids.flatMap((id) => {
    const photo = photos.find((one) => one.id === id);
    return photo === undefined ? [] : [asChosenPhoto(photo)];
  });
}

export function asChosenPhoto({ id, path, alt, kind, consent_at, focal_x, focal_y }: StoredPhoto): ChosenPhoto {
  const focus = focalPointOf(focal_x, focal_y);
  return { id, src: `/files/${path}`, alt, kind, hasConsent: consent_at !== null, focus };
}
