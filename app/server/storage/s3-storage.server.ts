import { typeOfFile } from "./file-type.ts";
import { nameFile } from "./name-file.server.ts";
import { type ObjectStore, openObjectStore } from "./object-store/object-store.server.ts";
import type { StoreConfig } from "./object-store/store-config.ts";
import { StoreError } from "./object-store/store-error.ts";
import { type FileStorage, folders, isFilePath } from "./storage.ts";
import { beginFile } from "./unfinished-files.server.ts";

/**
 * Opens storage in a bucket, without a request. The bucket is private, as only the site decides which pictures are
 * public.
 * @param unfinished local folder for files on their way
 */
export function openS3Storage(
  plan: StoreConfig,
  unfinished: string,
  store: ObjectStore = openObjectStore(plan),
): FileStorage {
  const labelsOf = (path: string) => ({
    type: typeOfFile(path) ?? "application/octet-stream",
    caching: "private, no-store",
  });
  return {
    begin: () => beginFile(unfinished, (path, file) => store.put(path, file, labelsOf(path))),

    async put(folder, extension, bytes) {
      const path = nameFile(folder, extension, bytes);
      if ((await sizeIfKnown(store, path)) === bytes.length) return path;
      await store.put(path, bytes, labelsOf(path));
      return path;
    },

    async putBack(path, bytes) {
      if (!isFilePath(path)) throw new Error(`No file may be called ${path}.`);
      if ((await sizeIfKnown(store, path)) !== bytes.length) await store.put(path, bytes, labelsOf(path));
    },

    async open(path) {
      return isFilePath(path) ? store.open(path) : undefined;
    },

    async sizeOf(path) {
      return isFilePath(path) ? store.sizeOf(path) : undefined;
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

/** Ignores the error, because a rejected HEAD has no body, and the write that follows reports the reason. */
async function sizeIfKnown(store: ObjectStore, path: string): Promise<number | undefined> {
  return store.sizeOf(path).catch((error: unknown) => {
    if (error instanceof StoreError && error.kind === "mayNotRead") return undefined;
    throw error;
  });
}
