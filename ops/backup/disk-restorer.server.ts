import { readdir, rename, rmdir } from "node:fs/promises";
import { join } from "node:path";
import { BackupError } from "./backup-error.ts";
import type { FileRestorer } from "./file-restorer.ts";
import { notEmpty } from "./not-empty.ts";

/** Restores into an empty folder. Unpacks inside it, as it may be a mount, then renames. */
export function diskRestorer(folder: string): FileRestorer {
  const workshop = join(folder, ".restoring");
  return {
    workshop,
    wantsPictures: true,

    async requireEmpty() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      if (entries.some((entry) => !entry.isDirectory()))
        throw new BackupError(notEmpty("FILES_URL names a folder that has files in it already"));
    },

    async put() {
      for (const name of await readdir(workshop)) {
        // Fails for a folder that is not empty.
        await rmdir(join(folder, name)).catch(() => {});
        await rename(join(workshop, name), join(folder, name));
      }
    },
  };
}
