import type { AppContext } from "../context.server.ts";
import type { Database } from "./database.server.ts";

/** Row names in the table of jobs; no job has these names. */
const askedName = "backup asked";
const turnName = "backup being made";

/** Interval at which a running backup renews its lock (ms). */
const renewMs = 20_000;

/** Time without renewal after which a backup counts as killed (s). */
const lapseSeconds = 120;

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1_000);

/**
 * Requests a backup.
 * @returns false if one is requested already
 */
export async function askForBackup(db: Database): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("jobs")
    .values({ name: askedName, period: 0 })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Takes a request for a backup.
 * @returns false if another process took it
 */
export async function takeBackupRequest(db: Database): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("jobs").where("name", "=", askedName).executeTakeFirst();
  return numDeletedRows === 1n;
}

export interface BackupTurn {
  isAsked: boolean;
  isRunning: boolean;
}

export async function findBackupTurn(db: Database, now: Date): Promise<BackupTurn> {
  const rows = await db
    .selectFrom("jobs")
    .select(["name", "period"])
    .where("name", "in", [askedName, turnName])
    .execute();
  const renewed = rows.find(({ name }) => name === turnName)?.period;
  return {
    isAsked: rows.some(({ name }) => name === askedName),
    isRunning: renewed !== undefined && Math.abs(secondsOf(now) - Number(renewed)) < lapseSeconds,
  };
}

/**
 * Runs the work while no other process makes a backup.
 * @returns false if another process does
 */
export async function withBackupTurn({ db, clock }: Pick<AppContext, "db" | "clock">, work: () => Promise<void>) {
  if (!(await takeTurn(db, clock.now()))) return false;
  const renew = () =>
    db
      .updateTable("jobs")
      .set({ period: secondsOf(clock.now()) })
      .where("name", "=", turnName)
      .execute();
  // A failed renewal is ignored, because without the database, the backup itself fails and reports why.
  const timer = setInterval(() => renew().catch(() => {}), renewMs).unref();
  try {
    await work();
  } finally {
    clearInterval(timer);
    await db
      .deleteFrom("jobs")
      .where("name", "=", turnName)
      .execute()
      .catch(() => {});
  }
  return true;
}

async function takeTurn(db: Database, now: Date): Promise<boolean> {
  const period = secondsOf(now);
  const inserted = await db
    .insertInto("jobs")
    .values({ name: turnName, period })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 1n) return true;
  const lapsed = await db
    .updateTable("jobs")
    .set({ period })
    .where("name", "=", turnName)
    .where(({ or, eb }) => or([eb("period", "<=", period - lapseSeconds), eb("period", ">=", period + lapseSeconds)]))
    .executeTakeFirst();
  return lapsed.numUpdatedRows === 1n;
}
