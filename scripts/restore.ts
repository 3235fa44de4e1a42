// Runs as it stands: the pinned Node reads TypeScript, and nothing here needs the build.
import { existsSync } from "node:fs";
import { basename } from "node:path";
import { sentenceOf } from "../ops/backup/backup-error.ts";
import type { OpenArchive } from "../ops/backup/backup-storage.ts";
import { archiveIn } from "../ops/backup/disk-backup-storage.server.ts";
import { countPictures } from "../ops/backup/manifest.ts";
import { openShelf } from "../ops/backup/open-backup-storage.server.ts";
import { restoreBackup } from "../ops/backup/restore-backup.server.ts";
import { closeToOthers } from "../app/server/storage/file-permissions.server.ts";
import { BadSetting, readSettings, type Settings } from "../app/server/config/config.server.ts";
import { lagosDate, writeDay } from "../app/values/dates.ts";
import { toLagosTime } from "../app/values/lagos-time.ts";

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** How many backups of a store are named to whoever asks for none of them. */
const named = 14;

/** A file; or, where there is none, the backup of this name in the store that the settings name. */
async function find(wish: string, { backups, root }: Settings): Promise<OpenArchive> {
  if (existsSync(wish)) return archiveIn(wish);
  if (backups?.by !== "store") return fail(`There is no file ${wish}.`);
  const shelf = await openShelf(backups, root);
  const found = await shelf.find(basename(wish));
  if (found !== undefined) return found;
  const newest = (await shelf.names()).sort().slice(-named);
  const list = newest.length > 0 ? `It has:\n${newest.join("\n")}` : "It has none at all.";
  return fail(`There is no file ${wish}, and no backup of that name in the store that BACKUPS_URL names. ${list}`);
}

const [wish, ...more] = process.argv.slice(2);
if (wish === undefined || more.length > 0) fail("Usage: npm run restore FILE");
const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => stopping.abort());

try {
  const settings = readSettings(process.env);
  closeToOthers(settings);
  const { manifest, hasItsSecret } = await restoreBackup(settings, await find(wish, settings), {
    stopping: stopping.signal,
  });
  const { posts = 0, messages = 0 } = manifest.rows;
  const moment = `${writeDay(lagosDate(new Date(manifest.madeAt)))}, ${toLagosTime(manifest.madeAt).slice(11)} in Lagos`;
  process.stdout.write(
    `Restored: the site as it was on ${moment}, with ${posts} posts, ${messages} messages and ${countPictures(manifest)} pictures.\n` +
      "Everybody signs in anew. Start it: npm start\n",
  );
  if (!hasItsSecret)
    process.stdout.write(
      "SESSION_SECRET is another one than the site had. Codes of the second factor will not be taken: set the old one, or restore again without SESSION_SECRET.\n",
    );
  if (manifest.missing.length > 0)
    process.stdout.write(`${manifest.missing.length} pictures were missing already when the backup was made.\n`);
} catch (error) {
  if (stopping.signal.aborted) fail("The restoring was broken off. Run it again, and it begins anew.");
  const sentence = error instanceof BadSetting ? error.message : sentenceOf(error);
  if (sentence !== undefined) fail(sentence);
  throw error;
}
