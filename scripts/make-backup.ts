// Runs as it stands: the pinned Node reads TypeScript, and nothing here needs the build.
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { sentenceOf } from "../app/platform/backups/backup-refused.ts";
import { makeBackup } from "../app/platform/backups/make-backup.server.ts";
import { countPictures } from "../app/platform/backups/manifest.ts";
import { machineClock } from "../app/platform/clock/clock.ts";
import { openDiskFiles } from "../app/platform/files/disk-files.server.ts";
import { BadSetting, readSettings } from "../app/platform/settings.server.ts";
import { writeBytes } from "../app/values/bytes.ts";

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** The place that was asked for; a folder, or none, gets a name with the moment in it. */
function targetOf(wish: string | undefined, folder: string): string {
  if (wish !== undefined && !(existsSync(wish) && statSync(wish).isDirectory())) return wish;
  const moment = new Date().toISOString().slice(0, 19).replaceAll(":", "");
  return join(wish ?? folder, `tabasamu-${moment}.tar.gz`);
}

const [wish, ...more] = process.argv.slice(2);
if (more.length > 0) fail("Usage: npm run backup [-- FILE]");
const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => stopping.abort());

try {
  const settings = readSettings(process.env);
  const target = targetOf(wish, settings.backupsFolder ?? join(settings.root, "var/backups"));
  if (existsSync(target)) fail(`${target} is there already. Choose another name.`);
  // Not the whole site: opening it would bring the database of a running older version up to date.
  const files = openDiskFiles(settings.filesFolder);
  const { bytes, manifest } = await makeBackup(
    { settings, files, clock: machineClock, stopping: stopping.signal },
    target,
  );
  const { posts = 0, messages = 0 } = manifest.rows;
  process.stdout.write(
    `The backup is made and checked: ${target} (${writeBytes(bytes)}; ${posts} posts, ${messages} messages, ${countPictures(manifest)} pictures).\n` +
      "It holds addresses and the secret of the site: keep it where only you can read it, and not on this machine alone.\n",
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
