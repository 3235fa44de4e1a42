import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { writeBytes } from "../../app/values/bytes.ts";
import { BackupRefused } from "./backup-error.ts";
import type { ArchivePlace, BackupShelf, OpenArchive } from "./backup-storage.ts";
import { floorBytes } from "../../app/server/storage/free-space.server.ts";
import { pieceBytes } from "./write-archive.server.ts";

/** Ends of the names of what is no backup yet: the archive, and the copy of the database that goes into it. */
const ends = { archive: ".part", copy: ".part.database" };

/** Whoever writes a backup touches it all the time; one that was not touched for an hour was broken off. */
export const brokenOffMilliseconds = 3_600_000;

/** Backups in a folder of this machine, which is made when the first one comes. */
export function diskShelf(folder: string): BackupShelf {
  const namesIn = () => readdir(folder).catch(() => [] as string[]);
  return {
    placeFor: (name) => diskPlace(join(folder, name)),
    names: async () => (await namesIn()).filter((name) => !isUnfinished(name)),
    async find(name) {
      const path = join(folder, name);
      return (await stat(path).catch(() => undefined))?.isFile() ? archiveIn(path) : undefined;
    },
    remove: (name) => rm(join(folder, name)),
    removeBrokenOff: () => removeBrokenOffIn(folder),
  };
}

/** Takes away what ends as unfinished things do and was not touched for an hour. */
export async function removeBrokenOffIn(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [] as string[])) {
    const path = join(folder, name);
    const found = isUnfinished(name) ? await stat(path).catch(() => undefined) : undefined;
    if (found && Date.now() - found.mtimeMs > brokenOffMilliseconds) await rm(path, { force: true });
  }
}

/** Reads a file, as often as it is asked to. */
export function archiveIn(file: string): OpenArchive {
  return () => createReadStream(file, { highWaterMark: pieceBytes });
}

/** The place of an archive on disk. @param target its whole path; its folder is made when it is missing */
export function diskPlace(target: string): ArchivePlace {
  const folder = dirname(target);
  const [archive, copy] = [target + ends.archive, target + ends.copy];
  return {
    copy,

    async claim({ database, pictures }, freeBytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Once in the archive, and once beside it.
      needRoom(2 * database + pictures, await freeBytes(folder));
      await takeName(archive);
    },

    async write(pieces, stopping) {
      // It waits until the disk has all of it.
      await pipeline(pieces, createWriteStream(archive, { mode: 0o600, flush: true }), { signal: stopping });
      return (await stat(archive)).size;
    },

    read: () => archiveIn(archive)(),

    async finish() {
      await rename(archive, target);
      await settle(folder);
    },

    async discard() {
      await Promise.all([archive, copy].map((path) => rm(path, { force: true })));
    },
  };
}

/** Refuses before anything is written: a full disk would stop the whole site. */
export function needRoom(needed: number, free: number): void {
  if (free >= needed + floorBytes) return;
  throw new BackupRefused(
    `The disk is too full: the backup needs ${writeBytes(needed)}, and ${writeBytes(free)} are free, of which ${writeBytes(floorBytes)} are left to the site. Make room, or let BACKUPS_URL name a folder on a larger disk.`,
  );
}

function isUnfinished(name: string): boolean {
  return Object.values(ends).some((end) => name.endsWith(end));
}

/** Takes the name, so that two backups never write into one file. */
async function takeName(archive: string): Promise<void> {
  try {
    await (await open(archive, "wx", 0o600)).close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw new BackupRefused(
      `Another backup is being made under this name. If none is, one was broken off: delete what ends with ${ends.archive}.`,
    );
  }
}

/** Waits until the disk has the new name too, so that it is there after the power went. */
async function settle(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}
