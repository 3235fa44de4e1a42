import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { type FileStore, folders } from "../../app/server/storage/storage.ts";
import { BackupRefused } from "./backup-error.ts";
import { type Manifest, picturePathOf } from "./manifest.ts";
import type { PicturePutter } from "./file-restorer.ts";
import { damaged, readArchive } from "./read-archive.server.ts";

/**
 * Puts pictures into a file store, one after the other, so that this machine needs room for one. The store need not be
 * empty: every name is made from the content, so nothing is ever put over something else, what is there already is not
 * sent again, and a restoring that was broken off goes on where it was.
 *
 * @param workshop folder of this machine
 */
export function storePutter(files: Pick<FileStore, "keep">, workshop: string): PicturePutter {
  return {
    workshop,
    wantsPictures: false,
    async needEmpty() {},

    async put(archive, manifest) {
      needOwnNames(manifest);
      const waiting = join(workshop, "picture");
      await readArchive(archive(), {
        isExpected: (name) => Object.hasOwn(manifest.entries, name),
        placeOf: async (name) => (picturePathOf(name) === undefined ? undefined : waiting),
        async take(name) {
          const path = picturePathOf(name) ?? "";
          const folder = folders.find((one) => path.startsWith(`${one}/`));
          if (folder === undefined) return;
          await files.keep(folder, path.split(".").at(-1) ?? "", await readFile(waiting));
          await rm(waiting);
        },
      });
    },
  };
}

/** A store gives every file its name by its content: under another one, nobody would find it again. */
function needOwnNames({ entries }: Manifest): void {
  for (const [name, { sha256 }] of Object.entries(entries)) {
    const path = picturePathOf(name);
    if (path !== undefined && !path.includes(`/${sha256.slice(0, 32)}.`)) throw new BackupRefused(damaged);
  }
}
