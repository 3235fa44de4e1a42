import { sql } from "kysely";
import type { Config } from "../config/config.server.ts";
import type { Database } from "./database.server.ts";
import type { BackupTable } from "./tables.ts";

export type BackupResult = Omit<BackupTable, "ended_at"> & { endedAt: string };

/** Retention: a year. */
export async function deleteOldResults(db: Database, now: Date): Promise<void> {
  const yearBefore = new Date(now.getTime() - 365 * 24 * 3_600_000).toISOString();
  await db.deleteFrom("backups").where("ended_at", "<", yearBefore).execute();
}

export async function saveBackupResult(db: Database, { endedAt, ...result }: BackupResult): Promise<void> {
  await db
    .insertInto("backups")
    .values({ ended_at: endedAt, ...result })
    .onConflict((conflict) => conflict.column("ended_at").doUpdateSet(result))
    .execute();
}

export async function findBackupResults(db: Database) {
  const newest = db
    .selectFrom("backups")
    .select(["ended_at as endedAt", "failure", "bytes", "pictures", "rows", "missing"])
    .orderBy("ended_at", "desc")
    .limit(1);
  const [last, good] = await Promise.all([
    newest.executeTakeFirst(),
    newest.where("failure", "is", null).executeTakeFirst(),
  ]);
  return { last, good };
}

/** Finds when the site began to make backups (ISO 8601, UTC). */
async function backupsSince(db: Database): Promise<string | undefined> {
  const made = sql<{ timestamp: string }>`select timestamp from kysely_migration where name = '050-baseline'`;
  return (await made.execute(db)).rows[0]?.timestamp;
}

const twoDays = 48 * 3_600_000;

/** The last backup and the last good one. Late: no good one for more than two days. */
export async function readBackupStatus(db: Database, config: Pick<Config, "backups">, now: Date) {
  const { last, good } = await findBackupResults(db);
  // Without any backup, counts from when backups became possible.
  const since = good?.endedAt ?? (await backupsSince(db)) ?? now.toISOString();
  const isOff = config.backups === undefined;
  return { isOff, last, good, isLate: !isOff && now.getTime() - Date.parse(since) > twoDays };
}
