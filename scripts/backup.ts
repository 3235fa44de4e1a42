// Runs as it stands: the pinned Node reads TypeScript, and nothing here needs the build.
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { sentenceOf } from "../ops/backup/backup-error.ts";
import type { ArchivePlace } from "../ops/backup/backup-storage.ts";
import { diskPlace } from "../ops/backup/disk-backup-storage.server.ts";
import { encryptedEnd } from "../ops/backup/encrypt-archive.server.ts";
import { makeBackup } from "../ops/backup/make-backup.server.ts";
import { countPictures } from "../ops/backup/manifest.ts";
import { openShelf } from "../ops/backup/open-backup-storage.server.ts";
import { machineClock } from "../app/server/clock/clock.ts";
import { openFiles } from "../app/server/storage/open-storage.server.ts";
import { closeToOthers } from "../app/server/storage/file-permissions.server.ts";
import { BadSetting, readSettings, type Settings } from "../app/server/config/config.server.ts";
import { writeBytes } from "../app/values/bytes.ts";

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** The place that was asked for, and how to call it; a folder, or none, gets a name with the moment in it. */
async function placeFor(
  wish: string | undefined,
  { backups, backupPassphrase, root }: Settings,
): Promise<{ place: ArchivePlace; called: string }> {
  const moment = new Date().toISOString().slice(0, 19).replaceAll(":", "");
  const name = `tabasamu-${moment}.tar.gz${backupPassphrase === undefined ? "" : encryptedEnd}`;
  if (wish === undefined && backups?.by === "store") {
    const shelf = await openShelf(backups, root);
    return { place: shelf.placeFor(name), called: `${name} in the store that BACKUPS_URL names` };
  }
  const isFile = wish !== undefined && !(existsSync(wish) && statSync(wish).isDirectory());
  const folder = backups?.by === "folder" ? backups.folder : join(root, "var/backups");
  const target = isFile ? wish : join(wish ?? folder, name);
  if (existsSync(target)) fail(`${target} is there already. Choose another name.`);
  return { place: diskPlace(target), called: target };
}

const [wish, ...more] = process.argv.slice(2);
if (more.length > 0) fail("Usage: npm run backup [-- FILE]");
const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => stopping.abort());

try {
  const settings = readSettings(process.env);
  closeToOthers(settings);
  const { place, called } = await placeFor(wish, settings);
  // Not the whole site: opening it would bring the database of a running older version up to date.
  const files = await openFiles(settings.files);
  const parts = { settings, files, clock: machineClock, stopping: stopping.signal };
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
  const sentence = error instanceof BadSetting ? error.message : sentenceOf(error);
  if (sentence !== undefined) fail(sentence);
  throw error;
}
