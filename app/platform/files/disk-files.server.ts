import { createHash, randomUUID } from "node:crypto";
import { accessSync, constants, createReadStream, mkdirSync } from "node:fs";
import { mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { BadSetting } from "../settings.server.ts";
import { type FileStore, isFilePath } from "./file-store.ts";

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
      const path = `${folder}/${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}.${extension}`;
      if (!isFilePath(path)) throw new Error(`No file may be called ${path}.`);
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
      const file = join(root, path);
      const found = await stat(file).catch(() => undefined);
      return found?.isFile() ? { size: found.size, stream: createReadStream(file) } : undefined;
    },

    async remove(path) {
      if (isFilePath(path)) await rm(join(root, path), { force: true });
    },
  };
}
