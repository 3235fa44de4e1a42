// Runs as it stands: the pinned Node reads TypeScript, and nothing here needs the build.
import { existsSync } from "node:fs";
import { sentenceOf } from "../app/platform/backups/backup-refused.ts";
import { countPictures } from "../app/platform/backups/manifest.ts";
import { restoreBackup } from "../app/platform/backups/restore-backup.server.ts";
import { BadSetting, readSettings } from "../app/platform/settings.server.ts";
import { lagosDate, writeDay } from "../app/values/dates.ts";
import { toLagosTime } from "../app/values/lagos-time.ts";

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const [archive, ...more] = process.argv.slice(2);
if (archive === undefined || more.length > 0) fail("Usage: npm run restore FILE");
if (!existsSync(archive)) fail(`There is no file ${archive}.`);

try {
  const { manifest, hasItsSecret } = await restoreBackup(readSettings(process.env), archive);
  const { posts = 0, messages = 0 } = manifest.rows;
  const moment = `${writeDay(lagosDate(new Date(manifest.madeAt)))}, ${toLagosTime(manifest.madeAt).slice(11)} in Lagos`;
  process.stdout.write(
    `Restored: the site as it was on ${moment}, with ${posts} posts, ${messages} messages and ${countPictures(manifest)} pictures.\n` +
      "Start it: npm start\n",
  );
  if (!hasItsSecret)
    process.stdout.write(
      "SESSION_SECRET is another one than the site had. Codes of the second factor will not be taken, and everybody signs in anew: set the old one, or restore again without SESSION_SECRET.\n",
    );
  if (manifest.missing.length > 0)
    process.stdout.write(`${manifest.missing.length} pictures were missing already when the backup was made.\n`);
} catch (error) {
  const sentence = error instanceof BadSetting ? error.message : sentenceOf(error);
  if (sentence !== undefined) fail(sentence);
  throw error;
}
