import type { StaffMember } from "../../server/auth/auth.ts";
import type { AppContext } from "../../server/context.server.ts";
import type { OpenTransaction } from "../../server/db/with-transaction.ts";
import { attachPhotos } from "./attach-photos.server.ts";
import type { PhotoWithAlt } from "./chosen-photos.ts";

interface Owner {
  id: string;
  name: string;
}

/** Does the photo have consent? Without a photo, none is needed. */
export function isProfileReady([photo]: PhotoWithAlt[]): boolean {
  return photo === undefined || photo.hasConsent;
}

/**
 * Attaches or detaches a profile photo, in a transaction.
 * @param chosen the form's photos; the first counts, none detaches
 */
export async function attachProfilePhoto(
  ctx: AppContext,
  db: OpenTransaction,
  member: StaffMember,
  owner: Owner,
  [photo]: PhotoWithAlt[],
): Promise<void> {
  // The alt text is the name, used where no name stands beside.
  const described = photo ? [{ ...photo, alt: owner.name }] : [];
  await attachPhotos(ctx, db, member, `user:${owner.id}`, described);
}
