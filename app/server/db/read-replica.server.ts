import { Kysely } from "kysely";
import { ConfigError } from "../config/config.server.ts";
import { Unavailable } from "../http/errors.ts";
import { readAddress } from "./postgres-address.ts";
import { PostgresDialectLikeSqlite } from "./postgres-dialect.ts";
import { whyNotOpen } from "./postgres-errors.ts";
import { Connections } from "./postgres-pool.server.ts";
import type { Tables } from "./tables.ts";

/** Backoff after a failure (ms). */
const delayMs = 5_000;

/** A read replica, which may lag behind. */
export interface ReadReplica {
  db: Kysely<Tables>;
  /** Whether it has all changes up to this number; false without an answer. */
  has(number: number): Promise<boolean>;
  close(): Promise<void>;
}

/** Shared by a server and its replicas only. */
const identity = `
  select (pg_control_system()).system_identifier::text as server,
    (select oid::text from pg_database where datname = current_database()) as database`;

/**
 * @param main connections to the primary
 * @throws ConfigError when it does not answer now, or replicates another server
 */
export async function openReadReplica(url: string, main: Connections): Promise<ReadReplica> {
  const connections = new Connections(readAddress("DATABASE_READ_URL", url), {});
  try {
    const [one, other] = await Promise.all([main.ask(identity), connections.ask(identity)]);
    if (JSON.stringify(one) !== JSON.stringify(other))
      throw new ConfigError("DATABASE_READ_URL", "names a database that is no copy of the one of DATABASE_URL.");
  } catch (error) {
    await connections.end();
    if (error instanceof ConfigError) throw error;
    throw new ConfigError("DATABASE_READ_URL", whyNotOpen(error instanceof Unavailable ? error.reason : error));
  }
  let delayedUntil = 0;
  return {
    db: new Kysely<Tables>({ dialect: new PostgresDialectLikeSqlite({ pool: connections }) }),
    async has(number) {
      if (performance.now() < delayedUntil) return false;
      try {
        const [row] = await connections.ask<{ number: number }>("select number from content_version");
        return row !== undefined && row.number >= number;
      } catch {
        delayedUntil = performance.now() + delayMs;
        return false;
      }
    },
    close: () => connections.end(),
  };
}
