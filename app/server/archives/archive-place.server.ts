import { open, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { StorageConfig } from "../storage/object-store/store-config.ts";

export interface PlacedFile {
  name: string;
  bytes: number;
  /** ISO 8601, UTC. */
  changedAt: string;
}

/** Reads the folder or bucket of the archives. Every method throws StorageError or the disk's own error. */
export interface ArchivePlace {
  id: string;
  /** Lists the files without folders and their content. */
  list(): Promise<PlacedFile[]>;
  /** Reads a small file; undefined when missing. */
  read(name: string): Promise<string | undefined>;
  readEnd(file: PlacedFile, bytes: number): Promise<Buffer>;
  sizeOf(name: string): Promise<number | undefined>;
}

/** Loads the S3 client on demand. */
export async function openArchivePlace(plan: StorageConfig): Promise<ArchivePlace> {
  return plan.by === "folder" ? folderPlace(plan.folder) : bucketPlace(plan);
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "ENOENT";

const unlessMissing = (error: unknown): undefined => {
  if (!isMissing(error)) throw error;
};

function folderPlace(folder: string): ArchivePlace {
  return {
    id: folder,
    async list() {
      const names = (await readdir(folder).catch(unlessMissing)) ?? [];
      const found = await Promise.all(
        names.map(async (name) => ({ name, about: await stat(join(folder, name)).catch(() => undefined) })),
      );
      return found.flatMap(({ name, about }) =>
        about?.isFile() ? [{ name, bytes: about.size, changedAt: about.mtime.toISOString() }] : [],
      );
    },
    read: (name) => readFile(join(folder, name), "utf8").catch(unlessMissing),
    async readEnd({ name, bytes: size }, bytes) {
      const file = await open(join(folder, name));
      try {
        const read = await file.read(Buffer.alloc(bytes), 0, bytes, Math.max(0, size - bytes));
        return read.buffer.subarray(0, read.bytesRead);
      } finally {
        await file.close();
      }
    },
    sizeOf: async (name) => (await stat(join(folder, name)).catch(unlessMissing))?.size,
  };
}

async function bucketPlace(plan: StorageConfig & { by: "store" }): Promise<ArchivePlace> {
  const store = (await import("../storage/object-store/object-store.server.ts")).openObjectStore(plan);
  return {
    id: `${plan.address}/${plan.prefix}`,
    async list() {
      const found: PlacedFile[] = [];
      for await (const { key: name, size: bytes, changedAt } of store.list("", true))
        if (!name.includes("/")) found.push({ name, bytes, changedAt });
      return found;
    },
    async read(name) {
      const found = await store.open(name);
      return found && (await buffer(found.stream)).toString();
    },
    readEnd: ({ name, bytes: size }, bytes) => store.readRange(name, Math.max(0, size - bytes), Math.min(bytes, size)),
    sizeOf: store.sizeOf,
  };
}
