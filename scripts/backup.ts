import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { machineClock } from "../app/server/clock/clock.ts";
import { type Config, ConfigError, readConfig } from "../app/server/config/config.server.ts";
import { closeToOthers } from "../app/server/storage/file-permissions.server.ts";
import { openStorage } from "../app/server/storage/open-storage.server.ts";
import { writeBytes } from "../app/values/bytes.ts";
import { sentenceOf } from "../ops/backup/backup-error.ts";
import type { ArchivePlace } from "../ops/backup/backup-storage.ts";
import { diskPlace } from "../ops/backup/disk-backup-storage.server.ts";
import { encryptedEnd } from "../ops/backup/encrypt-archive.server.ts";
import { makeBackup } from "../ops/backup/make-backup.server.ts";
import { countPictures } from "../ops/backup/manifest.ts";
import { openBackupStorage } from "../ops/backup/open-backup-storage.server.ts";

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** A folder, or none, gets a file name with the time. */
async function placeFor(
  option: string | undefined,
  { backups, backupPassphrase, root }: Config,
): Promise<{ place: ArchivePlace; called: string }> {
  const moment = new Date().toISOString().slice(0, 19).replaceAll(":", "");
  const name = `tabasamu-${moment}.tar.gz${backupPassphrase === undefined ? "" : encryptedEnd}`;
  if (option === undefined && backups?.by === "store") {
    const backupStorage = await openBackupStorage(backups, root);
    return { place: backupStorage.placeFor(name), called: `${name} in the store that BACKUPS_URL names` };
  }
  const isFile = option !== undefined && !(existsSync(option) && statSync(option).isDirectory());
  const folder = backups?.by === "folder" ? backups.folder : join(root, "var/backups");
  const target = isFile ? option : join(option ?? folder, name);
  if (existsSync(target)) fail(`${target} is there already. Choose another name.`);
  return { place: diskPlace(target), called: target };
}

const [option, ...more] = process.argv.slice(2);
if (more.length > 0) fail("Usage: npm run backup [-- FILE]");
const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => stopping.abort());

try {
  const settings = readConfig(process.env);
  closeToOthers(settings);
  const { place, called } = await placeFor(option, settings);
  // Opening the whole site would migrate a running older version's database.
  const files = await openStorage(settings.files);
  const parts = { config: settings, storage: files, clock: machineClock, stopping: stopping.signal };
  const { bytes, manifest } = await makeBackup(parts, place);
  const { posts = 0, messages = 0 } = manifest.rows;
  process.stdout.write(
    `The backup is made and checked: ${called} (${writeBytes(bytes)}; ${posts} posts, ${messages} messages, ${countPictures(manifest)} pictures).\n` +
      (settings.backupPassphrase === undefined
        ? "It holds addresses and the secret of the site: keep it where only you can read it, and not on this machine alone. BACKUP_PASSPHRASE would encrypt it.\n"
        : "It is encrypted: without BACKUP_PASSPHRASE nobody can restore it. Keep a copy off this machine, and the passphrase apart from it.\n"),
  );
  if (manifest.missing.length > 0)
    process.stdout.write(
      `The database names ${manifest.missing.length} pictures that the site does not have any more:\n${manifest.missing.join("\n")}\n`,
    );
} catch (error) {
  if (stopping.signal.aborted) fail("The backup was broken off. Nothing of it is left.");
  const sentence = error instanceof ConfigError ? error.message : sentenceOf(error);
  if (sentence !== undefined) fail(sentence);
  throw error;
}
