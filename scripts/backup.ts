import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { handNameOf } from "../app/server/archives/archive-names.ts";
import { type Archive, isGood, isWhole, listArchives } from "../app/server/archives/list-archives.server.ts";
import { machineClock } from "../app/server/clock/clock.ts";
import { type Config, ConfigError, readConfig } from "../app/server/config/config.server.ts";
import { closeToOthers } from "../app/server/storage/file-permissions.server.ts";
import { openStorage } from "../app/server/storage/open-storage.server.ts";
import { writeBytes } from "../app/values/bytes.ts";
import { sentenceOf } from "../ops/backup/backup-error.ts";
import { encryptedEnd } from "../ops/backup/encrypt-archive.server.ts";
import { keepBackup, placeOfBackups } from "../ops/backup/keep-backup.server.ts";
import { makeBackup } from "../ops/backup/make-backup.server.ts";
import { countPictures, type Manifest } from "../ops/backup/manifest.ts";
import { openBackupStorage } from "../ops/backup/open-backup-storage.server.ts";
import { daysInStock, nightsInStock } from "../ops/backup/rotate-archives.server.ts";

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const usage = "Usage: npm run backup [-- --whole] [-- --accept-missing] [-- FILE], or npm run backup -- --list";

function readWords() {
  try {
    const options = { whole: { type: "boolean" }, list: { type: "boolean" }, "accept-missing": { type: "boolean" } };
    const { values, positionals } = parseArgs({ allowPositionals: true, options: options as never });
    const [file, ...more] = positionals;
    if (more.length > 0) return fail(usage);
    return { ...(values as Partial<Record<keyof typeof options, boolean>>), file };
  } catch {
    return fail(usage);
  }
}

function judge(archive: Archive): string {
  const { isBroken, label } = archive;
  if (isBroken) return "cut off or damaged: take the one of the night before";
  if (label === undefined) return "of an earlier release, not read yet";
  if (isWhole(archive)) return "whole";
  return `${label.missing} files are missing in it${isGood(archive) ? "" : ", more than before"}`;
}

const kinds = {
  night: `of a night; the newest ${nightsInStock} are kept`,
  update: `before an update; kept ${daysInStock.update} days`,
  hand: `made by hand; kept ${daysInStock.hand} days`,
  other: "put there by somebody; kept",
};

async function printList(config: Config): Promise<void> {
  const archives = await listArchives(placeOfBackups(config));
  for (const archive of archives) {
    const { name, bytes, kind } = archive;
    process.stdout.write(`${name}  ${writeBytes(bytes)}, ${judge(archive)} (${kinds[kind]})\n`);
  }
  if (archives.length === 0) process.stdout.write("There are no backups yet.\n");
  else process.stdout.write("The newest whole one is never deleted.\n");
}

function printMade(called: string, bytes: number, manifest: Manifest, isEncrypted: boolean): void {
  const { posts = 0, messages = 0 } = manifest.rows;
  const where = manifest.shared === undefined ? "" : " in the folder pictures beside it";
  process.stdout.write(
    `The backup is made and checked: ${called} (${writeBytes(bytes)}; ${posts} posts, ${messages} messages, ${countPictures(manifest)} pictures${where}).\n` +
      (isEncrypted
        ? "It is encrypted: without BACKUP_PASSPHRASE nobody can restore it. Keep a copy off this machine, and the passphrase apart from it.\n"
        : "It holds addresses and the secret of the site: keep it where only you can read it, and not on this machine alone. BACKUP_PASSPHRASE would encrypt it.\n"),
  );
  if (manifest.missing.length > 0)
    process.stdout.write(
      `The database names ${manifest.missing.length} pictures that the site does not have any more:\n${manifest.missing.join("\n")}\n`,
    );
}

const { file, whole = false, list = false, "accept-missing": areMissingKnown = false } = readWords();
const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => stopping.abort());

try {
  const config = readConfig(process.env);
  closeToOthers(config);
  if (list) {
    await printList(config);
  } else {
    const isEncrypted = config.backupPassphrase !== undefined;
    const start = handNameOf(machineClock.now());
    // Opening the whole site would migrate the database of an older version that is running.
    const storage = await openStorage(config.files);
    const parts = { config, storage, clock: machineClock, stopping: stopping.signal };
    const plan = placeOfBackups(config);
    if (file === undefined) {
      const place = await openBackupStorage(plan, config.root);
      const name = start + (isEncrypted ? encryptedEnd : "");
      if ((await place.find(name)) !== undefined) fail(`${name} is there already. Try again in a second.`);
      const made = await keepBackup(parts, place, { plan, name: start, isWhole: whole, areMissingKnown });
      const called =
        plan.by === "folder" ? join(plan.folder, made.name) : `${made.name} in the store that BACKUPS_URL names`;
      printMade(called, made.bytes, made.manifest, isEncrypted);
      if (!made.label.isGood)
        fail(
          "It lacks more files than the last good one. Put them back; or, when they are known to be lost, make it again with --accept-missing.",
        );
    } else {
      // In a folder, the file name contains the time.
      const isFolder = existsSync(file) && statSync(file).isDirectory();
      const target = isFolder ? join(file, start + (isEncrypted ? encryptedEnd : "")) : file;
      if (existsSync(target)) fail(`${target} is there already. Choose another name.`);
      const { bytes, manifest } = await makeBackup(parts, target);
      printMade(target, bytes, manifest, isEncrypted);
    }
  }
} catch (error) {
  if (stopping.signal.aborted) fail("The backup was broken off. Nothing of it is left.");
  const sentence = error instanceof ConfigError ? error.message : sentenceOf(error);
  if (sentence !== undefined) fail(sentence);
  throw error;
}
