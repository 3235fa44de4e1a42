import { errors } from "content/error-sentences.ts";
import { notePictureWriter } from "../../../cms/protection/approve-story.server.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import { recordClosing } from "../../../server/closings/record-closing.server.ts";
import type { Actor, AppContext, InTransaction } from "../../../server/context.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { type OpenTransaction, withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError, defineErrors } from "../../../server/http/errors.ts";
import { errorFields } from "../../../server/log/log.server.ts";
import { StorageError } from "../../../server/storage/storage.ts";
import { closingOfLook } from "../consent/closed-looks.server.ts";
import { endAppearancesOfDeleted, hasAnswers, noteEverybody } from "../consent/noted-appearances.server.ts";
import {
  abandonFiles,
  deleteAbandonedFile,
  filesOf,
  findAbandonedFiles,
  findOwned,
} from "./photo-file-queries.server.ts";
import { canDeletePhotoEverywhere } from "./photo-permissions.ts";
import * as store from "./photo-queries.server.ts";
import { findUses } from "./photo-use-queries.server.ts";

/**
 * Deletes a photo without uses; uses in the trash do not count.
 * @returns false if the photo is in use
 * @throws AppError
 */
export async function deletePhoto(actor: Actor, id: number): Promise<boolean> {
  return deleteWithFiles(actor, id, async (transaction) => {
    const found = (await findUses(transaction, actor.ctx.childProtection.tables, [id])).get(id);
    return found !== undefined && found.uses.length > 0 ? undefined : "picture deleted";
  });
}

/** Detaches a photo from all owners, and deletes it with its files. @throws AppError adminsOnly; like `deletePhoto` */
export async function deletePhotoEverywhere(actor: Actor, id: number): Promise<void> {
  requireMay(actor.member, canDeletePhotoEverywhere);
  await deleteWithFiles(actor, id, async () => "picture deleted everywhere");
}

/** Returns true if staff answered about the people in a photo, or a person withdrew from it. */
export async function isPhotoAnswered(db: Database, id: number): Promise<boolean> {
  const [photo] = await store.findPhotosById(db, [id]);
  if (photo === undefined) return false;
  return photo.consent_at !== null || photo.withdrawn_at !== null || (await hasAnswers(db, id));
}

/**
 * Removes a photo of an undone import, unless an item shows it. Unlike a deletion, the same photo can come in again.
 * @param removesAnswered true to remove it also if staff answered for it; who was noted in it stays known
 * @param forget runs in the same transaction, if the photo is removed
 * @returns false if the photo stays
 */
export async function removeImportedPhoto(
  ctx: AppContext,
  id: number,
  { removesAnswered, by }: { removesAnswered: boolean; by: string },
  forget: (ctx: InTransaction) => Promise<void>,
): Promise<boolean> {
  const paths = await withTransaction(ctx, async (ctx, transaction) => {
    const [photo] = await store.findPhotosById(transaction, [id]);
    if (photo === undefined) return [];
    if (!removesAnswered && (await isPhotoAnswered(transaction, id))) return undefined;
    if ((await store.findAttachments(transaction, id)).length > 0) return undefined;
    await forget(ctx);
    await noteEverybody(ctx, photo);
    await endAppearancesOfDeleted(ctx, { photo_id: id }, by);
    await store.deletePhoto(transaction, id);
    return filesOf(photo);
  });
  await deleteFiles(ctx, paths ?? []);
  return paths !== undefined;
}

/** @param decide returns the audit event; undefined if the photo must not be deleted */
async function deleteWithFiles(
  { ctx, member }: Actor,
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
    await store.detachPhoto(transaction, id);
    await notePictureWriter(ctx, member, uses);
    await deleteRow(ctx, id, member.name);
    const before = uses.length > 0 ? { uses: uses.sort() } : undefined;
    await recordAuditEvent(ctx, transaction, member, { what, subject: `photo:${id}`, before });
    return filesOf(photo);
  });
  if (paths === undefined) return false;
  await deleteFiles(ctx, paths);
  return true;
}

