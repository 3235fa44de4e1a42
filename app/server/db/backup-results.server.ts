import { sql } from "kysely";
import type { Database } from "./database.server.ts";
import type { BackupTable } from "./tables.ts";

export interface BackupResult {
  /** ISO 8601, UTC. */
  endedAt: string;
  /** A sentence; null for a verified backup. */
  failure: string | null;
  bytes: number;
  /** Read back. */
  pictures: number;
  rows: number;
  /** Pictures in the database that file storage did not have. */
  missing: number;
}

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
  const newest = db.selectFrom("backups").selectAll().orderBy("ended_at", "desc").limit(1);
  const [last, good] = await Promise.all([
    newest.executeTakeFirst(),
    newest.where("failure", "is", null).executeTakeFirst(),
  ]);
  return { last: last && asResult(last), good: good && asResult(good) };
}

/** When the site began to make backups (ISO 8601, UTC). */
export async function backupsSince(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{
    timestamp: string;
  }>`select timestamp from kysely_migration where name = '009-backups'`.execute(db);
  return rows[0]?.timestamp;
}

function asResult({ ended_at, bytes, failure, pictures, rows, missing }: BackupTable): BackupResult {
  // PostgreSQL returns bigint as text.
  return { endedAt: ended_at, failure, bytes: Number(bytes), pictures, rows, missing };
}
