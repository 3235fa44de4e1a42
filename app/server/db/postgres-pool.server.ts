import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import pg from "pg";
import { postgresTimeouts } from "../config/timeouts.ts";
import { Unavailable } from "../http/errors.ts";
import type { PostgresAddress } from "./postgres-address.ts";
import { isServerGone } from "./postgres-errors.ts";
import { affecting, noChanges, type OwnChanges } from "./public-tables.ts";

/** Maximum number of connections per process: PostgreSQL's default is 100 in total. */
const maxConnections = 10;

/** OID of the type bigint, which counts also have. */
const int8 = 20;

/** @param answer query timeout (ms); 0 for no timeout */
export function clientOptions(address: PostgresAddress, answer = postgresTimeouts.answer): pg.ClientConfig {
  return {
    ...address,
    application_name: "tabasamu",
    connectionTimeoutMillis: postgresTimeouts.connection,
    // The server's timeout comes first; the client's covers a server that does not respond.
    statement_timeout: answer,
    ...(answer > 0 && { query_timeout: answer + 5_000 }),
    idle_in_transaction_session_timeout: postgresTimeouts.idleTransaction,
    keepAlive: true,
    types: {
      // All values are far below 2⁵³, so a number is exact.
      getTypeParser: (type: number, format?: "text" | "binary") =>
        type === int8 ? Number : pg.types.getTypeParser(type, format as "text"),
    },
  };
}

export class Connections implements PostgresPool {
  readonly options = {};
  readonly #pool: pg.Pool;
  readonly #changes: OwnChanges;
  readonly #affectsPages: (statement: string) => boolean;
  readonly #closing = new AbortController();
  readonly #own = new Set<number>();

  /** @param changes `onChange` runs after a commit that changes content of public pages, before its caller continues */
  constructor(address: PostgresAddress, changes = noChanges, answer?: number) {
    this.#changes = changes;
    this.#affectsPages = affecting(changes.tables);
    this.#pool = new pg.Pool({ ...clientOptions(address, answer), max: maxConnections });
    // A connection that breaks between queries is harmless, because the next query fails or opens another. But an
    // unhandled error event ends the process, and the pool does not handle events of a borrowed client.
    this.#pool.on("error", () => {});
    this.#pool.on("connect", (client) => {
      client.on("error", () => {});
      this.#own.add(numberOf(client));
    });
    this.#pool.on("remove", (client) => void this.#own.delete(numberOf(client)));
  }

  get closing(): AbortSignal {
    return this.#closing.signal;
  }

  /** Returns true for the PostgreSQL process id of one of the pool's connections. */
  isOwn(number: number): boolean {
    return this.#own.has(number);
  }

  /** @throws Unavailable if no connection can be opened */
  async connect(): Promise<PostgresPoolClient> {
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw new Unavailable(error);
    });
    return borrowed(client, this.#affectsPages, this.#changes.onChange);
  }

  /**
   * Runs a query without Kysely.
   * @throws Unavailable when the server does not answer
   */
  async ask<Row>(question: string): Promise<Row[]> {
    const client = await this.connect();
    try {
      return (await client.query<Row>(question, [])).rows;
    } finally {
      client.release();
    }
  }

  /** Closes the pool; a second call does nothing. */
  async end(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    this.#closing.abort();
    await this.#pool.end();
  }
}

/**
 * Replaces a value that only SQLite accepts: text loses its NUL characters, and an unsafe integer becomes a value that
 * equals nothing.
 */
function asTaken(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll("\0", "\uFFFD");
  return typeof value === "number" && !Number.isSafeInteger(value) ? null : value;
}

/** Returns the server's process id, which the library's types lack. */
const numberOf = (client: pg.ClientBase): number => (client as unknown as { processID: number }).processID;

/** Wraps a borrowed connection, to watch its statements. */
function borrowed(client: pg.PoolClient, affectsPages: (statement: string) => boolean, onChange: () => void) {
  let isInTransaction = false;
  let hasChanged = false;
  let isBroken = false;
  const query = async (statement: string, parameters: readonly unknown[]) => {
    if (/^(?:begin|start transaction)/.test(statement)) isInTransaction = true;
    if (/^(?:commit|rollback)$/.test(statement)) isInTransaction = false;
    if (statement === "rollback") hasChanged = false;
    if (affectsPages(statement)) hasChanged = true;
    try {
      return (await client.query(statement, parameters.map(asTaken))) as PostgresQueryResult<unknown>;
    } catch (error) {
      if (!isServerGone(error)) throw error;
      isBroken = true;
      throw new Unavailable(error);
    } finally {
      // A commit whose reply was lost may have succeeded, so this sends the notice, as a superfluous one is harmless.
      if (hasChanged && !isInTransaction) {
        hasChanged = false;
        onChange();
      }
    }
  };
  return {
    query: query as PostgresPoolClient["query"],
    release: (isDiscarded = false) => client.release(isDiscarded || isBroken),
  };
}
