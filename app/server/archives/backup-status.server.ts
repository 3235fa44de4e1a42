import { setTimeout as wait } from "node:timers/promises";
import { serverErrors } from "content/server-errors.ts";
import type { Config } from "../config/config.server.ts";
import { findBackupFailure, findBackupsSince } from "../db/backup-failures.server.ts";
import { findBackupTurn } from "../db/backup-turn.server.ts";
import type { Database } from "../db/database.server.ts";
import type { StorageConfig } from "../storage/object-store/store-config.ts";
import { StorageError } from "../storage/storage.ts";
import { type Archive, isGood, listArchives } from "./list-archives.server.ts";

const twoDays = 48 * 3_600_000;

/** Timeout of a page or a monitor for the backup storage (ms). */
const patienceMs = 3_000;

/** Lifetime of a bucket's cached list (ms): listing costs one request for each archive without a known label. */
const lastsMs = 20_000;

const asked = new Map<string, { at: number; answer: Promise<Archive[]> }>();

/**
 * Lists the archives for a page or a monitor.
 * @throws StorageError also when the storage does not respond in time
 */
function lookQuickly(plan: StorageConfig): Promise<Archive[]> {
  const key = plan.by === "folder" ? undefined : `${plan.address}/${plan.prefix}`;
  const before = key === undefined ? undefined : asked.get(key);
  const isFresh = before !== undefined && performance.now() - before.at < lastsMs;
  const answer = isFresh ? before.answer : listArchives(plan);
  answer.catch(() => key !== undefined && asked.delete(key));
  if (key !== undefined && !isFresh) asked.set(key, { at: performance.now(), answer });
  const late = wait(patienceMs, undefined, { ref: false }).then(() => {
    throw new StorageError("The place of the backups does not answer in time.");
  });
  late.catch(() => {});
  return Promise.race([answer, late]);
}

/** Empties the cache, so that the bucket is listed again. */
export const lookAgain = (): void => asked.clear();

export interface BackupStatus {
  isOff: boolean;
  isBeingMade: boolean;
  /** True if there is no good backup of the last two days. */
  isLate: boolean;
  failure: string | undefined;
  failedAt: string | undefined;
  unread: string | undefined;
  good: Archive | undefined;
  /** The newest archive, if it lacks more files than the good archive before it. */
  lacking: Archive | undefined;
  broken: string[];
}

/** Reads the state of the backups from their folder or bucket. */
export async function readBackupStatus(
  db: Database,
  { backups }: Pick<Config, "backups">,
  now: Date,
): Promise<BackupStatus> {
  const failed = await findBackupFailure(db);
  let archives: Archive[] = [];
  let unread: string | undefined;
  try {
    if (backups !== undefined) archives = await lookQuickly(backups);
  } catch (error) {
    unread = error instanceof StorageError ? error.message : serverErrors.health.backupsUnread;
  }
  // A copied archive does not prove a nightly backup.
  const own = archives.filter(({ kind }) => kind !== "other");
  const good = own.find(isGood);
  const newest = own.find(({ isBroken }) => !isBroken);
  // Without any backup, counts from when backups became possible.
  const since = good?.madeAt ?? (await findBackupsSince(db)) ?? now.toISOString();
  const isOff = backups === undefined;
  const hasFailed = failed !== undefined && (newest === undefined || failed.endedAt > newest.madeAt);
  const { isAsked, isRunning } = await findBackupTurn(db, now);
  return {
    isOff,
    isBeingMade: !isOff && (isAsked || isRunning),
    isLate: !isOff && unread === undefined && now.getTime() - Date.parse(since) > twoDays,
    failure: hasFailed ? failed.failure : undefined,
    failedAt: hasFailed ? failed.endedAt : undefined,
    unread,
    good,
    lacking: newest !== undefined && !isGood(newest) ? newest : undefined,
    broken: archives.filter(({ isBroken }) => isBroken).map(({ name }) => name),
  };
}
