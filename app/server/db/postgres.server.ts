import { setTimeout as wait } from "node:timers/promises";
import { serverErrors } from "content/server-errors.ts";
import { Kysely, sql, type TransactionBuilder } from "kysely";
import { ConfigError } from "../config/config-error.ts";
import type { Engine } from "./engine.ts";
import { readAddress } from "./postgres-address.ts";
import { PostgresDialectLikeSqlite } from "./postgres-dialect.ts";
import { asConfigError } from "./postgres-errors.ts";
import { Connections } from "./postgres-pool.server.ts";
import type { OwnChanges } from "./public-tables.ts";
import { openReadReplica, type ReadReplica } from "./read-replica.server.ts";
import { retryOnSerializationFailure } from "./retry-on-serialization-failure.ts";
import type { Tables } from "./tables.ts";
import { watchPostgres } from "./watch-postgres.server.ts";
import { guardTransactions } from "./with-transaction.ts";

/** Oldest tested version. */
const oldestVersion = 150_000;

/**
 * PostgreSQL with serializable transactions, which behave as if run one after another, like SQLite's. PostgreSQL aborts
 * one of two in conflict, and the site retries it. So commands do not depend on the engine.
 */
class PostgresDatabase extends Kysely<Tables> {
  readonly #connections: Connections;
  copy: ReadReplica | undefined;

  constructor(connections: Connections) {
    super({ dialect: new PostgresDialectLikeSqlite({ pool: connections }) });
    this.#connections = connections;
  }

  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction().setIsolationLevel("serializable");
    const once = builder.execute.bind(builder);
    builder.execute = (work) => retryOnSerializationFailure(() => once(work));
    return builder;
  }

  /** Closes the pool also if only a watch has used it, which Kysely would not do. */
  override async destroy(): Promise<void> {
    await super.destroy();
    await Promise.all([this.#connections.end(), this.copy?.close()]);
  }

  /** Returns the read replica if it has every committed change, otherwise the primary. */
  async forPages(): Promise<Kysely<Tables>> {
    if (this.copy === undefined) return this;
    const [row] = await this.#connections.ask<{ number: number }>("select number from content_version");
    return row !== undefined && (await this.copy.has(row.number)) ? this.copy.db : this;
  }
}

/**
 * @param migrateToLatest runs without a query timeout
 * @param copyUrl address of a read replica
 * @throws ConfigError
 */
export async function openPostgres(
  url: string,
  migrateToLatest: (db: Kysely<Tables>) => Promise<void>,
  changes?: OwnChanges,
  copyUrl?: string,
): Promise<Engine> {
  const address = readAddress("DATABASE_URL", url);
  const patient = await openPostgresUnmigrated("DATABASE_URL", url);
  try {
    await migrateToLatest(patient);
  } catch (error) {
    throw asConfigError("DATABASE_URL", error);
  } finally {
    await patient.destroy();
  }
  const connections = new Connections(address, changes);
  const opened = new PostgresDatabase(connections);
  guardTransactions(opened);
  if (copyUrl !== undefined) {
    opened.copy = await openReadReplica(copyUrl, connections).catch(async (error: unknown) => {
      await opened.destroy();
      throw error;
    });
  }
  return {
    db: opened,
    forPages: () => opened.forPages(),
    folder: undefined,
    dropDeletedBytes: async () => true,
    rewrite: async (tables) => {
      const unhurried = await openPostgresUnmigrated("DATABASE_URL", url);
      try {
        for (const table of tables) await sql`vacuum full ${sql.table(table)}`.execute(unhurried);
      } finally {
        await unhurried.destroy();
      }
    },
    isDiskFull: () => false,
    refillReserve: async () => {},
    checkWritable: (timeoutMs) => checkPostgres(connections, timeoutMs),
    watch: (subscription) => watchPostgres(address, connections, subscription),
  };
}

/**
 * Opens PostgreSQL without migrations and without a query timeout.
 * @param variable setting of the address
 * @throws ConfigError
 */
export async function openPostgresUnmigrated(variable: string, url: string): Promise<Kysely<Tables>> {
  const patient = new Connections(readAddress(variable, url), undefined, 0);
  try {
    await requireServer(variable, patient);
  } catch (error) {
    await patient.end();
    throw asConfigError(variable, error);
  }
  return new Kysely<Tables>({ dialect: new PostgresDialectLikeSqlite({ pool: patient }) });
}

/** @throws ConfigError for an older server, or a database without UTF-8 */
async function requireServer(variable: string, connections: Connections): Promise<void> {
  const [row] = await connections.ask<{ version: number; encoding: string }>(
    "select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding",
  );
  if (!row || row.version < oldestVersion) throw new ConfigError(variable, "names a PostgreSQL older than version 15.");
  if (row.encoding !== "UTF8")
    throw new ConfigError(variable, "names a database that cannot hold every letter: createdb -E UTF8 NAME");
}

/** Allocates a transaction id, which fails on a read-only replica and on a server without free ids. */
async function checkPostgres(connections: Connections, timeoutMs: number): Promise<string | undefined> {
  const late = wait(timeoutMs, serverErrors.health.databaseSilent, { ref: false });
  const ask = connections.ask<{ readonly: string }>(
    "select pg_current_xact_id(), current_setting('transaction_read_only') as readonly",
  );
  const answer = ask.then(
    ([row]) => (row?.readonly === "off" ? undefined : serverErrors.health.databaseReadOnly),
    () => serverErrors.health.databaseClosed,
  );
  return Promise.race([answer, late]);
}