/** @param by null for the site */
async function deleteRow(ctx: InTransaction, id: number, by: string | null): Promise<void> {
  const [photo] = await store.findPhotosById(ctx.db, [id]);
  if (photo?.kind === "photograph") {
    // New uploads of the picture are refused. Existing copies stay, because staff mostly delete duplicates.
    await recordClosing(ctx, { kind: "picture", key: photo.path }, ...closingOfLook(photo));
    // If a card is used later, the copies are hidden.
    await noteEverybody(ctx, photo);
  }
  await endAppearancesOfDeleted(ctx, { photo_id: id }, by);
  await store.deletePhoto(ctx.db, id);
}

/** Deletes drawings that no page uses. `removeAbandonedFiles` removes their files. */
export async function deleteUnusedDrawings(ctx: InTransaction, ids: number[]): Promise<void> {
  for (const { id, kind } of await store.findPhotosById(ctx.db, ids))
    if (kind === "drawing" && (await store.findAttachments(ctx.db, id)).length === 0) await deleteRow(ctx, id, null);
}

interface Erased {
  /** Undefined if the account was deleted before. */
  id: string | undefined;
  /** Names that no other staff member has. */
  names: string[];
}

/**
 * Deletes a person's current and earlier profile photos, in the transaction of the erasure. A photo with other uses
 * stays, but without the name.
 * @param alt replaces the name
 * @returns paths of files that the caller removes after the commit
 */
export async function deleteProfilePhotos(ctx: InTransaction, { id, names }: Erased, alt: string): Promise<string[]> {
  const { db } = ctx;
  const attached = id === undefined ? [] : await store.findAttachedPhotos(db, `user:${id}`);
  if (id !== undefined) await store.detachPhotos(db, `user:${id}`);
  const named = await store.findPhotosByAlt(db, names);
  const unnamed = attached.filter((id) => named.every((photo) => photo.id !== id));
  const current = await store.findPhotosById(db, unnamed);
  const paths: string[] = [];
  for (const photo of [...named, ...current]) {
    const isPortrait = attached.includes(photo.id) || photo.path.startsWith("profile_images/");
    if (isPortrait && (await store.findAttachments(db, photo.id)).length === 0) {
      await deleteRow(ctx, photo.id, null);
      paths.push(...filesOf(photo));
    } else {
      const { focal_x, focal_y } = photo;
      await store.changePhoto(db, photo.id, { alt, focal_x, focal_y });
    }
  }
  return paths;
}

const fileErrors = defineErrors({ filesAway: 503, filesStay: 503 }, errors.file);

/** Checks that the storage works before a deletion, which must also remove files. @throws AppError filesAway */
export async function requireFiles({ storage: files }: AppContext): Promise<void> {
  try {
    await files.reach();
  } catch (error) {
    throw error instanceof StorageError ? new AppError(fileErrors.filesAway) : error;
  }
}

/**
 * Removes files after a deletion, unless other records share them. A job tries failed files again.
 * @throws AppError filesStay
 */
export async function deleteFiles({ db, storage: files, log }: AppContext, paths: string[]): Promise<void> {
  const owned = new Set(await findOwned(db, paths));
  let isAllGone = true;
  for (const path of paths) {
    try {
      if (!owned.has(path)) await files.remove(path);
      await deleteAbandonedFile(db, path);
    } catch (error) {
      isAllGone = false;
      // The path may be logged, because it reveals no content.
      log.error("file not removed", { path, ...errorFields(error) });
    }
  }
  if (!isAllGone) throw new AppError(fileErrors.filesStay);
}

/**
 * Marks files of other features as abandoned, in the transaction that deletes their record; `deleteFiles` removes them.
 */
export const abandonPaths = (db: Database, paths: string[]): Promise<void> => abandonFiles(db, paths);

const maxFiles = 500;

/** Job that removes files that were left after a crash or a storage failure. */
export async function removeAbandonedFiles(ctx: AppContext): Promise<void> {
  const paths = await findAbandonedFiles(ctx.db, maxFiles);
  await deleteFiles(ctx, paths).catch((error: unknown) => {
    // The failure is logged, and the next run tries again.
    if (!(error instanceof AppError)) throw error;
  });
}
