import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { nameOfHash } from "./name-file.server.ts";
import type { UnfinishedFile } from "./storage.ts";

/** A finished file on the disk, on its way to the storage. */
export interface FinishedFile {
  file: string;
  size: number;
  /** Checksum of the content, or of the name that was given instead. */
  sha256: string;
}

/** No form takes as long (ms). */
const maxAgeMs = 60 * 60_000;

/**
 * Begins a file in a folder of this machine.
 * @param store puts it under its path; the file may be moved or read
 * @param name in place of its hash, which is not computed then @throws errors of the disk
 */
export async function beginFile(
  folder: string,
  store: (path: string, finished: FinishedFile) => Promise<void>,
  name?: string,
): Promise<UnfinishedFile> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, randomUUID());
  const handle = await open(file, "wx", 0o600);
  const hash = createHash("sha256");
  let size = 0;
  const drop = async () => {
    await handle.close().catch(() => {});
    await rm(file, { force: true });
  };
  return {
    async write(bytes) {
      // A disk can take less than it is given.
      for (let at = 0; at < bytes.byteLength; ) at += (await handle.write(bytes, at)).bytesWritten;
      if (name === undefined) hash.update(bytes);
      size += bytes.byteLength;
    },
    read: () => createReadStream(file),
    async put(into, extension) {
      try {
        await handle.close();
        const sha256 = name ?? hash.digest("hex");
        const path = nameOfHash(into, extension, sha256);
        await store(path, { file, size, sha256 });
        return path;
      } finally {
        await drop();
      }
    },
    drop,
  };
}

/** Removes unfinished files of processes that ended. */
export async function removeOldUnfinishedFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found !== undefined && found.mtimeMs < Date.now() - maxAgeMs) await rm(file, { force: true });
  }
}
