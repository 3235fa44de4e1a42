import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { writeBytes } from "../../values/bytes.ts";
import type { Clock } from "../clock/clock.ts";
import type { FileStore } from "../files/file-store.ts";
import type { Settings } from "../settings.server.ts";
import { BackupRefused } from "./backup-refused.ts";
import { checkCopy } from "./check-copy.ts";
import { copierFor } from "./copier.server.ts";
import type { DatabaseCopier } from "./database-copier.ts";
import { floorBytes, freeBytes } from "./free-space.server.ts";
import { gatherEntries } from "./gather-entries.server.ts";
import type { EntryFacts, Manifest } from "./manifest.ts";
import type { Pace } from "./pace.server.ts";
import { isNameIn, readArchive } from "./read-archive.server.ts";
import { writeArchive } from "./write-archive.server.ts";

/** What a backup is made from, and how. */
export interface BackupParts extends Pace {
  settings: Pick<Settings, "databaseUrl" | "root" | "secret">;
  files: FileStore;
  clock: Clock;
  /** How much the disk under a folder still takes, in bytes. */
  freeBytes?(folder: string): Promise<number>;
}

/** A backup that was made, read back whole and found good. */
export interface MadeBackup {
  bytes: number;
  manifest: Manifest;
}

/** Ends of the names of what is no backup yet: the archive, and the copy of the database that goes into it. */
const ends = { archive: ".part", copy: ".part.database" };

/**
 * Makes a backup while the site serves, reads it back whole, and only then gives it its name, in place of an older
 * one that has it.
 *
 * @param target whole path of the archive; its folder is made when it is missing
 * @throws BackupRefused, or an error of the disk; whatever it is, nothing half-written is left behind
 */
export async function makeBackup(parts: BackupParts, target: string): Promise<MadeBackup> {
  const copier = copierFor(parts.settings);
  const folder = dirname(target);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await needSpace(parts, copier, folder);
  const [archive, copy] = [target + ends.archive, target + ends.copy];
  await claim(archive);
  try {
    const written = new Map<string, EntryFacts>();
    const gathered = gatherEntries(parts, copier, copy, written);
    await writeArchive(archive, gathered, written, parts);
    await rm(copy);
    const manifest = await readBack(copier, archive, copy, parts);
    const { size: bytes } = await stat(archive);
    await rename(archive, target);
    await settle(folder);
    return { bytes, manifest };
  } finally {
    await Promise.all([archive, copy].map((path) => rm(path, { force: true })));
  }
}

/** Was this name given to something that is no backup yet? */
export function isUnfinished(name: string): boolean {
  return Object.values(ends).some((end) => name.endsWith(end));
}

/** Refuses before anything is written: a full disk would stop the whole site. */
async function needSpace(parts: BackupParts, copier: DatabaseCopier, folder: string): Promise<void> {
  // Once in the archive, and once beside it.
  let needed = 2 * (await copier.size());
  for await (const { size } of parts.files.list()) needed += size;
  const free = await (parts.freeBytes ?? freeBytes)(folder);
  if (free >= needed + floorBytes) return;
  throw new BackupRefused(
    `The disk is too full: the backup needs ${writeBytes(needed)}, and ${writeBytes(free)} are free, of which ${writeBytes(floorBytes)} are left to the site. Make room, or let BACKUPS_URL name a folder on a larger disk.`,
  );
}

/** Takes the name, so that two backups never write into one file. */
async function claim(archive: string): Promise<void> {
  try {
    await (await open(archive, "wx", 0o600)).close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw new BackupRefused(
      `Another backup is being made under this name. If none is, one was broken off: delete what ends with ${ends.archive}.`,
    );
  }
}

/** Reads the archive as restoring would. @throws BackupRefused when it could not be restored */
async function readBack(copier: DatabaseCopier, archive: string, copy: string, pace: Pace) {
  const placeOf = async (name: string) => (name === copier.entry ? copy : undefined);
  const manifest = await readArchive(archive, { isExpected: isNameIn(copier), placeOf }, pace);
  checkCopy(await copier.inspect(copy, pace.stopping), manifest);
  return manifest;
}

/** Waits until the disk has the new name too, so that it is there after the power went. */
async function settle(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}
