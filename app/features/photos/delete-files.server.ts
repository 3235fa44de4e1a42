import { FilesFault } from "../../server/storage/storage.ts";
import { errorFacts } from "../../server/log/log.server.ts";
import { Refusal } from "../../server/http/errors.ts";
import type { Site } from "../../server/context.server.ts";
import { findAbandonedFiles, findOwned, forgetAbandonedFile } from "./photo-file-queries.server.ts";

/**
 * Asked before a picture is deleted: whoever wants a child's picture to go is owed its file too, so nothing is deleted
 * while files cannot be.
 *
 * @throws Refusal filesAway
 */
export async function needFiles({ files }: Site): Promise<void> {
  try {
    await files.reach();
  } catch (error) {
    throw error instanceof FilesFault ? new Refusal("filesAway") : error;
  }
}

/**
 * Removes the files of deleted pictures, after the transaction that deleted them; a file that another picture has stays.
 * What is not removed, also because the process ended before, stays noted for `removeAbandonedFiles`.
 *
 * @throws Refusal filesStay when a file could not be removed; the log then names it
 */
export async function removeFiles({ database, files, log }: Site, paths: string[]): Promise<void> {
  const owned = new Set(await findOwned(database, paths));
  let isAllGone = true;
  for (const path of paths) {
    try {
      if (!owned.has(path)) await files.remove(path);
      await forgetAbandonedFile(database, path);
    } catch (error) {
      isAllGone = false;
      // A path tells nobody what is in the picture.
      log.error("file not removed", { path, ...errorFacts(error) });
    }
  }
  if (!isAllGone) throw new Refusal("filesStay");
}

/** Files removed in one run of the job. */
const maxFiles = 500;

/** Removes the files that deleted pictures left because the process or the file store broke off. A job. */
export async function removeAbandonedFiles(site: Site): Promise<void> {
  const paths = await findAbandonedFiles(site.database, maxFiles);
  await removeFiles(site, paths).catch((error: unknown) => {
    // Each file is in the log, and stays noted for the next run.
    if (!(error instanceof Refusal)) throw error;
  });
}
