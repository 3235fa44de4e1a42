import { type ObjectStore, openObjectStore } from "./object-store/object-store.server.ts";
import { StoreFault } from "./object-store/store-error.ts";
import type { StorePlan } from "./object-store/store-config.ts";
import { type FileStore, folders, isFilePath } from "./storage.ts";
import { typeOfFile } from "./file-type.ts";
import { nameFile } from "./name-file.server.ts";

/**
 * Keeps files in an S3-compatible object store, each under its path. The bucket is closed to the public: only the site
 * knows which pictures may be seen. Nothing is sent yet.
 *
 * @param store another one than the plan's, for tests
 */
export function openS3Files(plan: StorePlan, store: ObjectStore = openObjectStore(plan)): FileStore {
  return {
    async keep(folder, extension, bytes) {
      const path = nameFile(folder, extension, bytes);
      if ((await sizeIfTold(store, path)) === bytes.length) return path;
      await store.put(path, bytes, {
        type: typeOfFile(path) ?? "application/octet-stream",
        caching: "private, no-store",
      });
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

/** A refusal to look has no words in it; the one to write that follows says why. */
async function sizeIfTold(store: ObjectStore, path: string): Promise<number | undefined> {
  return store.sizeOf(path).catch((error: unknown) => {
    if (error instanceof StoreFault && error.kind === "mayNotRead") return undefined;
    throw error;
  });
}
