import { Kysely, type TransactionBuilder } from "kysely";
import { Unavailable } from "../http/errors.ts";
import { BadSetting } from "../config/config.server.ts";
import type { Engine } from "./engine.ts";
import { readAddress } from "./postgres-address.ts";
import { PostgresDialectLikeSqlite } from "./postgres-dialect.ts";
import { whyNotOpen } from "./postgres-errors.ts";
import { Connections } from "./postgres-pool.server.ts";
import { openReadCopy, type ReadCopy } from "./read-replica.server.ts";
import { repeat } from "./retry-on-serialization-failure.ts";
import type { Tables } from "./tables.ts";
import { guardTransactions } from "./transaction-guard.ts";
import { askPostgres } from "./check-postgres.server.ts";
import { watchPostgres } from "./watch-postgres.server.ts";

/** The oldest version that is tried in the tests, as PostgreSQL counts. */
const oldestVersion = 150_000;

/**
 * A database whose transactions answer as if one had waited for the other, which is what SQLite does: PostgreSQL watches
 * what each of them reads and writes (`serializable`) and breaks off one of two that do not fit behind each other, and
 * that one is run again. So no verb has to know which engine it asks.
 */
class PostgresDatabase extends Kysely<Tables> {
  readonly #connections: Connections;
  copy: ReadCopy | undefined;

  constructor(connections: Connections) {
    super({ dialect: new PostgresDialectLikeSqlite({ pool: connections }) });
    this.#connections = connections;
  }

  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction().setIsolationLevel("serializable");
    const once = builder.execute.bind(builder);
    builder.execute = (work) => repeat(() => once(work));
    return builder;
  }

  /** Kysely closes nothing before its first question, but a watch may have asked. */
  override async destroy(): Promise<void> {
    await super.destroy();
    await Promise.all([this.#connections.end(), this.copy?.close()]);
  }

  /** The copy, when it has every change that is committed here by now; else the database itself. */
  async forPages(): Promise<Kysely<Tables>> {
    if (this.copy === undefined) return this;
    const [row] = await this.#connections.ask<{ number: number }>("select number from shown_changes");
    return row !== undefined && (await this.copy.has(row.number)) ? this.copy.database : this;
  }
}

/**
 * Opens a PostgreSQL database.
 *
 * @param bringUpToDate runs the migrations on a connection whose questions may take as long as they take
 * @param onChange called after a change of what public pages show
 * @param copyUrl of a server that follows this one
 * @throws BadSetting when it cannot be used
 */
export async function openPostgres(
  url: string,
  bringUpToDate: (database: Kysely<Tables>) => Promise<void>,
  onChange: () => void,
  copyUrl?: string,
): Promise<Engine> {
  const address = readAddress("DATABASE_URL", url);
  const patient = await openPostgresAsItStands("DATABASE_URL", url);
  try {
    await bringUpToDate(patient);
  } catch (error) {
    throw asBadSetting("DATABASE_URL", error);
  } finally {
    await patient.destroy();
  }
  const connections = new Connections(address, { onChange });
  const opened = new PostgresDatabase(connections);
  guardTransactions(opened);
  if (copyUrl !== undefined) {
    opened.copy = await openReadCopy(copyUrl, connections).catch(async (error: unknown) => {
      await opened.destroy();
      throw error;
    });
  }
  return {
    database: opened,
    forPages: () => opened.forPages(),
    folder: undefined,
    dropDeletedBytes: async () => true,
    tryWriting: (patience) => askPostgres(connections, patience),
    watch: (hearing) => watchPostgres(address, connections, hearing),
  };
}

/**
 * Opens a PostgreSQL database without any migration, for questions that may take as long as they take.
 *
 * @param variable the setting that the address stands in
 * @throws BadSetting when it cannot be used
 */
export async function openPostgresAsItStands(variable: string, url: string): Promise<Kysely<Tables>> {
  const patient = new Connections(readAddress(variable, url), { onChange: () => {}, answer: 0 });
  try {
    await needServer(variable, patient);
  } catch (error) {
    await patient.end();
    throw asBadSetting(variable, error);
  }
  return new Kysely<Tables>({ dialect: new PostgresDialectLikeSqlite({ pool: patient }) });
}

function asBadSetting(variable: string, error: unknown): BadSetting {
  if (error instanceof BadSetting) return error;
  return new BadSetting(variable, whyNotOpen(error instanceof Unavailable ? error.reason : error));
}

/** @throws BadSetting for a server that is too old, or a database that cannot hold every letter */
async function needServer(variable: string, connections: Connections): Promise<void> {
  const [{ version, encoding } = { version: 0, encoding: "" }] = await connections.ask<{
    version: number;
    encoding: string;
  }>("select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding");
  if (version < oldestVersion) throw new BadSetting(variable, "names a PostgreSQL older than version 15.");
  if (encoding !== "UTF8")
    throw new BadSetting(variable, "names a database that cannot hold every letter: createdb -E UTF8 NAME");
}
