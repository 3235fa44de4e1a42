import { randomUUID } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { type ObjectStore, openObjectStore } from "../../app/server/storage/object-store/object-store.server.ts";
import { StoreFault } from "../../app/server/storage/object-store/store-error.ts";
import type { StorePlan } from "../../app/server/storage/object-store/store-config.ts";
import type { ArchivePlace, BackupShelf } from "./backup-storage.ts";
import { brokenOffMilliseconds, needRoom, removeBrokenOffIn } from "./disk-backup-storage.server.ts";

/** What stands at the end of the name of an archive that is no backup yet. */
const end = ".part";
const type = "application/gzip";

/** What is fetched at once. */
const fetchBytes = 8 * 1024 * 1024;

/**
 * Backups in an object store. An archive goes there as it is made, so this machine needs room for a copy of the
 * database and no more; and it has another name until it was read back.
 *
 * @param workshop folder of this machine for that copy
 * @param store another one than the plan's, for tests
 */
export function s3Shelf(plan: StorePlan, workshop: string, store: ObjectStore = openObjectStore(plan)): BackupShelf {
  return {
    placeFor: (name) => s3Place(store, name, workshop),

    async names() {
      const names: string[] = [];
      // What stands further below belongs to something else.
      for await (const { key } of store.list("")) if (!key.includes("/") && !key.endsWith(end)) names.push(key);
      return names;
    },

    async find(name) {
      // Whatever else somebody types is the name of none.
      const size = /^[\w.-]+$/.test(name) ? await store.sizeOf(name) : undefined;
      return size === undefined ? undefined : () => rangesOf(store, name, size);
    },

    remove: (name) => store.remove(name),

    async removeBrokenOff() {
      await removeBrokenOffIn(workshop);
      for await (const { key, changedAt } of store.list("")) {
        const isOld = Date.now() - Date.parse(changedAt) > brokenOffMilliseconds;
        if (!key.includes("/") && key.endsWith(end) && isOld) await store.remove(key);
      }
    },
  };
}

function s3Place(store: ObjectStore, name: string, workshop: string): ArchivePlace {
  // A name of its own for each: two that are made at once are two.
  const part = `${name}.${randomUUID()}${end}`;
  const copy = join(workshop, `${part}.database`);
  let size = 0;
  return {
    copy,

    async claim({ database }, freeBytes) {
      await mkdir(workshop, { recursive: true, mode: 0o700 });
      needRoom(database, await freeBytes(workshop));
    },

    async write(pieces, stopping) {
      size = await store.upload(part, pieces, type, stopping);
      return size;
    },

    read: (stopping) => rangesOf(store, part, size, stopping),

    async finish(stopping) {
      await store.copy(part, name, size, type, stopping);
      if ((await store.sizeOf(name)) !== size) throw new StoreFault(store.plan, "odd");
    },

    async discard() {
      await rm(copy, { force: true });
      // Where the store does not do it just now, a later night does.
      if (size > 0) await store.remove(part).catch(() => {});
    },
  };
}

/** An object, a piece at a time: what breaks off is asked for again from there. */
async function* rangesOf(
  store: ObjectStore,
  key: string,
  size: number,
  stopping?: AbortSignal,
): AsyncGenerator<Buffer> {
  for (let from = 0; from < size; from += fetchBytes) {
    yield await store.readRange(key, from, Math.min(fetchBytes, size - from), stopping);
  }
}
