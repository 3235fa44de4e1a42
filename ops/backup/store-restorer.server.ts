import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { canBePublic, type FileStorage } from "../../app/server/storage/storage.ts";
import { BackupError } from "./backup-error.ts";
import type { FileRestorer } from "./file-restorer.ts";
import { type Manifest, picturePathOf } from "./manifest.ts";
import { damaged, readArchive } from "./read-archive.server.ts";

/**
 * Restores one picture at a time, so that this machine needs space for only one. The storage need not be empty: names
 * are content hashes, so nothing is overwritten, existing files are skipped, and an interrupted restore continues.
 * @param workshop local folder
 */
export function storeRestorer(files: Pick<FileStorage, "putBack">, workshop: string): FileRestorer {
  return {
    workshop,
    wantsPictures: false,
    async requireEmpty() {},

    async put(archive, manifest, shared) {
      requireOwnNames(manifest);
      if (shared !== undefined) {
        for (const { path, content } of shared.read()) await files.putBack(path, await buffer(Readable.from(content)));
        return;
      }
      const waiting = join(workshop, "picture");
      await readArchive(archive(), {
        isExpected: (name) => Object.hasOwn(manifest.entries, name),
        placeOf: async (name) => (picturePathOf(name) === undefined ? undefined : waiting),
        async take(name) {
          const path = picturePathOf(name);
          if (path === undefined) return;
          await files.putBack(path, await readFile(waiting));
          await rm(waiting);
        },
      });
    },
  };
}

/** Checks names, as file storage derives them from content; except for encrypted files, which differ each time. */
function requireOwnNames({ entries }: Manifest): void {
  for (const [name, { sha256 }] of Object.entries(entries)) {
    const path = picturePathOf(name);
    if (path !== undefined && canBePublic(path) && !path.includes(`/${sha256.slice(0, 32)}.`))
      throw new BackupError(damaged);
  }
}
