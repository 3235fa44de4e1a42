import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, opendir, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { sharedFolder } from "../../app/server/archives/archive-names.ts";
import { floorBytes } from "../../app/server/storage/free-space.server.ts";
import { writeBytes } from "../../app/values/bytes.ts";
import { BackupError } from "./backup-error.ts";
import type { ArchivePlace, BackupStorage, OpenArchive, PicturePlace } from "./backup-storage.ts";
import { chunkBytes } from "./write-archive.server.ts";

/** Suffixes of unfinished archives and their database dumps. */
const ends = { archive: ".part", copy: ".part.database" };

/** Time without a write after which a backup counts as interrupted. */
export const brokenOffMilliseconds = 3_600_000;

/** Opens backup storage in a local folder, which is created with the first backup. */
export function diskBackupStorage(folder: string): BackupStorage {
  const namesIn = () => readdir(folder).catch(() => [] as string[]);
  return {
    placeFor: (name) => diskPlace(join(folder, name)),
    names: async () =>
      (await namesIn()).filter((name) => !isUnfinished(name) && !isNote(name) && name !== sharedFolder),
    async find(name) {
      const path = join(folder, name);
      return (await stat(path).catch(() => undefined))?.isFile() ? archiveIn(path) : undefined;
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    async putNote(name, text) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await removeBrokenOffIn(folder, `${name}.`);
      await putWhole(join(folder, name), text);
    },
    async removeBrokenOff() {
      await removeBrokenOffIn(folder);
      await removeBrokenOffIn(join(folder, sharedFolder));
    },
    pictures: diskPictures(join(folder, sharedFolder)),
  };
}

async function putWhole(file: string, content: string | AsyncIterable<Buffer>): Promise<void> {
  // Several processes may write the file.
  const draft = `${file}.${randomUUID()}${ends.archive}`;
  try {
    const whole = typeof content === "string" ? [Buffer.from(content)] : content;
    await pipeline(whole, createWriteStream(draft, { mode: 0o600, flush: true }));
    await rename(draft, file);
  } catch (error) {
    // On a full disk, repeated attempts would take the remaining space.
    await rm(draft, { force: true });
    throw error;
  }
}

/** @param folder absolute path, created with the first file */
function diskPictures(folder: string): PicturePlace {
  return {
    async *list() {
      const found = await opendir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return [];
        throw error;
      });
      for await (const { name } of found) {
        const about = isUnfinished(name) ? undefined : await stat(join(folder, name)).catch(() => undefined);
        if (about?.isFile()) yield { name, bytes: about.size, changedAt: about.mtime };
      }
    },
    async put(name, content) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await putWhole(join(folder, name), content);
    },
    async read(name) {
      const found = await open(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return undefined;
        throw error;
      });
      return found?.createReadStream({ highWaterMark: chunkBytes });
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

/** Returns true for a file of `putNote`, which is not a backup. */
export const isNote = (name: string): boolean => name.endsWith(".json");

/** @param beginning start of their names, as a folder may contain unfinished files of other programs */
export async function removeBrokenOffIn(folder: string, beginning = ""): Promise<void> {
  for (const name of await readdir(folder).catch(() => [] as string[])) {
    const path = join(folder, name);
    const found =
      name.startsWith(beginning) && isUnfinished(name) ? await stat(path).catch(() => undefined) : undefined;
    if (found && Date.now() - found.mtimeMs > brokenOffMilliseconds) await rm(path, { force: true });
  }
}

export function archiveIn(file: string): OpenArchive {
  const read = () => createReadStream(file, { highWaterMark: chunkBytes });
  return Object.assign(read, { pictures: diskPictures(join(dirname(file), sharedFolder)) });
}

/** @param target absolute path; its folder is created when missing */
export function diskPlace(target: string): ArchivePlace {
  const folder = dirname(target);
  const archive = target + ends.archive;
  const copy = target + ends.copy;
  return {
    copy,

    async claim({ db, pictures }, freeBytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Twice: the database is in the archive, and beside it as a dump.
      requireSpace(2 * db + pictures, await freeBytes(folder));
      await takeName(archive);
    },

    async write(chunks, stopping) {
      // With `flush`, the stream waits for fsync.
      await pipeline(chunks, createWriteStream(archive, { mode: 0o600, flush: true }), { signal: stopping });
      return (await stat(archive)).size;
    },

    read: () => archiveIn(archive)(),

    async finish() {
      await rename(archive, target);
      await fsync(folder);
    },

    async discard() {
      await Promise.all([archive, copy].map((path) => rm(path, { force: true })));
    },
  };
}

/** Throws if too little space is free for a backup. Checked first, as a full disk would stop the site. */
export function requireSpace(needed: number, free: number): void {
  if (free >= needed + floorBytes) return;
  throw new BackupError(
    `The disk is too full: the backup needs ${writeBytes(needed)}, and ${writeBytes(free)} are free, of which ${writeBytes(floorBytes)} are left to the site. Make room, or let BACKUPS_URL name a folder on a larger disk.`,
  );
}

const unfinished = /\.part(?:\.database(?:-wal|-shm|-journal)?)?$/;

/** Returns true for an unfinished file of a killed backup. */
export const isUnfinished = (name: string): boolean => unfinished.test(name);

/** Creates the file exclusively, against concurrent backups with the same name. */
async function takeName(archive: string): Promise<void> {
  try {
    await (await open(archive, "wx", 0o600)).close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw new BackupError(
      `Another backup is being made under this name. If none is, one was broken off: delete what ends with ${ends.archive}.`,
    );
  }
}

/** Syncs the folder, so that the new name survives a power failure. */
async function fsync(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}
