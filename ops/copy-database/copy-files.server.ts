import { buffer } from "node:stream/consumers";
import { type FileStore, FilesFault, type Folder } from "../../app/server/storage/storage.ts";
import { nameFile } from "../../app/server/storage/name-file.server.ts";

/** How far it is. */
export interface FilesProgress {
  /** Files that were looked at. */
  done: number;
  total: number;
}

/** What came of it. */
export interface MovedFiles {
  copied: number;
  /** Were there already, with the same name and size. */
  skipped: number;
  /** Paths of files whose content is not the one that their name was made from: they were not copied. */
  damaged: string[];
}

/** Copies that run beside each other: most of the time goes into waiting for a store. */
const atOnce = 4;

/** How often a file is copied until it comes back as it was sent. */
const tries = 3;

/**
 * Copies all files of one store into another, and reads each back. Nothing is taken away, and what is there already is
 * not sent again: so it can be broken off, and goes on.
 *
 * @throws FilesFault when a store breaks off; or the reason of the stop
 */
export async function moveFiles(
  from: FileStore,
  to: FileStore,
  wishes: { stopping?: AbortSignal; onProgress?(progress: FilesProgress): void } = {},
): Promise<MovedFiles> {
  const [here, there] = [await sizesIn(from), await sizesIn(to)];
  const moved: MovedFiles = { copied: 0, skipped: 0, damaged: [] };
  const waiting = here.entries();
  let done = 0;
  const work = async () => {
    for (const [path, size] of waiting) {
      wishes.stopping?.throwIfAborted();
      if (there.get(path) === size) moved.skipped++;
      else if (await copyFile(from, to, path)) moved.copied++;
      else moved.damaged.push(path);
      wishes.onProgress?.({ done: ++done, total: here.size });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { ...moved, damaged: moved.damaged.sort() };
}

async function sizesIn(store: FileStore): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for await (const { path, size } of store.list()) sizes.set(path, size);
  return sizes;
}

/** @returns false when it is damaged where it comes from; a file that was deleted meanwhile is none to copy */
async function copyFile(from: FileStore, to: FileStore, path: string): Promise<boolean> {
  for (let left = tries; ; left--) {
    const bytes = await read(from, path);
    if (bytes === undefined) return true;
    if (!isContentOf(path, bytes)) return false;
    const { folder, extension } = partsOf(path);
    await to.keep(folder, extension, bytes);
    const back = await read(to, path);
    if (back !== undefined && isContentOf(path, back)) return true;
    if (left <= 1) throw new FilesFault("The other place of the pictures does not give back what it was given.");
    await to.remove(path);
  }
}

async function read(store: FileStore, path: string): Promise<Buffer | undefined> {
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
