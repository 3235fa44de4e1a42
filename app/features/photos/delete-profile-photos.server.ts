import type { Database } from "../../server/db/database.server.ts";
import type { PhotoOwner } from "./photo.ts";
import { filesOf } from "./photo-file-queries.server.ts";
import * as store from "./photo-queries.server.ts";

/** Whose pictures go. */
interface Erased {
  /** Number of the account; nothing where it is gone already. */
  id: string | undefined;
  /** Every name of the person that is nobody else's. */
  names: string[];
}

/**
 * Removes the pictures of a person of the staff, earlier ones too, in the transaction that erases the person. A picture
 * that hangs elsewhere stays there, and only the name goes from what is read aloud.
 *
 * @param alt what is read aloud of a picture that stays
 * @returns paths of the files, for the caller to remove once the transaction is through
 */
export async function deleteProfilePhotos(db: Database, { id, names }: Erased, alt: string): Promise<string[]> {
  const subject: PhotoOwner | undefined = id === undefined ? undefined : `user:${id}`;
  const attached = subject === undefined ? [] : await store.findAttachedPhotos(db, subject);
  if (subject !== undefined) await store.detachPhotos(db, subject);
  const named = await store.findPhotosByAlt(db, names);
  const current = await store.findPhotosById(
    db,
    attached.filter((one) => named.every((photo) => photo.id !== one)),
  );
  const paths: string[] = [];
  for (const photo of [...named, ...current]) {
    const isPortrait = attached.includes(photo.id) || photo.path.startsWith("profile_images/");
    if (isPortrait && (await store.findAttachments(db, photo.id)).length === 0) {
      await store.deletePhoto(db, photo.id);
      paths.push(...filesOf(photo));
    } else {
      const { focal_x, focal_y, consent_by, consent_at } = photo;
      await store.changePhoto(db, photo.id, { alt, focal_x, focal_y, consent_by, consent_at });
    }
  }
  return paths;
}
