import { Kysely } from "kysely";
import { ConfigError } from "../config/config-error.ts";
import { readAddress } from "./postgres-address.ts";
import { PostgresDialectLikeSqlite } from "./postgres-dialect.ts";
import { asConfigError } from "./postgres-errors.ts";
import { Connections } from "./postgres-pool.server.ts";
import type { Tables } from "./tables.ts";

/** Pause after a failure (ms). */
const delayMs = 5_000;

/** A replica of the database, which may lag behind. */
export type ReadReplica = Awaited<ReturnType<typeof openReadReplica>>;

/** Query for values that only a server and its replicas share. */
const identity = `
  select (pg_control_system()).system_identifier::text as server,
    (select oid::text from pg_database where datname = current_database()) as database`;

/** @throws ConfigError when the replica does not answer now, or belongs to another server */
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
    /** Returns true if the replica has all changes up to this number; false if it does not answer. */
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
