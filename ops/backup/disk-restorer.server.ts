import { readdir, rename, rmdir } from "node:fs/promises";
import { join } from "node:path";
import { BackupRefused } from "./backup-error.ts";
import { notEmpty } from "./not-empty.ts";
import type { PicturePutter } from "./file-restorer.ts";

/** Puts pictures into an empty folder: they are unpacked inside it, which may be a disk of its own, and then moved. */
export function diskPutter(folder: string): PicturePutter {
  const workshop = join(folder, ".restoring");
  return {
    workshop,
    wantsPictures: true,

    async needEmpty() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      if (entries.some((entry) => !entry.isDirectory()))
        throw new BackupRefused(notEmpty("FILES_URL names a folder that has files in it already"));
    },

    async put() {
      for (const name of await readdir(workshop)) {
        // An empty one may be there; one with anything in it refuses to go.
        await rmdir(join(folder, name)).catch(() => {});
        await rename(join(workshop, name), join(folder, name));
      }
    },
  };
}
