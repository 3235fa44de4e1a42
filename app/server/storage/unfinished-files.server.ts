import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { nameOfHash } from "./name-file.server.ts";
import type { UnfinishedFile } from "./storage.ts";

/** A complete file on the disk, on its way to the storage. */
export interface FinishedFile {
  file: string;
  size: number;
  /** SHA-256 of the content, or of the name that replaces it. */
  sha256: string;
}

/** Maximum age (ms). No form takes as long. */
const maxAgeMs = 60 * 60_000;

/**
 * Begins a file in a local folder.
 * @param store stores it under its path; may move or read the file
 * @param name used instead of the content hash, which is then not computed
 * @throws errors of the disk
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
      // One call may write fewer bytes than given.
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

/** Removes unfinished files of ended processes. */
export async function removeOldUnfinishedFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found !== undefined && found.mtimeMs < Date.now() - maxAgeMs) await rm(file, { force: true });
  }
}
