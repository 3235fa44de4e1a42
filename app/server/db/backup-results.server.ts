import { sql } from "kysely";
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

/** When the site began to make backups (ISO 8601, UTC). */
export async function backupsSince(db: Database): Promise<string | undefined> {
  const made = sql<{ timestamp: string }>`select timestamp from kysely_migration where name = '009-backups'`;
  return (await made.execute(db)).rows[0]?.timestamp;
}
