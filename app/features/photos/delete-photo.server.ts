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
 * Deletes an unused photo with its files, as a request to remove a child's picture requires. Items in the trash do not
 * count as using it, and return without it.
 * @returns false when in use
 * @throws AppError notFound, filesAway, filesStay
 */
export async function deletePhoto(ctx: AppContext, member: StaffMember, id: number): Promise<boolean> {
  return deleteWithFiles(ctx, member, id, async (transaction, uses) => {
    const deleted = await findDeletedSubjects(transaction, uses);
    if (deleted.length < uses.length) return undefined;
    return "picture deleted";
  });
}

/**
 * Detaches a photo everywhere, whatever the status or author, and deletes it with its files.
 * @throws AppError adminsOnly, notFound, filesAway, filesStay
 */
export async function deletePhotoEverywhere(ctx: AppContext, member: StaffMember, id: number): Promise<void> {
  if (!canDeletePhotoEverywhere(member)) throw new AppError("adminsOnly");
  await deleteWithFiles(ctx, member, id, async () => "picture deleted everywhere");
}

/** @param decide returns the audit event; undefined keeps the photo */
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
