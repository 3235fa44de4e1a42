import { sql } from "kysely";
import type { Database } from "./database.server.ts";

/** Deletes failures after a year. */
export async function deleteOldFailures(db: Database, now: Date): Promise<void> {
  const yearBefore = new Date(now.getTime() - 365 * 24 * 3_600_000).toISOString();
  await db.deleteFrom("backup_failures").where("ended_at", "<", yearBefore).execute();
}

/** @param failure a sentence for staff */
export async function saveBackupFailure(db: Database, endedAt: string, failure: string): Promise<void> {
  await db
    .insertInto("backup_failures")
    .values({ ended_at: endedAt, failure })
    .onConflict((conflict) => conflict.column("ended_at").doUpdateSet({ failure }))
    .execute();
}

export const findBackupFailure = (db: Database): Promise<{ endedAt: string; failure: string } | undefined> =>
  db
    .selectFrom("backup_failures")
    .select(["ended_at as endedAt", "failure"])
    .orderBy("ended_at", "desc")
    .limit(1)
    .executeTakeFirst();

/** Finds the time at which the site began to make backups (ISO 8601, UTC). */
export async function findBackupsSince(db: Database): Promise<string | undefined> {
  const made = sql<{ timestamp: string }>`select timestamp from kysely_migration where name = '050-baseline'`;
  return (await made.execute(db)).rows[0]?.timestamp;
}
