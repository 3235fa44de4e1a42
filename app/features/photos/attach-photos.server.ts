import type { Database } from "../../server/db/database.server.ts";
import type { OpenTransaction } from "../../server/db/with-transaction.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { Site } from "../../server/context.server.ts";
import type { DescribedPhoto } from "./chosen-photos.ts";
import { describePhoto, type KeptPhoto } from "./save-alt-text.server.ts";
import type { ChosenPhoto, PhotoSubject } from "./photo.ts";
import { isPublishable } from "./photo-permissions.ts";
import { focusOf } from "./photo-schema.ts";
import * as store from "./photo-queries.server.ts";

/**
 * Writes down what a form says about its pictures and hangs them on a thing, in the transaction that saves it. Numbers
 * that are no pictures are left out.
 *
 * @param database the transaction
 */
export async function hangPhotos(
  site: Site,
  database: OpenTransaction,
  member: StaffMember,
  subject: PhotoSubject,
  chosen: DescribedPhoto[],
): Promise<void> {
  const ids = chosen.map(({ id }) => id);
  const photos = await store.findPhotosById(database, ids);
  for (const photo of photos) {
    const said = chosen.find(({ id }) => id === photo.id);
    if (said === undefined || photo.kind === "drawing") continue;
    if (isSaidAlready(photo, said)) continue;
    await describePhoto(site, database, member, photo, said);
  }
  const there = new Set(photos.map(({ id }) => id));
  await store.replaceHungPhotos(
    database,
    subject,
    ids.filter((id) => there.has(id)),
  );
}

function isSaidAlready(photo: KeptPhoto, { alt, agreed, focus }: DescribedPhoto): boolean {
  const { focal_x, focal_y, consent_at } = photo;
  const isSameFocus = focus === undefined || focus === focusOf(focal_x, focal_y);
  return (alt === "" || alt === photo.alt) && agreed === (consent_at !== null) && isSameFocus;
}

/** Takes every picture off a thing, like `post:12`, in a transaction. */
export async function takeDownPhotos(database: Database, subject: string): Promise<void> {
  await store.takeDownPhotos(database, subject);
}

/** May a thing with these pictures be shown, going by what the form says about them? */
export async function areReady(database: Database, chosen: DescribedPhoto[]): Promise<boolean> {
  const photos = await store.findPhotosById(
    database,
    chosen.map(({ id }) => id),
  );
  return photos.every(({ id, kind }) => {
    const said = chosen.find((one) => one.id === id);
    return isPublishable({ kind, alt: said?.alt ?? "", agreed: said?.agreed ?? false });
  });
}

/** The pictures on a thing, for the form that changes it. */
export async function findChosenPhotos(database: Database, subject: PhotoSubject): Promise<ChosenPhoto[]> {
  const ids = await store.findHungPhotos(database, subject);
  const photos = await store.findPhotosById(database, ids);
  return ids.flatMap((id) => {
    const photo = photos.find((one) => one.id === id);
    return photo === undefined ? [] : [asChosenPhoto(photo)];
  });
}

/** A picture as a form shows it. */
export function asChosenPhoto({ id, path, alt, kind, consent_at, focal_x, focal_y }: KeptPhoto): ChosenPhoto {
  const focus = focusOf(focal_x, focal_y);
  return { id, src: `/files/${path}`, alt, kind, agreed: consent_at !== null, focus };
}
