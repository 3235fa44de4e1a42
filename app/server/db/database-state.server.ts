import { sql } from "kysely";
import type { Database } from "./database.server.ts";
import { findAppliedMigrations } from "./migrate.server.ts";
import type { Migrations } from "./migration-list.ts";

export interface MigrationState {
  /** Number of migrations of a newer version, or of marks of an unfinished copy. */
  unknown: number;
  waiting: number;
}

/**
 * Reads the state of an unmigrated database.
 * @returns undefined for a database without a site
 */
export async function findMigrationState(db: Database, migrations: Migrations): Promise<MigrationState | undefined> {
  const applied = await findAppliedMigrations(db, migrations);
  if (applied === undefined) return undefined;
  const unknown = applied.unknown.length;
  return { unknown, waiting: Object.keys(migrations).length - (applied.names.length - unknown) };
}

/** Returns the trusted time (ISO 8601, UTC), without advancing it. */
export const findTrustedTime = async (db: Database): Promise<string | undefined> =>
  (await db.selectFrom("trusted_time").select("at").executeTakeFirst())?.at;

/** Finds facts about a PostgreSQL server. */
export async function findServerState(db: Database) {
  const asked = sql<{ bytes: string; readonly: string; checksums: string; ms: string }>`
    select pg_database_size(current_database()) as bytes, current_setting('transaction_read_only') as readonly,
      current_setting('data_checksums') as checksums, extract(epoch from clock_timestamp()) * 1000 as ms`;
  const { bytes, readonly, checksums, ms } = (await asked.execute(db)).rows[0] ?? {};
  return {
    bytes: Number(bytes),
    isReadOnly: readonly !== "off",
    checksPages: checksums === "on",
    /** The server's clock (ms). */
    now: Number(ms),
  };
}
