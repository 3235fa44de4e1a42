import { randomUUID } from "node:crypto";
import { accessSync, constants, type Dir, mkdirSync } from "node:fs";
import { mkdir, open, opendir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { BadSetting } from "../config/config.server.ts";
import { type FileStore, folders, isFilePath } from "./storage.ts";
import { nameFile } from "./name-file.server.ts";

/**
 * Keeps files in a folder on disk.
 *
 * @param root the folder; made when it is missing
 * @throws BadSetting when it cannot be made or written to
 */
export function openDiskFiles(root: string): FileStore {
  try {
    mkdirSync(root, { recursive: true });
    accessSync(root, constants.W_OK);
  } catch {
    throw new BadSetting("FILES_URL", "names a folder that cannot be made or written to.");
  }
  return {
    async keep(folder, extension, bytes) {
      const path = nameFile(folder, extension, bytes);
      const target = join(root, path);
      await mkdir(dirname(target), { recursive: true });
      // Written beside its place and then moved: a reader or a full disk never leaves half a picture behind.
      const draft = `${target}.${randomUUID()}`;
      try {
        await writeFile(draft, bytes);
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      return path;
    },

    async open(path) {
      if (!isFilePath(path)) return undefined;
      // Opened before it is handed on: what is deleted a moment later can still be read to its end.
      const file = await open(join(root, path)).catch(() => undefined);
      if (file === undefined) return undefined;
      const found = await file.stat();
      if (found.isFile()) return { size: found.size, stream: file.createReadStream() };
      await file.close();
      return undefined;
    },

    async *list() {
      for (const folder of folders) {
        for await (const name of namesIn(join(root, folder))) {
          const path = `${folder}/${name}`;
          if (!isFilePath(path)) continue;
          const found = await stat(join(root, path)).catch(() => undefined);
          if (found?.isFile()) yield { path, size: found.size };
        }
      }
    },

    async remove(path) {
      if (isFilePath(path)) await rm(join(root, path), { force: true });
    },

    // Whether the disk has room is looked at elsewhere: `/ready`.
    async reach() {},
  };
}

/** The names in a folder, without holding all of them at once; none where there is no folder yet. */
async function* namesIn(folder: string): AsyncIterable<string> {
  let names: Dir;
  try {
    names = await opendir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  for await (const { name } of names) yield name;
}
