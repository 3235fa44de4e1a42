import { type OpenTransaction, withTransaction } from "../../server/db/with-transaction.ts";
import { Refusal } from "../../server/http/errors.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { Site } from "../../server/context.server.ts";
import { keepDeed } from "../../server/audit-log/record-audit-event.server.ts";
import { filesOf } from "./photo-file-queries.server.ts";
import { canDeletePhotoEverywhere } from "./photo-permissions.ts";
import * as store from "./photo-queries.server.ts";
import { detachPhoto, findDeletedSubjects } from "./photo-attachment-queries.server.ts";
import { needFiles, removeFiles } from "./delete-files.server.ts";

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
