import { randomUUID } from "node:crypto";
import { accessSync, constants, mkdirSync } from "node:fs";
import { mkdir, open, opendir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ConfigError } from "../config/config-error.ts";
import { nameFile } from "./name-file.server.ts";
import { type FileStorage, folders, isFilePath } from "./storage.ts";
import { beginFile } from "./unfinished-files.server.ts";

/** Returns the folder of files that are being received. */
export const unfinishedFolder = (root: string): string => join(root, "arriving");

/**
 * Opens storage in a folder.
 * @param root created when missing
 * @throws ConfigError when it cannot be created or written to
 */
export function openDiskStorage(root: string): FileStorage {
  try {
    mkdirSync(root, { recursive: true });
    accessSync(root, constants.W_OK);
  } catch {
    throw new ConfigError("FILES_URL", "names a folder that cannot be made or written to.");
  }
  return {
    begin: (name) =>
      // On the same disk, so that the file can be moved by renaming.
      beginFile(
        unfinishedFolder(root),
        async (path, { file }) => {
          const target = join(root, path);
          await mkdir(dirname(target), { recursive: true });
          await rename(file, target);
        },
        name,
      ),

    async put(folder, extension, bytes) {
      const path = nameFile(folder, extension, bytes);
      await writeWhole(join(root, path), bytes);
      return path;
    },

    async putBack(path, bytes) {
      if (!isFilePath(path)) throw new Error(`No file may be called ${path}.`);
      await writeWhole(join(root, path), bytes);
    },

    async open(path) {
      if (!isFilePath(path)) return undefined;
      // Opens the file first: if it is deleted a moment later, it stays readable.
      const file = await open(join(root, path)).catch(() => undefined);
      if (file === undefined) return undefined;
      const found = await file.stat();
      if (found.isFile()) return { size: found.size, stream: file.createReadStream() };
      await file.close();
      return undefined;
    },

    async sizeOf(path) {
      const found = isFilePath(path) ? await stat(join(root, path)).catch(() => undefined) : undefined;
      return found?.isFile() ? found.size : undefined;
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

    // No check: `/ready` checks the free space.
    async reach() {},
  };
}

/** Writes a file atomically: neither a reader nor a full disk gets half a picture. */
async function writeWhole(target: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  const temporary = `${target}.${randomUUID()}`;
  try {
    await writeFile(temporary, bytes);
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function* namesIn(folder: string): AsyncIterable<string> {
  const names = await opendir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  for await (const { name } of names) yield name;
}
