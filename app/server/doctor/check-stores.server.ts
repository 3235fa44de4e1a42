import { randomBytes } from "node:crypto";
import { statSync } from "node:fs";
import { relative, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { writeBytes } from "../../values/bytes.ts";
import { cityOf, siteZone } from "../../values/site-clock.ts";
import { writeDateAndTime, writeMoment } from "../../values/site-time.ts";
import { readBackupStatus } from "../archives/backup-status.server.ts";
import { sampleSharedPictures } from "../archives/list-archives.server.ts";
import { ConfigError } from "../config/config-error.ts";
import type { Database } from "../db/database.server.ts";
import { copyDays, findDatabaseCopies } from "../db/database-copies.server.ts";
import { findMigrationState, findServerState, findTrustedTime } from "../db/database-state.server.ts";
import { checkWritableSqlite } from "../db/existing-sqlite.server.ts";
import { isSmallClockStep } from "../db/trusted-time.ts";
import { StorageError } from "../storage/storage.ts";
import { bad, type Check, type CheckResult, type DoctorParts, good, warning } from "./check.ts";

const whyNot = (error: unknown, otherwise: string): string =>
  error instanceof ConfigError || error instanceof StorageError ? error.message : otherwise;

const fileOf = ({ databaseUrl, root }: DoctorParts["config"]): string | undefined =>
  databaseUrl.startsWith("sqlite:") ? resolve(root, databaseUrl.slice("sqlite:".length)) : undefined;

const restore = "Stop the site and restore the newest backup: docs/how-to/restore-backup.md.";

export const checkDatabase: Check = async ({ config, openDb, migrations }) => {
  let db: Database | undefined;
  try {
    db = await openDb();
  } catch (error) {
    return bad(
      whyNot(error, "The database cannot be opened."),
      "Look at DATABASE_URL in .env, and whether the server runs.",
    );
  }
  if (db === undefined) return warning("There is no database yet.", "Start the site once: npm start");
  const state = await findMigrationState(db, migrations);
  if (state === undefined) return warning("The database is empty.", "Start the site once: npm start");
  const { unknown, waiting } = state;
  if (unknown > 0)
    return bad(
      "A newer version of the site made this database, or a copy or a restore did not end.",
      "Install that version, or repeat the command that did not end.",
    );
  const file = fileOf(config);
  const found = file === undefined ? await inspectPostgres(db) : await inspectSqlite(file);
  if (found.state !== "good" || waiting === 0) return found;
  return warning(`${found.line} ${waiting} migrations wait.`, "Start the site: it brings the database up to date.");
};

async function inspectPostgres(db: Database): Promise<CheckResult> {
  const { bytes, isReadOnly, checksPages } = await findServerState(db);
  if (isReadOnly) return bad("The database can only be read.", "Name the primary server in DATABASE_URL.");
  const checked = checksPages ? "it checks each page that it reads" : "it does not check its pages";
  return good(`PostgreSQL answers, ${writeBytes(bytes)}; ${checked}.`);
}

async function inspectSqlite(file: string): Promise<CheckResult> {
  const why = await checkWritableSqlite(file, lockWaitMs);
  if (why !== undefined) return bad(why, "Look at the owner of the folder and at other programs on this machine.");
  const bytes = ["", "-wal"].map((end) => statSync(file + end, { throwIfNoEntry: false })?.size ?? 0);
  const total = bytes.reduce((sum, one) => sum + one);
  const problem = total > maxQuickCheckBytes ? undefined : await quickCheck(file);
  if (problem !== undefined && problem !== "ok") return bad("The database is damaged.", restore);
  const size = writeBytes(total);
  if (problem === undefined) return good(`It opens and can be written, ${size}. The nightly backup reads all of it.`);
  return good(`It opens, can be written and is whole, ${size}.`);
}

/** Timeout for the lock (ms): longer than the site's own writes on a busy machine. */
const lockWaitMs = 3_000;

/** Maximum size of files that are checked completely for the page (bytes); the nightly backup checks larger ones. */
const maxQuickCheckBytes = 10_000_000;

/** Timeout for reading the whole file (ms), on a slow disk. */
const quickCheckMs = 3_000;

/**
 * Checks the file in a separate thread, as reading would block the site.
 * @returns `ok`, or the first problem; undefined after the timeout
 */
function quickCheck(file: string): Promise<string | undefined> {
  const code = `const { DatabaseSync } = require("node:sqlite"); const { parentPort, workerData } = require("node:worker_threads");
    try { parentPort.postMessage(Object.values(new DatabaseSync(workerData, { readOnly: true }).prepare("pragma quick_check(1)").get())[0]); }
    catch (error) { parentPort.postMessage([5, 6].includes(error.errcode & 255) ? undefined : "unreadable"); }`;
  const thread = new Worker(code, { eval: true, workerData: file, env: {} });
  return new Promise<string | undefined>((resolve) => {
    void wait(quickCheckMs, undefined, { ref: false }).then(resolve);
    thread.once("message", resolve);
    thread.once("error", () => resolve("unreadable"));
  }).finally(() => void thread.terminate());
}

export const checkFiles: Check = async ({ openFiles }) => {
  try {
    const files = await openFiles();
    const bytes = randomBytes(32);
    const path = await files.put("images", "bin", bytes);
    try {
      const kept = await files.open(path);
      const read = kept === undefined ? undefined : await buffer(kept.stream);
      if (read === undefined || !read.equals(bytes))
        return bad(
          "A file that was written came back otherwise.",
          "Look at the disk or the store that FILES_URL names.",
        );
    } finally {
      await files.remove(path);
    }
    return good("A file was written, read and deleted.");
  } catch (error) {
    return bad(
      whyNot(error, "The place of the photos cannot be written."),
      "Look at FILES_URL in .env, at the owner of its folder, or at the keys of its store.",
    );
  }
};

export const checkCopies: Check = async ({ config }) => {
  const file = fileOf(config);
  const copies = file === undefined ? [] : await findDatabaseCopies(file, config.root);
  if (copies.length === 0) return undefined;
  const names = copies.map(({ path }) => relative(config.root, path)).join(", ");
  return warning(
    `Updates left copies of the database, with everybody’s addresses: ${names}.`,
    `The site deletes each after ${copyDays} days. Remove them once nothing is missing.`,
  );
};

export const checkBackups: Check = async ({ config, openDb, now }) => {
  const { backups } = config;
  const off = "Remove BACKUPS_URL=off from .env, unless another program backs the site up.";
  if (backups === undefined) return warning("Backups are switched off.", off);
  const db = await openDb().catch(() => undefined);
  const status = db && (await readBackupStatus(db, config, now).catch(() => undefined));
  if (status === undefined) return warning("The database does not say when the last backup failed.");
  const { failure, unread, good: newest, lacking, broken, isLate } = status;
  const remedy = "Make one now and read what it says: Site, Machine, or npm run backup";
  if (unread !== undefined)
    return bad(`The list of backups cannot be read. ${unread}`, "Look at BACKUPS_URL in .env, and at that place.");
  const lastGood = newest === undefined ? "There is no good one." : `The last good one is ${newest.name}.`;
  if (lacking !== undefined)
    return bad(
      `${lacking.name} is not good: ${lacking.label?.missing ?? 0} files are missing that the site names. ${lastGood}`,
      `Put the missing files back${newest === undefined ? "" : ", or stop the site and restore that one"}. Are they known to be lost? npm run backup -- --accept-missing`,
    );
  if (failure !== undefined) return bad(`The last backup failed: ${failure}`, remedy);
  if (isLate) return bad("No good backup for more than two days.", remedy);
  if (broken.length > 0)
    return bad(
      `Cut off or damaged: ${broken.slice(0, 3).join(", ")}${broken.length > 3 ? ` and ${broken.length - 3} more` : ""}. ${lastGood}`,
      "To restore, take the one of the night before. Delete what is broken, and look at the disk or the bucket.",
    );
  if (newest === undefined) return warning("No backup yet; the first is made at night.", remedy);
  const sample = await sampleSharedPictures(backups, newest);
  if (sample.missing > 0)
    return bad(
      `${newest.name} needs pictures that are not beside it: ${sample.missing} of ${sample.looked} in a sample.`,
      `Put the folder pictures back beside the backups. If it is lost: npm run backup, which fills it anew.`,
    );
  const line = `The last good backup is from ${writeMoment(newest.madeAt)}, ${writeBytes(newest.bytes)}.`;
  if (backups.by === "store") return good(`${line} It is away from this machine.`);
  return warning(
    `${line} It is in a folder; if that is on this machine, one broken disk takes both.`,
    "Name an object store in BACKUPS_URL (docs/how-to/keep-pictures-in-a-store.md), or fetch the folder daily.",
  );
};

/** Harmless difference between the clocks of two machines (ms). */
const smallSkewMs = 60_000;

/** Returns servers whose clock can be read: those of the site's own storage and mail service. */
const serversOf = ({ files, backups, mail }: DoctorParts["config"]): string[] => [
  ...[files, backups].flatMap((plan) => (plan?.by === "store" ? [plan.address] : [])),
  ...(mail.by === "service" ? [mail.endpoint] : []),
];

/**
 * Compares the clock with the `Date` header of a server.
 * @returns the difference in hours; undefined if no server sends a date
 */
async function hoursAway({ config, network, now }: Pick<DoctorParts, "config" | "network" | "now">) {
  const hosts = new Map(serversOf(config).map((server) => [new URL(server).origin, new URL(server).host]));
  const found = await Promise.all(
    [...hosts].map(async ([origin, host]) => {
      const { date = now } = await network.fetchHead(origin).catch(() => ({ date: now }));
      return { host, hours: Math.round(Math.abs(date.getTime() - now.getTime()) / 3_600_000) };
    }),
  );
  return found.find(({ hours }) => hours >= 1);
}

export const checkClock: Check = async ({ config, openDb, now, network }) => {
  const remedy =
    "Switch on the time service of the machine (timedatectl set-ntp true), then confirm the time on the staff home.";
  const written = `${writeDateAndTime(now.toISOString())} in ${cityOf(siteZone())}`;
  const db = await openDb().catch(() => undefined);
  const trusted = db && (await findTrustedTime(db).catch(() => undefined));
  if (db === undefined || trusted === undefined) return warning(`It says ${written}; nothing here can confirm it.`);
  if (!isSmallClockStep(Date.parse(trusted), now.getTime()))
    return bad(`It says ${written}, days away from the site’s last record, ${writeDateAndTime(trusted)}.`, remedy);
  const away = await hoursAway({ config, network, now });
  if (away !== undefined)
    return bad(`It says ${written}, ${away.hours} hours away from the clock of ${away.host}.`, remedy);
  if (fileOf(config) !== undefined)
    return good(`It says ${written}, and fits the site’s records. Some minutes of error cannot be seen from here.`);
  const skew = Math.abs((await findServerState(db)).now - Date.now());
  if (skew > smallSkewMs)
    return bad(`It differs from the database server’s by ${Math.round(skew / 1_000)} seconds.`, remedy);
  return good(`It says ${written}, as the database server does.`);
};
