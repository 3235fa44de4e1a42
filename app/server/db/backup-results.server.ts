import { sql } from "kysely";
import type { Database } from "./database.server.ts";
import type { BackupTable } from "./tables.ts";

/** What became of the backup of one night. */
export interface BackupResult {
  /** ISO date and time, UTC. */
  endedAt: string;
  /** What went wrong, in a sentence; null when it was made and found good. */
  failure: string | null;
  bytes: number;
  /** How many pictures and rows were read back. */
  pictures: number;
  rows: number;
  /** How many pictures the database names and the file store did not have. */
  missing: number;
}

/** Deletes the results that are older than a year. */
export async function deleteOldResults(database: Database, now: Date): Promise<void> {
  const yearBefore = new Date(now.getTime() - 365 * 24 * 3_600_000).toISOString();
  await database.deleteFrom("backups").where("ended_at", "<", yearBefore).execute();
}

/** Keeps what became of a backup. */
export async function keepResult(database: Database, { endedAt, ...result }: BackupResult): Promise<void> {
  await database
    .insertInto("backups")
    .values({ ended_at: endedAt, ...result })
    .onConflict((conflict) => conflict.column("ended_at").doUpdateSet(result))
    .execute();
}

/** The result of the last night, and of the last night whose backup is good. */
export async function findResults(database: Database) {
  const newest = database.selectFrom("backups").selectAll().orderBy("ended_at", "desc").limit(1);
  const [last, good] = await Promise.all([
    newest.executeTakeFirst(),
    newest.where("failure", "is", null).executeTakeFirst(),
  ]);
  return { last: last && asResult(last), good: good && asResult(good) };
}

/** Since when this site has been making backups: ISO date and time, UTC. */
export async function backupsSince(database: Database): Promise<string | undefined> {
  const { rows } = await sql<{
    timestamp: string;
  }>`select timestamp from kysely_migration where name = '009-backups'`.execute(database);
  return rows[0]?.timestamp;
}

function asResult({ ended_at, bytes, failure, pictures, rows, missing }: BackupTable): BackupResult {
  // PostgreSQL gives large numbers as text.
  return { endedAt: ended_at, failure, bytes: Number(bytes), pictures, rows, missing };
}
