import type { AppContext } from "../../server/context.server.ts";
import { AppError, defineErrors } from "../../server/http/errors.ts";
import { errorFields } from "../../server/log/log.server.ts";
import { StorageError } from "../../server/storage/storage.ts";
import { findAbandonedFiles, findOwned, forgetAbandonedFile } from "./photo-file-queries.server.ts";

const fileErrors = defineErrors({
  filesAway: {
    status: 503,
    sentence:
      "The place where pictures are kept does not answer just now, so nothing was deleted. Try again in a few minutes.",
  },
  filesStay: {
    status: 503,
    sentence:
      "It is deleted, but the file of a picture could not be removed. Tell the person who hosts the site: the log names it.",
  },
});

/**
 * Checks, before a photo is deleted, that its files can be too: a request to remove a child's picture covers both.
 * @throws AppError filesAway
 */
export async function requireFiles({ storage: files }: AppContext): Promise<void> {
  try {
    await files.reach();
  } catch (error) {
    throw error instanceof StorageError ? new AppError(fileErrors.filesAway) : error;
  }
}

/**
 * Removes the files of deleted photos after the transaction, except files shared with another photo. Failures, and
 * files left by a crash, stay recorded for `removeAbandonedFiles`.
 * @throws AppError filesStay when a file remains; the log names it
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
      // A path reveals nothing of the picture.
      log.error("file not removed", { path, ...errorFields(error) });
    }
  }
  if (!isAllGone) throw new AppError(fileErrors.filesStay);
}

const maxFiles = 500;

/** Job: removes files left by a crash or a storage failure. */
export async function removeAbandonedFiles(ctx: AppContext): Promise<void> {
  const paths = await findAbandonedFiles(ctx.db, maxFiles);
  await deleteFiles(ctx, paths).catch((error: unknown) => {
    // Logged per file, and recorded for the next run.
    if (!(error instanceof AppError)) throw error;
  });
}
