import type { StaffMember } from "../../server/auth/auth.ts";
import type { InTransaction } from "../../server/context.server.ts";
import type { Database } from "../../server/db/database.server.ts";
import { type StoredPhoto, saveAltText } from "./change-photo.server.ts";
import type { PhotoWithAlt } from "./chosen-photos.ts";
import type { ChosenPhoto, FocalPoint, PhotoOwner } from "./photo.ts";
import { isPublishable } from "./photo-permissions.ts";
import * as store from "./photo-queries.server.ts";

/** Saves the details of a form's photos, and attaches those photos to their owner. Ignores unknown ids. */
export async function attachPhotos(
  ctx: InTransaction,
  member: StaffMember,
  subject: PhotoOwner,
  chosen: PhotoWithAlt[],
): Promise<void> {
  const ids = chosen.map(({ id }) => id);
  const photos = new Map((await store.findPhotosById(ctx.db, ids)).map((photo) => [photo.id, photo]));
  for (const said of chosen) {
    const photo = photos.get(said.id);
    if (photo === undefined || photo.kind === "drawing" || isSaidAlready(photo, said)) continue;
    await saveAltText(ctx, member, photo, said);
  }
  const known = ids.filter((id) => photos.has(id));
  await store.replaceAttachedPhotos(ctx.db, subject, known);
}

function isSaidAlready(photo: StoredPhoto, { alt, hasConsent, focus }: PhotoWithAlt): boolean {
  const now = asChosenPhoto(photo);
  const isSameFocus = focus === undefined || focus === now.focus;
  return (alt === "" || alt === now.alt) && hasConsent === now.hasConsent && isSameFocus;
}

/** Detaches all photos of an owner, like `post:12`, also from its text, in a transaction. */
export const detachPhotos = (db: Database, owner: string) => store.detachPhotos(db, owner);

/** Counts photographs that pages cannot show: without consent; or with it, and nothing said about them. */
export async function countUnready(db: Database, chosen: PhotoWithAlt[]) {
  const known = new Map(chosen.map((photo) => [photo.id, photo]));
  const photos = await store.findPhotosById(db, [...known.keys()]);
  const unready = photos.flatMap(({ id, kind }) => {
    const photo = { alt: "", hasConsent: false, ...known.get(id), kind };
    return isPublishable(photo) ? [] : [photo];
  });
  const withoutConsent = unready.filter(({ hasConsent }) => !hasConsent).length;
  return { withoutAlt: unready.length - withoutConsent, withoutConsent };
}

export async function findChosenPhotos(db: Database, subject: PhotoOwner): Promise<ChosenPhoto[]> {
  const ids = await store.findAttachedPhotos(db, subject);
  const photos = await store.findPhotosById(db, ids);
  return photos.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)).map(asChosenPhoto);
}

export function asChosenPhoto({ id, path, alt, kind, consent_at, focal_x, focal_y }: StoredPhoto): ChosenPhoto {
  const focus: FocalPoint = `${focal_x}-${focal_y}`;
  return { id, src: `/files/${path}`, alt, kind, hasConsent: consent_at !== null, focus };
}

/** Does the photo have consent? Without a photo, none is needed. */
export const isProfileReady = ([photo]: PhotoWithAlt[]) => photo === undefined || photo.hasConsent;

/** Attaches the first photo as a profile photo; without one, detaches. */
export async function attachProfilePhoto(
  ctx: InTransaction,
  member: StaffMember,
  { id, name }: { id: string; name: string },
  [photo]: PhotoWithAlt[],
): Promise<void> {
  // The alt text is the name, used where no name stands beside.
  await attachPhotos(ctx, member, `user:${id}`, photo ? [{ ...photo, alt: name }] : []);
}
