import { randomBytes } from "node:crypto";
import { statSync } from "node:fs";
import { relative, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { doctorStores } from "content/doctor-stores.ts";
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

const words = doctorStores;

export const checkDatabase: Check = async ({ config, openDb, migrations }) => {
  let db: Database | undefined;
  try {
    db = await openDb();
  } catch (error) {
    return bad(whyNot(error, words.database.closed), words.database.closedRemedy);
  }
  if (db === undefined) return warning(words.database.none, words.database.startOnce);
  const state = await findMigrationState(db, migrations);
  if (state === undefined) return warning(words.database.empty, words.database.startOnce);
  const { unknown, waiting } = state;
  if (unknown > 0) return bad(words.database.newer, words.database.newerRemedy);
  const file = fileOf(config);
  const found = file === undefined ? await inspectPostgres(db) : await inspectSqlite(file);
  if (found.state !== "good" || waiting === 0) return found;
  return warning(words.database.waiting(found.line, waiting), words.database.waitingRemedy);
};

async function inspectPostgres(db: Database): Promise<CheckResult> {
  const { bytes, isReadOnly, checksPages } = await findServerState(db);
  if (isReadOnly) return bad(words.database.readOnly, words.database.readOnlyRemedy);
  return good(words.database.postgres(writeBytes(bytes), checksPages));
}

async function inspectSqlite(file: string): Promise<CheckResult> {
  const why = await checkWritableSqlite(file, lockWaitMs);
  if (why !== undefined) return bad(why, words.database.folderRemedy);
  const bytes = ["", "-wal"].map((end) => statSync(file + end, { throwIfNoEntry: false })?.size ?? 0);
  const total = bytes.reduce((sum, one) => sum + one);
  const problem = total > maxQuickCheckBytes ? undefined : await quickCheck(file);
  if (problem !== undefined && problem !== "ok") return bad(words.database.damaged, words.database.restore);
  const size = writeBytes(total);
  if (problem === undefined) return good(words.database.opens(size));
  return good(words.database.whole(size));
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
      if (read === undefined || !read.equals(bytes)) return bad(words.files.changed, words.files.changedRemedy);
    } finally {
      await files.remove(path);
    }
    return good(words.files.good);
  } catch (error) {
    return bad(whyNot(error, words.files.closed), words.files.closedRemedy);
  }
};

export const checkCopies: Check = async ({ config }) => {
  const file = fileOf(config);
  const copies = file === undefined ? [] : await findDatabaseCopies(file, config.root);
  if (copies.length === 0) return undefined;
  const names = copies.map(({ path }) => relative(config.root, path)).join(", ");
  return warning(words.copies.left(names), words.copies.remedy(copyDays));
};

export const checkBackups: Check = async ({ config, openDb, now }) => {
  const { backups } = config;
  const say = words.backups;
  if (backups === undefined) return warning(say.off, say.offRemedy);
  const db = await openDb().catch(() => undefined);
  const status = db && (await readBackupStatus(db, config, now).catch(() => undefined));
  if (status === undefined) return warning(say.silent);
  const { failure, unread, good: newest, lacking, broken, isLate } = status;
  const { remedy } = say;
  if (unread !== undefined) return bad(say.unread(unread), say.unreadRemedy);
  const lastGood = say.lastGood(newest?.name);
  if (lacking !== undefined)
    return bad(
      say.lacking({ name: lacking.name, missing: lacking.label?.missing ?? 0, lastGood }),
      newest === undefined ? say.lackingRemedy : say.lackingRemedyOrRestore,
    );
  if (failure !== undefined) return bad(say.failed(failure), remedy);
  if (isLate) return bad(say.late, remedy);
  if (broken.length > 0)
    return bad(say.broken(broken.slice(0, 3), Math.max(0, broken.length - 3), lastGood), say.brokenRemedy);
  if (newest === undefined) return warning(say.none, remedy);
  const sample = await sampleSharedPictures(backups, newest);
  if (sample.missing > 0)
    return bad(say.pictures({ name: newest.name, missing: sample.missing, looked: sample.looked }), say.picturesRemedy);
  const made = [writeMoment(newest.madeAt), writeBytes(newest.bytes)] as const;
  if (backups.by === "store") return good(say.inStore(...made));
  return warning(say.inFolder(...made), say.inFolderRemedy);
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
  const say = words.clock;
  const { remedy } = say;
  const written = say.at(writeDateAndTime(now.toISOString()), cityOf(siteZone()));
  const db = await openDb().catch(() => undefined);
  const trusted = db && (await findTrustedTime(db).catch(() => undefined));
  if (db === undefined || trusted === undefined) return warning(say.unsure(written));
  if (!isSmallClockStep(Date.parse(trusted), now.getTime()))
    return bad(say.daysAway(written, writeDateAndTime(trusted)), remedy);
  const away = await hoursAway({ config, network, now });
  if (away !== undefined) return bad(say.hoursAway(written, away.hours, away.host), remedy);
  if (fileOf(config) !== undefined) return good(say.fits(written));
  const skew = Math.abs((await findServerState(db)).now - Date.now());
  if (skew > smallSkewMs) return bad(say.skew(Math.round(skew / 1_000)), remedy);
  return good(say.same(written));
};
