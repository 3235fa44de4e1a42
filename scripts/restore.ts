import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { createInterface } from "node:readline/promises";
import { findSiteClock } from "../app/features/foundation/settings/find-settings.server.ts";
import { withSiteClock } from "../app/server/clock/site-clock.server.ts";
import { type Config, ConfigError, readConfig } from "../app/server/config/config.server.ts";
import type { Database } from "../app/server/db/database.server.ts";
import { closeToOthers } from "../app/server/storage/file-permissions.server.ts";
import { siteDate, writeDay } from "../app/values/dates.ts";
import { cityOf, siteZone } from "../app/values/site-clock.ts";
import { toSiteTime } from "../app/values/site-time.ts";
import { BackupError, sentenceOf } from "../ops/backup/backup-error.ts";
import type { OpenArchive } from "../ops/backup/backup-storage.ts";
import {
  closingsName,
  earlierListOf,
  joinLists,
  localListOf,
  readClosings,
  readWithdrawals,
  withdrawalsName,
} from "../ops/backup/closings.ts";
import { archiveIn } from "../ops/backup/disk-backup-storage.server.ts";
import { countPictures } from "../ops/backup/manifest.ts";
import { openBackupStorage } from "../ops/backup/open-backup-storage.server.ts";
import { restoreBackup } from "../ops/backup/restore-backup.server.ts";
import type { AskPhrase, RestoredConcerns } from "../ops/backup/unlock-concerns.server.ts";
import { openUnmigrated } from "../ops/copy-database/open-unmigrated.server.ts";

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** When a backup was made, by the clock of the site that came back with it. */
async function writeMade(config: Config, madeAt: string): Promise<string> {
  const write = async () =>
    `${writeDay(siteDate(new Date(madeAt)))}, ${toSiteTime(madeAt).slice(11)} in ${cityOf(siteZone())}`;
  const db = (await openUnmigrated("DATABASE_URL", config.databaseUrl, config.root)) as Database | undefined;
  if (db === undefined) return write();
  try {
    return await withSiteClock({ config, db, facts: { findSiteClock } }, write);
  } finally {
    await db.destroy();
  }
}

/** Listed when none matches. */
const named = 14;

/** A file, or else the configured store's backup of this name. */
async function find(option: string, { backups, root }: Config): Promise<OpenArchive> {
  if (existsSync(option)) return archiveIn(option);
  if (backups?.by !== "store") return fail(`There is no file ${option}.`);
  const backupStorage = await openBackupStorage(backups, root);
  const found = await backupStorage.find(basename(option));
  if (found !== undefined) return found;
  const newest = (await backupStorage.names()).sort().slice(-named);
  const list = newest.length > 0 ? `It has:\n${newest.join("\n")}` : "It has none at all.";
  return fail(`There is no file ${option}, and no backup of that name in the store that BACKUPS_URL names. ${list}`);
}

/**
 * Reads the lists beside the backup, beside the configured backups, and beside the database; undefined where there is
 * none.
 */
async function findClosings(option: string, settings: Config) {
  const { backups, root } = settings;
  const local = localListOf(settings);
  const earlier = earlierListOf(settings);
  const beside = (path: string) => (existsSync(path) ? archiveIn(path) : undefined);
  const stored = backups && (await openBackupStorage(backups, root));
  const lists = await Promise.all([
    readListIn(beside(join(dirname(option), closingsName)), readClosings),
    readListIn(beside(join(dirname(option), withdrawalsName)), readWithdrawals),
    readListIn(local === undefined ? undefined : beside(local), readClosings),
    readListIn(earlier === undefined ? undefined : beside(earlier), readClosings),
    readListIn(await stored?.find(closingsName), readClosings),
    readListIn(await stored?.find(withdrawalsName), readWithdrawals),
  ]);
  return lists.every((list) => list === undefined) ? undefined : joinLists(lists);
}

async function readListIn(open: OpenArchive | undefined, read: typeof readClosings) {
  if (open === undefined) return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of open()) chunks.push(chunk);
  return read(Buffer.concat(chunks).toString()) ?? fail(`The list ${closingsName} beside the backups is damaged.`);
}

/** Asks for the phrase: CONCERNS_PHRASE, else the terminal; without both, the site starts with its concerns locked. */
function askPhraseWith({ concernsPhrase }: Config): AskPhrase {
  return async (problem) => {
    if (concernsPhrase !== undefined && problem === undefined) return concernsPhrase;
    if (concernsPhrase !== undefined) throw new BackupError(`CONCERNS_PHRASE is not the recovery phrase: ${problem}`);
    if (!process.stdin.isTTY) return undefined;
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    try {
      const why = problem === undefined ? "" : `That is not the recovery phrase: ${problem}\n`;
      return await terminal.question(
        `${why}Concerns and private files are encrypted with a key that is not on this machine.\nThe recovery phrase (Enter: go on without, a safeguarding lead can type it later): `,
        { signal: stopping.signal },
      );
    } finally {
      terminal.close();
    }
  };
}

const saidOfConcerns: Record<RestoredConcerns, string> = {
  open: "",
  unlocked:
    "The recovery phrase opened the concerns. What is written from now on has a key of this machine: a safeguarding lead makes a new phrase at Concerns, Recovery phrase.\n",
  locked:
    "Concerns and private files are locked: their key is not on this machine. Nothing of them is lost. A safeguarding lead types the recovery phrase in the staff area, at Concerns, Recovery phrase; or put the old key back (CONCERNS_KEY, or var/concerns-key) and start again.\n",
};

const flag = "--without-missing";
const [option, ...more] = process.argv.slice(2).filter((word) => word !== flag);
if (option === undefined || more.length > 0) fail("Usage: npm run restore [-- --without-missing] FILE");
const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => stopping.abort());

try {
  const settings = readConfig(process.env);
  closeToOthers(settings);
  const closings = await findClosings(option, settings);
  const { manifest, hasItsSecret, closed, concerns, left } = await restoreBackup(
    settings,
    await find(option, settings),
    {
      stopping: stopping.signal,
      closings,
      isWithoutMissing: process.argv.includes(flag),
      askPhrase: askPhraseWith(settings),
    },
  );
  const { posts = 0, messages = 0 } = manifest.rows;
  const moment = await writeMade(settings, manifest.madeAt);
  process.stdout.write(
    `Restored: the site as it was on ${moment}, with ${posts} posts, ${messages} messages and ${countPictures(manifest)} pictures.\n` +
      "Everybody signs in anew. Start it: npm start\n",
  );
  process.stdout.write(
    closings === undefined
      ? `No list (${closingsName}) lies beside the backup: what families withdrew after it shows again. Ask the safeguarding lead.\n`
      : `${closed} things were closed after the backup (withdrawals, deleted and covered photos, consents, erasures): the first start closes them again.\n`,
  );
  process.stdout.write(saidOfConcerns[concerns]);
  if (!hasItsSecret)
    process.stdout.write(
      "SESSION_SECRET is another one than the site had. Codes of the second factor will not be taken: set the old one, or restore again without SESSION_SECRET.\n",
    );
  if (manifest.missing.length > 0)
    process.stdout.write(`${manifest.missing.length} pictures were missing already when the backup was made.\n`);
  if (left.length > 0)
    process.stdout.write(
      `${left.length} pictures did not come back, because they are not beside the backup:\n${left.join("\n")}\n`,
    );
} catch (error) {
  if (stopping.signal.aborted) fail("The restoring was broken off. Run it again, and it begins anew.");
  const sentence = error instanceof ConfigError ? error.message : sentenceOf(error);
  if (sentence !== undefined) fail(sentence);
  throw error;
}
