import type { Database } from "../../platform/database/database.server.ts";
import type { StaffMember } from "../../platform/sign-in/sign-in.ts";
import type { Site } from "../../platform/site.server.ts";
import type { DescribedPhoto } from "./chosen-photos.ts";
import { hangPhotos } from "./hang-photos.server.ts";

/** Whose picture it is. */
interface Owner {
  id: string;
  name: string;
}

/**
 * Hangs the picture of somebody of the staff, or takes it down, in a transaction.
 *
 * @param chosen the pictures of the form, of which the first counts; none takes down what hangs there
 * @returns false when nobody said that the person agreed: then nothing changes
 */
export async function hangProfilePhoto(
  site: Site,
  database: Database,
  member: StaffMember,
  owner: Owner,
  [photo]: DescribedPhoto[],
): Promise<boolean> {
  if (photo && !photo.agreed) return false;
  // Read aloud it is the name, wherever that does not stand beside it.
  const described = photo ? [{ ...photo, alt: owner.name }] : [];
  await hangPhotos(site, database, member, `user:${owner.id}`, described);
  return true;
}
