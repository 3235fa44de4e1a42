import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ArchiveLabel } from "../../app/server/archives/archive-label.ts";
import { labelNameOf } from "../../app/server/archives/archive-names.ts";
import { lookAgain } from "../../app/server/archives/backup-status.server.ts";
import { type Archive, isGood, listArchives } from "../../app/server/archives/list-archives.server.ts";
import type { Config } from "../../app/server/config/config.server.ts";
import type { StorageConfig } from "../../app/server/storage/object-store/store-config.ts";
import { StorageError } from "../../app/server/storage/storage.ts";
import { BackupError, LockedArchiveError } from "./backup-error.ts";
import type { BackupStorage } from "./backup-storage.ts";
import { decrypting, encryptedEnd } from "./encrypt-archive.server.ts";
import { type BackupParts, makeBackup } from "./make-backup.server.ts";
import { countPictures, countRows, type Manifest } from "./manifest.ts";
import { dumperFor } from "./open-dumper.server.ts";
import { deriveKey } from "./picture-key.server.ts";
import { isNameIn, readArchive } from "./read-archive.server.ts";
import { openSharedWriter } from "./shared-pictures.server.ts";
import type { Throttle } from "./throttle.server.ts";
import { verifyDump } from "./verify-dump.ts";

/** The settings of the site, with the place of its backups. */
export interface KeepParts extends Omit<BackupParts, "shared"> {
  config: Pick<Config, "databaseUrl" | "root" | "secret"> & Partial<Pick<Config, "backupPassphrase">>;
}

export interface KeepOptions {
  plan: StorageConfig;
  /** Name without the extension of encrypted archives. */
  name: string;
  /** True to include every picture in the archive. */
  isWhole: boolean;
  /** True if the caller knows which files are missing. */
  areMissingKnown?: boolean;
}

/** An archive among the backups. */
export interface StoredBackup {
  name: string;
  bytes: number;
  manifest: Manifest;
  label: ArchiveLabel;
}

/**
 * Makes an archive in the folder or bucket of backups, with a label that describes it.
 * @throws as `makeBackup`
 */
export async function keepBackup(
  parts: KeepParts,
  storage: BackupStorage,
  { plan, name: start, isWhole, areMissingKnown = false }: KeepOptions,
): Promise<StoredBackup> {
  const { backupPassphrase, secret } = parts.config;
  const name = start + (backupPassphrase === undefined ? "" : encryptedEnd);
  const earlier = await listArchives(plan);
  const key = isWhole ? undefined : await deriveKey(backupPassphrase, secret);
  const openShared = async () => {
    const closed = await (await dumperFor(parts.config)).closedFiles();
    return openSharedWriter(storage.pictures, { archive: name, key, now: parts.clock.now(), closed });
  };
  const shared = isWhole ? undefined : await openShared();
  try {
    const { bytes, manifest } = await makeBackup({ ...parts, ...(shared && { shared }) }, storage.placeFor(name));
    const label = labelOf(manifest, bytes, earlier, areMissingKnown);
    await storage.putNote(labelNameOf(name), JSON.stringify(label));
    return { name, bytes, manifest, label };
  } finally {
    await shared?.end().catch(() => {});
    lookAgain();
  }
}

/** @param earlier archives before it, newest first; empty if none are known */
function labelOf(manifest: Manifest, bytes: number, earlier: readonly Archive[], areKnown: boolean): ArchiveLabel {
  const missing = manifest.missing.length;
  const before = earlier.find((archive) => archive.label !== undefined && isGood(archive));
  return {
    madeAt: manifest.madeAt,
    bytes,
    pictures: countPictures(manifest),
    rows: countRows(manifest),
    missing,
    isGood: areKnown || missing <= (before?.label?.missing ?? 0),
    isShared: manifest.shared !== undefined,
  };
}

/**
 * Reads archives without a label, or with a size that differs from it, and writes their labels: for archives of earlier
 * releases, and for copied ones. Each once, the oldest first.
 * @returns names of archives that cannot be read with these settings
 */
export async function labelArchives(
  parts: KeepParts & Throttle,
  storage: BackupStorage,
  plan: StorageConfig,
): Promise<string[]> {
  const unread: string[] = [];
  const labelled: Archive[] = [];
  for (const archive of (await listArchives(plan)).toReversed()) {
    const { name, bytes, label, madeAt, isBroken } = archive;
    // An archive without its end cannot be restored.
    if (label === undefined && isBroken) continue;
    if (label !== undefined && (label.bytes === bytes || label.isDamaged)) {
      labelled.unshift(archive);
      continue;
    }
    try {
      const manifest = await readKept(parts, storage, name);
      if (manifest === undefined) continue;
      // The oldest archive is the basis for comparing the others.
      const next = labelOf(manifest, bytes, labelled, labelled.length === 0);
      await storage.putNote(labelNameOf(name), JSON.stringify(next));
      labelled.unshift({ ...archive, label: next, isBroken: false });
    } catch (error) {
      parts.stopping?.throwIfAborted();
      if (!(error instanceof BackupError || error instanceof StorageError)) throw error;
      // The content is unknown, so no label is written.
      if (error instanceof LockedArchiveError || error instanceof StorageError) unread.push(name);
      else {
        const none = { pictures: 0, rows: 0, missing: 0, isGood: false, isShared: false };
        await storage.putNote(labelNameOf(name), JSON.stringify({ madeAt, bytes, ...none, isDamaged: true }));
      }
    }
  }
  return unread;
}

/**
 * @returns undefined if it no longer exists
 * @throws BackupError when it cannot be restored
 */
async function readKept({ config, ...throttle }: KeepParts, storage: BackupStorage, name: string) {
  const open = await storage.find(name);
  if (open === undefined) return undefined;
  const dumper = await dumperFor(config);
  const { copy, discard } = storage.placeFor(`${name}.${randomUUID()}`);
  try {
    await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
    const placeOf = async (entry: string) => (entry === dumper.entry ? copy : undefined);
    const archive = decrypting(open, config.backupPassphrase)();
    const manifest = await readArchive(archive, { isExpected: isNameIn(dumper), placeOf }, throttle);
    verifyDump(await dumper.inspect(copy, throttle.stopping), manifest);
    return manifest;
  } finally {
    await discard();
  }
}

/** Returns the place of backups; while they are switched off, a local folder for the archives of updates. */
export const placeOfBackups = ({ backups, root }: Pick<Config, "backups" | "root">): StorageConfig =>
  backups ?? { by: "folder", folder: join(root, "var/backups") };
