import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { AppContext } from "../../server/context.server.ts";
import { type OpenTransaction, withTransaction } from "../../server/db/with-transaction.ts";
import { AppError } from "../../server/http/errors.ts";
import { deleteFiles, requireFiles } from "./delete-files.server.ts";
import { detachPhoto, findDeletedSubjects } from "./photo-attachment-queries.server.ts";
import { filesOf } from "./photo-file-queries.server.ts";
import { canDeletePhotoEverywhere } from "./photo-permissions.ts";
import * as store from "./photo-queries.server.ts";

/**
 * Deletes a picture that nothing uses, and its files: whoever asks for a child's picture to go is owed no less. What is in
 * the trash does not count as using it, and comes back without the picture.
 *
 * @returns false when it is in use
 * @throws Refusal notFound, filesAway, filesStay
 */
export async function deletePhoto(ctx: AppContext, member: StaffMember, id: number): Promise<boolean> {
  return deleteWithFiles(ctx, member, id, async (transaction, uses) => {
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
export async function deletePhotoEverywhere(ctx: AppContext, member: StaffMember, id: number): Promise<void> {
  if (!canDeletePhotoEverywhere(member)) throw new AppError("adminsOnly");
  await deleteWithFiles(ctx, member, id, async () => "picture deleted everywhere");
}

/** @param decide what the log says of it; undefined to leave the picture as it is */
async function deleteWithFiles(
  ctx: AppContext,
  member: StaffMember,
  id: number,
  decide: (transaction: OpenTransaction, uses: string[]) => Promise<string | undefined>,
): Promise<boolean> {
  await requireFiles(ctx);
  const paths = await withTransaction(ctx, async (ctx, transaction) => {
    const [photo] = await store.findPhotosById(transaction, [id]);
    if (photo === undefined) throw new AppError("notFound");
    const uses = await store.findAttachments(transaction, id);
    const what = await decide(transaction, uses);
    if (what === undefined) return undefined;
    await detachPhoto(transaction, id);
    await store.deletePhoto(transaction, id);
    const before = uses.length > 0 ? { uses: uses.sort() } : undefined;
    await recordAuditEvent(ctx, transaction, member, { what, subject: `photo:${id}`, before });
    return filesOf(photo);
  });
  if (paths === undefined) return false;
  await deleteFiles(ctx, paths);
  return true;
}
