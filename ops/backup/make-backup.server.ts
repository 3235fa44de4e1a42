import { rm } from "node:fs/promises";
import type { Clock } from "../../app/server/clock/clock.ts";
import type { FileStore } from "../../app/server/storage/storage.ts";
import type { Settings } from "../../app/server/config/config.server.ts";
import type { ArchivePlace } from "./backup-storage.ts";
import { checkCopy } from "./verify-dump.ts";
import { copierFor } from "./open-dumper.server.ts";
import type { DatabaseCopier } from "./database-dumper.ts";
import { diskPlace } from "./disk-backup-storage.server.ts";
import { decrypting, encrypted } from "./encrypt-archive.server.ts";
import { freeBytes } from "../../app/server/storage/free-space.server.ts";
import { gatherEntries } from "./gather-entries.server.ts";
import type { EntryFacts, Manifest } from "./manifest.ts";
import type { Pace } from "./throttle.server.ts";
import { isNameIn, readArchive } from "./read-archive.server.ts";
import { archiveOf } from "./write-archive.server.ts";

/** What a backup is made from, and how. */
export interface BackupParts extends Pace {
  settings: Pick<Settings, "databaseUrl" | "root" | "secret"> & Partial<Pick<Settings, "backupPassphrase">>;
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

/**
 * Makes a backup while the site serves, reads it back whole, and only then gives it its name, in place of an older
 * one that has it.
 *
 * @param target its place; a whole path is one on disk, whose folder is made when it is missing
 * @throws BackupRefused, FilesFault, or an error of the disk; whatever it is, nothing half-written is left behind
 */
export async function makeBackup(parts: BackupParts, target: ArchivePlace | string): Promise<MadeBackup> {
  const copier = await copierFor(parts.settings);
  const place = typeof target === "string" ? diskPlace(target) : target;
  const needed = { database: await copier.size(), pictures: await sizeOf(parts.files) };
  await place.claim(needed, parts.freeBytes ?? freeBytes);
  try {
    const written = new Map<string, EntryFacts>();
    const gathered = gatherEntries(parts, copier, place.copy, written);
    const archive = archiveOf(gathered, written, parts);
    const { backupPassphrase } = parts.settings;
    const pieces = backupPassphrase === undefined ? archive : encrypted(archive, backupPassphrase);
    const bytes = await place.write(pieces, parts.stopping);
    await rm(place.copy);
    const manifest = await readBack(copier, place, parts);
    await place.finish(parts.stopping);
    return { bytes, manifest };
  } finally {
    await place.discard();
  }
}

async function sizeOf(files: FileStore): Promise<number> {
  let bytes = 0;
  for await (const { size } of files.list()) bytes += size;
  return bytes;
}

/** Reads the archive as restoring would. @throws BackupRefused when it could not be restored */
async function readBack(
  copier: DatabaseCopier,
  { copy, read }: ArchivePlace,
  { settings, ...pace }: Pace & Pick<BackupParts, "settings">,
): Promise<Manifest> {
  const open = decrypting(() => read(pace.stopping), settings.backupPassphrase);
  const placeOf = async (name: string) => (name === copier.entry ? copy : undefined);
  const manifest = await readArchive(open(), { isExpected: isNameIn(copier), placeOf }, pace);
  checkCopy(await copier.inspect(copy, pace.stopping), manifest);
  return manifest;
}
