import type { Database } from "../../server/db/database.server.ts";
import type { PhotoOwner } from "./photo.ts";
import { filesOf } from "./photo-file-queries.server.ts";
import * as store from "./photo-queries.server.ts";

interface Erased {
  /** Account id, unless deleted already. */
  id: string | undefined;
  /** The person's names that no other staff member has. */
  names: string[];
}

/**
 * Deletes a person's profile photos, earlier ones too, in the transaction of the erasure. A photo with other
 * attachments stays there, and loses only the name in its alt text.
 * @param alt new alt text of a photo that stays
 * @returns file paths, for the caller to remove after the commit
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
