import { type OpenTransaction, withTransaction } from "../../platform/database/with-transaction.ts";
import { Refusal } from "../../platform/refusals.ts";
import type { StaffMember } from "../../platform/sign-in/sign-in.ts";
import type { Site } from "../../platform/site.server.ts";
import { keepDeed } from "../desk/keep-deed.server.ts";
import { filesOf } from "./photo-file-store.server.ts";
import { canDeletePhotoEverywhere } from "./photo-rules.ts";
import * as store from "./photo-store.server.ts";
import { detachPhoto, findDeletedSubjects } from "./photo-use-store.server.ts";
import { needFiles, removeFiles } from "./remove-files.server.ts";

/**
 * Deletes a picture that nothing uses, and its files: whoever asks for a child's picture to go is owed no less. What is in
 * the trash does not count as using it, and comes back without the picture.
 *
 * @returns false when it is in use
 * @throws Refusal notFound, filesAway, filesStay
 */
export async function deletePhoto(site: Site, member: StaffMember, id: number): Promise<boolean> {
  return deleteWithFiles(site, member, id, async (transaction, uses) => {
    const deleted = await findDeletedSubjects(transaction, uses);
    if (deleted.length < uses.length) return undefined;
    return "picture deleted";
  });
}

/**
 * Takes a picture off everything that uses it, published or deleted and whoever wrote it, and deletes it with its files.
 *
 * @throws Refusal adminsOnly, notFound, filesAway, filesStay
 */
export async function deletePhotoEverywhere(site: Site, member: StaffMember, id: number): Promise<void> {
  if (!canDeletePhotoEverywhere(member)) throw new Refusal("adminsOnly");
  await deleteWithFiles(site, member, id, async () => "picture deleted everywhere");
}

/** @param decide what the log says of it; undefined to leave the picture as it is */
async function deleteWithFiles(
  site: Site,
  member: StaffMember,
  id: number,
  decide: (transaction: OpenTransaction, uses: string[]) => Promise<string | undefined>,
): Promise<boolean> {
  await needFiles(site);
  const paths = await withTransaction(site, async (site, transaction) => {
    const [photo] = await store.findPhotosById(transaction, [id]);
    if (photo === undefined) throw new Refusal("notFound");
    const uses = await store.findUses(transaction, id);
    const what = await decide(transaction, uses);
    if (what === undefined) return undefined;
    await detachPhoto(transaction, id);
    await store.deletePhoto(transaction, id);
    const before = uses.length > 0 ? { uses: uses.sort() } : undefined;
    await keepDeed(site, transaction, member, { what, subject: `photo:${id}`, before });
    return filesOf(photo);
  });
  if (paths === undefined) return false;
  await removeFiles(site, paths);
  return true;
}
