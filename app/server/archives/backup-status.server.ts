import { setTimeout as wait } from "node:timers/promises";
import type { Config } from "../config/config.server.ts";
import { findBackupFailure, findBackupsSince } from "../db/backup-failures.server.ts";
import { findBackupTurn } from "../db/backup-turn.server.ts";
import type { Database } from "../db/database.server.ts";
import type { StorageConfig } from "../storage/object-store/store-config.ts";
import { StorageError } from "../storage/storage.ts";
import { type Archive, isGood, listArchives } from "./list-archives.server.ts";

const twoDays = 48 * 3_600_000;

/** A page and a monitor wait so long for the place of the backups (ms). */
const patienceMs = 3_000;

/** Lifetime of a bucket's list (ms): each look is a request for each archive without a known label. */
const lastsMs = 20_000;

const asked = new Map<string, { at: number; answer: Promise<Archive[]> }>();

/** Lists the archives for a page or a monitor. @throws StorageError also for a place that does not answer in time */
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

/** The next look asks the bucket again. */
export const lookAgain = (): void => asked.clear();

export interface BackupStatus {
  isOff: boolean;
  /** One was asked for, or is being made. */
  isBeingMade: boolean;
  /** No good one for more than two days. */
  isLate: boolean;
  /** Why none was made the last time. */
  failure: string | undefined;
  failedAt: string | undefined;
  /** Reason why the archives could not be listed. */
  unread: string | undefined;
  good: Archive | undefined;
  /** The newest archive, where more files were missing than in the good one before it. */
  lacking: Archive | undefined;
  /** Names of archives that cannot be restored. */
  broken: string[];
}

/** Says which backups there are, as their folder or bucket has them. */
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
    unread = error instanceof StorageError ? error.message : "The folder of the backups cannot be read.";
  }
  // A copied archive is no proof of a nightly backup.
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
