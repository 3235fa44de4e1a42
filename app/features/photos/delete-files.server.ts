import type { AppContext } from "../../server/context.server.ts";
import { AppError } from "../../server/http/errors.ts";
import { errorFields } from "../../server/log/log.server.ts";
import { StorageError } from "../../server/storage/storage.ts";
import { findAbandonedFiles, findOwned, forgetAbandonedFile } from "./photo-file-queries.server.ts";

/**
 * Asked before a picture is deleted: whoever wants a child's picture to go is owed its file too, so nothing is deleted
 * while files cannot be.
 *
 * @throws Refusal filesAway
 */
export async function requireFiles({ storage: files }: AppContext): Promise<void> {
  try {
    await files.reach();
  } catch (error) {
    throw error instanceof StorageError ? new AppError("filesAway") : error;
  }
}

/**
 * Removes the files of deleted pictures, after the transaction that deleted them; a file that another picture has stays.
 * What is not removed, also because the process ended before, stays noted for `removeAbandonedFiles`.
 *
 * @throws Refusal filesStay when a file could not be removed; the log then names it
 */
export async function deleteFiles({ db, storage: files, log }: AppContext, paths: string[]): Promise<void> {
  const owned = new Set(await findOwned(db, paths));
  let isAllGone = true;
  for (const path of paths) {
    try {
      if (!owned.has(path)) await files.remove(path);
      await forgetAbandonedFile(db, path);
    } catch (error) {
      isAllGone = false;
      // A path tells nobody what is in the picture.
      log.error("file not removed", { path, ...errorFields(error) });
    }
  }
  if (!isAllGone) throw new AppError("filesStay");
}

/** Files removed in one run of the job. */
const maxFiles = 500;

/** Removes the files that deleted pictures left because the process or the file store broke off. A job. */
export async function removeAbandonedFiles(ctx: AppContext): Promise<void> {
  const paths = await findAbandonedFiles(ctx.db, maxFiles);
  await deleteFiles(ctx, paths).catch((error: unknown) => {
    // Each file is in the log, and stays noted for the next run.
    if (!(error instanceof AppError)) throw error;
  });
}
