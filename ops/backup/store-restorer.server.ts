import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { type FileStorage, folders } from "../../app/server/storage/storage.ts";
import { BackupError } from "./backup-error.ts";
import type { FileRestorer } from "./file-restorer.ts";
import { type Manifest, picturePathOf } from "./manifest.ts";
import { damaged, readArchive } from "./read-archive.server.ts";

/**
 * Restores one picture at a time, so that this machine needs space for one. The storage need not be empty: names are
 * content hashes, so nothing is overwritten, existing files are skipped, and an interrupted restore resumes.
 *
 * @param workshop local folder
 */
export function storeRestorer(files: Pick<FileStorage, "put">, workshop: string): FileRestorer {
  return {
    workshop,
    wantsPictures: false,
    async requireEmpty() {},

    async put(archive, manifest, shared) {
      requireOwnNames(manifest);
      const put = async (path: string, content: Buffer) => {
        const folder = folders.find((one) => path.startsWith(`${one}/`));
        if (folder !== undefined) await files.put(folder, path.split(".").at(-1) ?? "", content);
      };
      if (shared !== undefined) {
        for await (const { path, content } of shared.read()) await put(path, content);
        return;
      }
      const waiting = join(workshop, "picture");
      await readArchive(archive(), {
        isExpected: (name) => Object.hasOwn(manifest.entries, name),
        placeOf: async (name) => (picturePathOf(name) === undefined ? undefined : waiting),
        async take(name) {
          const path = picturePathOf(name);
          if (path === undefined) return;
          await put(path, await readFile(waiting));
          await rm(waiting);
        },
      });
    },
  };
}

/** File storage derives names from content: no row would find another name. */
function requireOwnNames({ entries }: Manifest): void {
  for (const [name, { sha256 }] of Object.entries(entries)) {
    const path = picturePathOf(name);
    if (path !== undefined && !path.includes(`/${sha256.slice(0, 32)}.`)) throw new BackupError(damaged);
  }
}
