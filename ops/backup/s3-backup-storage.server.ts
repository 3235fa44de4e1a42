import { randomUUID } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { sharedFolder } from "../../app/server/archives/archive-names.ts";
import { type ObjectStore, openObjectStore } from "../../app/server/storage/object-store/object-store.server.ts";
import type { StoreConfig } from "../../app/server/storage/object-store/store-config.ts";
import { StoreError } from "../../app/server/storage/object-store/store-error.ts";
import type { ArchivePlace, BackupStorage, PicturePlace } from "./backup-storage.ts";
import { brokenOffMilliseconds, isNote, removeBrokenOffIn, requireSpace } from "./disk-backup-storage.server.ts";

const end = ".part";
const type = "application/gzip";

/** Size of a range request (bytes). */
const fetchBytes = 8 * 1024 * 1024;

/**
 * Opens backup storage in an object store. The archive is streamed, so this machine needs space only for a database
 * dump. It has a temporary name until it was read back.
 * @param workshop local folder for the dump
 * @param store for tests
 */
export function s3BackupStorage(
  plan: StoreConfig,
  workshop: string,
  store: ObjectStore = openObjectStore(plan),
): BackupStorage {
  return {
    placeFor: (name) => s3Place(store, name, workshop),

    async names() {
      const names: string[] = [];
      // Keys with a slash belong to a folder.
      for await (const { key } of store.list("", true))
        if (!key.includes("/") && !key.endsWith(end) && !isNote(key)) names.push(key);
      return names;
    },

    async find(name) {
      // A backup never has other characters in its name.
      const size = /^[\w.-]+$/.test(name) ? await store.sizeOf(name) : undefined;
      const read = (known: number) => () => rangesOf(store, name, known);
      return size === undefined ? undefined : Object.assign(read(size), { pictures: s3Pictures(store) });
    },

    remove: (name) => store.remove(name),
    putNote: (name, text) => store.put(name, Buffer.from(text), { type: "application/json", caching: "no-store" }),

    async removeBrokenOff() {
      await removeBrokenOffIn(workshop);
      for await (const { key, changedAt } of store.list("", true)) {
        const isOld = Date.now() - Date.parse(changedAt) > brokenOffMilliseconds;
        if (!key.includes("/") && key.endsWith(end) && isOld) await store.remove(key);
      }
    },

    pictures: s3Pictures(store),
  };
}

function s3Pictures(store: ObjectStore): PicturePlace {
  const keyOf = (name: string) => `${sharedFolder}/${name}`;
  return {
    async *list() {
      for await (const { key, size, changedAt } of store.list(keyOf("")))
        yield { name: key.slice(keyOf("").length), bytes: size, changedAt: new Date(changedAt) };
    },
    async put(name, content) {
      const type = "application/octet-stream";
      if (typeof content === "string") await store.put(keyOf(name), Buffer.from(content), { type });
      else await store.upload(keyOf(name), content, type);
    },
    async read(name) {
      const size = await store.sizeOf(keyOf(name));
      return size === undefined ? undefined : rangesOf(store, keyOf(name), size);
    },
    remove: (name) => store.remove(keyOf(name)),
  };
}

function s3Place(store: ObjectStore, name: string, workshop: string): ArchivePlace {
  // Unique, against concurrent backups.
  const part = `${name}.${randomUUID()}${end}`;
  const copy = join(workshop, `${part}.database`);
  let size = 0;
  return {
    copy,

    async claim({ db }, freeBytes) {
      await mkdir(workshop, { recursive: true, mode: 0o700 });
      requireSpace(db, await freeBytes(workshop));
    },

    async write(chunks, stopping) {
      size = await store.upload(part, chunks, type, stopping);
      return size;
    },

    read: (stopping) => rangesOf(store, part, size, stopping),

    async finish(stopping) {
      await store.copy(part, name, size, type, stopping);
      if ((await store.sizeOf(name)) !== size) throw new StoreError(store.plan, "odd");
    },

    async discard() {
      await rm(copy, { force: true });
      // On failure, a later backup removes the file.
      if (size > 0) await store.remove(part).catch(() => {});
    },
  };
}

/** Reads an object with range requests and retries. */
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
