import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Clock } from "../../app/server/clock/clock.ts";
import type { Config } from "../../app/server/config/config.server.ts";
import { type FileStorage, StorageError } from "../../app/server/storage/storage.ts";
import { BackupError } from "./backup-error.ts";
import type { DatabaseDumper } from "./database-dumper.ts";
import {
  type EntryDetails,
  type Manifest,
  manifestEntry,
  newestFormat,
  pictureFolder,
  picturePathOf,
  secretEntry,
  wholeFormat,
} from "./manifest.ts";
import { removeSignIns } from "./remove-sign-ins.server.ts";
import type { SharedWriter } from "./shared-pictures.server.ts";
import { type Throttle, throttled } from "./throttle.server.ts";
import { chunkBytes, type Entry } from "./write-archive.server.ts";

export interface GatheredParts extends Throttle {
  config: Pick<Config, "root" | "secret">;
  storage: FileStorage;
  clock: Clock;
  /** Stores pictures in the shared folder; undefined: the archive contains them. */
  shared?: SharedWriter;
}

/**
 * Yields the entries of a backup, in an order that loses nothing while the site writes.
 * First pictures, which can take minutes; then a database snapshot; then newer pictures. A picture is stored before its
 * row, so every row in the snapshot has its picture. A picture that was deleted meanwhile stays in the archive without
 * a row, which is harmless.
 * @param copy path of the temporary database dump
 * @param written entries so far
 */
export async function* gatherEntries(
  { config, storage, clock, shared, ...throttle }: GatheredParts,
  dumper: DatabaseDumper,
  copy: string,
  written: Map<string, EntryDetails>,
): AsyncIterable<Entry> {
  const { stopping } = throttle;
  if (shared === undefined) yield* picturesOf(storage, written);
  else await keepPictures(storage, written, shared, throttle);
  const madeAt = clock.now().toISOString();
  await dumper.copy(copy, throttle);
  await removeSignIns(copy, stopping);
  const { problems, migrations, rows, pictures, owners, closed } = await dumper.inspect(copy, stopping);
  if (problems.length > 0) {
    throw new BackupError(
      "The database of the site itself is damaged, so no backup was made. Keep the older backups, and call whoever looks after the machine.",
      { cause: problems },
    );
  }
  const { size } = await stat(copy);
  yield {
    name: dumper.entry,
    size,
    stream: createReadStream(copy, { highWaterMark: chunkBytes }),
    compressEntry: true,
  };
  if (shared === undefined) yield* picturesOf(storage, written);
  else await keepPictures(storage, written, shared, throttle);
  yield textEntry(secretEntry, config.secret);
  const isClosed = new Set(closed);
  const isOver = (path: string) => owners[path]?.every((owner) => isClosed.has(owner)) ?? false;
  // Inside an archive, a closed picture stays; in the shared folder, it must not.
  const isNeeded = (name: string) => {
    const path = picturePathOf(name);
    return shared === undefined || path === undefined || !isOver(path);
  };
  const manifest: Manifest = {
    format: shared === undefined ? wholeFormat : newestFormat,
    madeAt,
    siteVersion: await readVersion(config.root),
    migrations,
    rows,
    entries: Object.fromEntries([...written].filter(([name]) => isNeeded(name))),
    ...(shared && { shared: shared.key === undefined ? {} : { key: shared.key } }),
    missing: pictures.filter((path) => !written.has(pictureFolder + path) && !isOver(path)),
  };
  await shared?.writeList(manifest, owners);
  yield textEntry(manifestEntry, JSON.stringify(manifest, undefined, 2));
}

async function keepPictures(
  files: FileStorage,
  written: Map<string, EntryDetails>,
  shared: SharedWriter,
  throttle: Throttle,
): Promise<void> {
  for await (const { path, size } of files.list()) {
    const name = pictureFolder + path;
    if (written.has(name) || shared.isClosed(path)) continue;
    throttle.stopping?.throwIfAborted();
    const known = shared.find(path, size);
    if (known !== undefined) {
      written.set(name, known);
      continue;
    }
    let first = await openWhole(files, path);
    // The picture was deleted after it was listed.
    if (first === undefined) continue;
    const bytes = first.size > wholeBytes ? undefined : await buffer(first.stream);
    const open = async () => {
      if (bytes !== undefined) return throttled<Buffer>(Readable.from([bytes]), throttle);
      // A large picture is read twice, so that memory never holds it completely.
      const file = first ?? (await files.open(path));
      first = undefined;
      return throttled<Buffer>(file?.stream ?? Readable.from([]), throttle);
    };
    written.set(name, await shared.keep(open));
  }
}

async function* picturesOf(files: FileStorage, written: ReadonlyMap<string, EntryDetails>): AsyncIterable<Entry> {
  for await (const { path } of files.list()) {
    const name = pictureFolder + path;
    if (written.has(name)) continue;
    const file = await openWhole(files, path);
    // The picture was deleted after it was listed.
    if (file === undefined) continue;
    yield { name, ...file, compressEntry: false };
  }
}

/** Maximum size for buffering (bytes). The site makes no larger pictures. */
const wholeBytes = 8 * 1024 * 1024;
const tries = 3;

/**
 * Buffers a picture, with retries. A store closes a connection that waits too long for a slow upload. One broken
 * connection in ten thousand must not make a whole backup fail.
 */
async function openWhole(files: FileStorage, path: string): ReturnType<FileStorage["open"]> {
  for (let left = tries; ; left--) {
    const file = await files.open(path);
    if (file === undefined || file.size > wholeBytes) return file;
    try {
      const bytes = await buffer(file.stream);
      return { size: file.size, stream: Readable.from([bytes]) };
    } catch (error) {
      if (!(error instanceof StorageError) || left <= 1) throw error;
    }
  }
}

function textEntry(name: string, text: string): Entry {
  const bytes = Buffer.from(text);
  return { name, size: bytes.length, stream: Readable.from([bytes]), compressEntry: true };
}

async function readVersion(root: string): Promise<string> {
  const manifest = await readFile(join(root, "package.json"), "utf8").catch(() => "{}");
  const { version = "unknown" } = JSON.parse(manifest) as { version?: string };
  return version;
}
