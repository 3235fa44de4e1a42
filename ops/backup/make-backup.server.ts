import { rm } from "node:fs/promises";
import type { Config } from "../../app/server/config/config.server.ts";
import { freeBytes } from "../../app/server/storage/free-space.server.ts";
import type { ArchivePlace } from "./backup-storage.ts";
import type { DatabaseDumper } from "./database-dumper.ts";
import { diskPlace } from "./disk-backup-storage.server.ts";
import { decrypting, encrypted } from "./encrypt-archive.server.ts";
import { type GatheredParts, gatherEntries } from "./gather-entries.server.ts";
import type { EntryDetails, Manifest } from "./manifest.ts";
import { dumperFor } from "./open-dumper.server.ts";
import { isNameIn, readArchive } from "./read-archive.server.ts";
import type { Throttle } from "./throttle.server.ts";
import { verifyDump } from "./verify-dump.ts";
import { archiveOf } from "./write-archive.server.ts";

export interface BackupParts extends GatheredParts {
  config: Pick<Config, "databaseUrl" | "root" | "secret"> & Partial<Pick<Config, "backupPassphrase">>;
  freeBytes?(folder: string): Promise<number>;
}

/** A backup that was read back and verified. */
export interface MadeBackup {
  bytes: number;
  manifest: Manifest;
}

/**
 * Makes a backup while the site is running, reads it back completely, then gives it its name, and replaces an older
 * one.
 * @param target its place; an absolute path means the local disk, with a folder that is created when missing
 * @throws BackupError, FilesFault, or a disk error; never leaves an incomplete file
 */
export async function makeBackup(parts: BackupParts, target: ArchivePlace | string): Promise<MadeBackup> {
  const dumper = await dumperFor(parts.config);
  const place = typeof target === "string" ? diskPlace(target) : target;
  const needed = { db: await dumper.size(), pictures: await newBytesOf(parts) };
  await place.claim(needed, parts.freeBytes ?? freeBytes);
  try {
    const written = new Map<string, EntryDetails>();
    const gathered = gatherEntries(parts, dumper, place.copy, written);
    const archive = archiveOf(gathered, written, parts);
    const { backupPassphrase } = parts.config;
    const chunks = backupPassphrase === undefined ? archive : encrypted(archive, backupPassphrase);
    const bytes = await place.write(chunks, parts.stopping);
    await rm(place.copy);
    const manifest = await readBack(dumper, place, parts);
    await place.finish(parts.stopping);
    return { bytes, manifest };
  } finally {
    await place.discard();
  }
}

async function newBytesOf({ storage, shared }: Pick<BackupParts, "storage" | "shared">): Promise<number> {
  let bytes = 0;
  for await (const { path, size } of storage.list())
    if (!shared?.isClosed(path) && !shared?.find(path, size)) bytes += size;
  return bytes;
}

/**
 * Reads the archive like a restore.
 * @throws BackupError when it is unusable
 */
async function readBack(
  dumper: DatabaseDumper,
  { copy, read }: ArchivePlace,
  { config, ...throttle }: Throttle & Pick<BackupParts, "config">,
): Promise<Manifest> {
  const open = decrypting(() => read(throttle.stopping), config.backupPassphrase);
  const placeOf = async (name: string) => (name === dumper.entry ? copy : undefined);
  const manifest = await readArchive(open(), { isExpected: isNameIn(dumper), placeOf }, throttle);
  verifyDump(await dumper.inspect(copy, throttle.stopping), manifest);
  return manifest;
}
