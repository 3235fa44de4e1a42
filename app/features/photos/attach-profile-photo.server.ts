import type { StaffMember } from "../../server/auth/auth.ts";
import type { AppContext } from "../../server/context.server.ts";
import type { OpenTransaction } from "../../server/db/with-transaction.ts";
import { attachPhotos } from "./attach-photos.server.ts";
import type { PhotoWithAlt } from "./chosen-photos.ts";

/** Whose picture it is. */
interface Owner {
  id: string;
  name: string;
}

/** Did somebody say that the person in the picture agreed? Without a picture there is nothing to say. */
export function isProfileReady([photo]: PhotoWithAlt[]): boolean {
  return photo === undefined || photo.agreed;
}

/**
 * Hangs the picture of somebody of the staff, or takes it down, in a transaction.
 *
 * @param chosen the pictures of the form, of which the first counts; none takes down what hangs there
 */
export async function attachProfilePhoto(
  ctx: AppContext,
  db: OpenTransaction,
  member: StaffMember,
  owner: Owner,
  [photo]: PhotoWithAlt[],
): Promise<void> {
  // Read aloud it is the name, wherever that does not stand beside it.
  const described = photo ? [{ ...photo, alt: owner.name }] : [];
  await attachPhotos(ctx, db, member, `user:${owner.id}`, described);
}
