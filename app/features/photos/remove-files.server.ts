import { FilesFault } from "../../platform/files/file-store.ts";
import { errorFacts } from "../../platform/log/log.server.ts";
import { Refusal } from "../../platform/refusals.ts";
import type { Site } from "../../platform/site.server.ts";

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

/** Removes files that no row names any more, as many as will go. @throws Refusal filesStay; the log then names the rest */
export async function removeFiles({ files, log }: Site, paths: string[]): Promise<void> {
  let isAllGone = true;
  for (const path of paths) {
    await files.remove(path).catch((error: unknown) => {
      isAllGone = false;
      // A path tells nobody what is in the picture.
      log.error("file not removed", { path, ...errorFacts(error) });
    });
  }
  if (!isAllGone) throw new Refusal("filesStay");
}
