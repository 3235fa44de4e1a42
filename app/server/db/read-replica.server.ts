import { Kysely } from "kysely";
import { ConfigError } from "../config/config-error.ts";
import { readAddress } from "./postgres-address.ts";
import { PostgresDialectLikeSqlite } from "./postgres-dialect.ts";
import { asConfigError } from "./postgres-errors.ts";
import { Connections } from "./postgres-pool.server.ts";
import type { Tables } from "./tables.ts";

/** Backoff after a failure (ms). */
const delayMs = 5_000;

/** It may lag behind. */
export type ReadReplica = Awaited<ReturnType<typeof openReadReplica>>;

/** Shared by a server and its replicas only. */
const identity = `
  select (pg_control_system()).system_identifier::text as server,
    (select oid::text from pg_database where datname = current_database()) as database`;

/** @throws ConfigError when it does not answer now, or replicates another server */
export async function openReadReplica(url: string, main: Connections) {
  const connections = new Connections(readAddress("DATABASE_READ_URL", url));
  try {
    const [one, other] = await Promise.all([main.ask(identity), connections.ask(identity)]);
    if (JSON.stringify(one) !== JSON.stringify(other))
      throw new ConfigError("DATABASE_READ_URL", "names a database that is no copy of the one of DATABASE_URL.");
  } catch (error) {
    await connections.end();
    throw asConfigError("DATABASE_READ_URL", error);
  }
  let delayedUntil = 0;
  return {
    db: new Kysely<Tables>({ dialect: new PostgresDialectLikeSqlite({ pool: connections }) }),
    /** True if it has all changes up to this number; false without an answer. */
    async has(number: number): Promise<boolean> {
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
