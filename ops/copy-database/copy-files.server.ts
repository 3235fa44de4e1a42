import { buffer } from "node:stream/consumers";
import { nameFile } from "../../app/server/storage/name-file.server.ts";
import { type FileStorage, type Folder, StorageError } from "../../app/server/storage/storage.ts";

export interface FilesProgress {
  done: number;
  total: number;
}

export interface CopiedFiles {
  copied: number;
  /** Number of existing files with the same name and size. */
  skipped: number;
  /** Paths of files that were not copied, as their content does not match their hash. */
  damaged: string[];
}

/** Maximum concurrency; most of the time is waiting. */
const atOnce = 4;

/** Maximum number of tries until a file reads back as sent. */
const tries = 3;

/**
 * Copies all files between storages, and reads each back. Removes nothing and skips existing files, so an interrupted
 * copy can continue.
 * @throws StorageError when a storage fails; or the abort reason
 */
export async function copyFiles(
  from: FileStorage,
  to: FileStorage,
  options: { stopping?: AbortSignal; onProgress?(progress: FilesProgress): void } = {},
): Promise<CopiedFiles> {
  const here = await sizesIn(from);
  const there = await sizesIn(to);
  const moved: CopiedFiles = { copied: 0, skipped: 0, damaged: [] };
  const waiting = here.entries();
  let done = 0;
  const work = async () => {
    for (const [path, size] of waiting) {
      options.stopping?.throwIfAborted();
      if (there.get(path) === size) moved.skipped++;
      else if (await copyFile(from, to, path)) moved.copied++;
      else moved.damaged.push(path);
      options.onProgress?.({ done: ++done, total: here.size });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { ...moved, damaged: moved.damaged.sort() };
}

async function sizesIn(store: FileStorage): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for await (const { path, size } of store.list()) sizes.set(path, size);
  return sizes;
}

/** @returns false for a damaged source; a file deleted in the meantime counts as copied */
async function copyFile(from: FileStorage, to: FileStorage, path: string): Promise<boolean> {
  for (let left = tries; ; left--) {
    const bytes = await read(from, path);
    if (bytes === undefined) return true;
    if (!isContentOf(path, bytes)) return false;
    const { folder, extension } = partsOf(path);
    await to.put(folder, extension, bytes);
    const back = await read(to, path);
    if (back !== undefined && isContentOf(path, back)) return true;
    if (left <= 1) throw new StorageError("The other place of the pictures does not give back what it was given.");
    await to.remove(path);
  }
}

async function read(store: FileStorage, path: string): Promise<Buffer | undefined> {
  const file = await store.open(path);
  return file && buffer(file.stream);
}

function isContentOf(path: string, bytes: Uint8Array): boolean {
  const { folder, extension } = partsOf(path);
  return nameFile(folder, extension, bytes) === path;
}

function partsOf(path: string): { folder: Folder; extension: string } {
  return { folder: path.split("/")[0] as Folder, extension: path.split(".").at(-1) ?? "" };
}
