import { typeOfFile } from "./file-type.ts";
import { nameFile } from "./name-file.server.ts";
import { type ObjectStore, openObjectStore } from "./object-store/object-store.server.ts";
import type { StoreConfig } from "./object-store/store-config.ts";
import { StoreError } from "./object-store/store-error.ts";
import { type FileStorage, folders, isFilePath } from "./storage.ts";

/** The bucket is private: only the site decides which pictures are public. Opening sends no request. */
export function openS3Storage(plan: StoreConfig, store: ObjectStore = openObjectStore(plan)): FileStorage {
  return {
    async keep(folder, extension, bytes) {
      const path = nameFile(folder, extension, bytes);
      if ((await sizeIfTold(store, path)) === bytes.length) return path;
      const type = typeOfFile(path) ?? "application/octet-stream";
      await store.put(path, bytes, { type, caching: "private, no-store" });
      return path;
    },

    async open(path) {
      return isFilePath(path) ? store.open(path) : undefined;
    },

    async *list() {
      for (const folder of folders) {
        for await (const { key: path, size } of store.list(`${folder}/`)) if (isFilePath(path)) yield { path, size };
      }
    },

    async remove(path) {
      if (isFilePath(path)) await store.remove(path);
    },

    reach: store.reach,
  };
}

/** A rejected HEAD has no body; the write that follows has the reason. */
async function sizeIfTold(store: ObjectStore, path: string): Promise<number | undefined> {
  return store.sizeOf(path).catch((error: unknown) => {
    if (error instanceof StoreError && error.kind === "mayNotRead") return undefined;
    throw error;
  });
}
