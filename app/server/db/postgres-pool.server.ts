import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import pg from "pg";
import { Unavailable } from "../http/errors.ts";
import type { PostgresAddress } from "./postgres-address.ts";
import { isServerGone } from "./postgres-errors.ts";
import { changesPages } from "./public-tables.ts";

/** How many connections one process has at the most: PostgreSQL has a hundred for everybody, unless it is told otherwise. */
const mostConnections = 10;

/** How long to wait for a connection, and for an answer on it, in milliseconds. */
const patience = { connection: 5_000, answer: 15_000, idleTransaction: 60_000 };

/** Number of the type of large whole numbers, in which PostgreSQL also counts. */
const int8 = 20;

/** @param answer how long an answer may take, in milliseconds; 0 for as long as it takes */
export function clientOptions(address: PostgresAddress, answer: number = patience.answer): pg.ClientConfig {
  return {
    ...address,
    application_name: "tabasamu",
    connectionTimeoutMillis: patience.connection,
    // The server gives up first; where nothing comes from it any more, not even that, this end does.
    statement_timeout: answer,
    ...(answer > 0 && { query_timeout: answer + 5_000 }),
    idle_in_transaction_session_timeout: patience.idleTransaction,
    keepAlive: true,
    types: {
      // None of ours comes near 2⁵³.
      getTypeParser: (type: number, format?: "text" | "binary") =>
        type === int8 ? Number : pg.types.getTypeParser(type, format as "text"),
    },
  };
}

/** What somebody wants to know of the connections. */
interface Wishes {
  /** Called after a change of what public pages show is committed, before whoever made it hears so. */
  onChange(): void;
  /** As of `clientOptions`. */
  answer?: number;
}

/** The connections of this process. Kysely borrows them. */
export class Connections implements PostgresPool {
  readonly options = {};
  readonly #pool: pg.Pool;
  readonly #wishes: Wishes;
  readonly #closing = new AbortController();
  readonly #own = new Set<number>();

  constructor(address: PostgresAddress, wishes: Wishes) {
    this.#wishes = wishes;
    this.#pool = new pg.Pool({ ...clientOptions(address, wishes.answer), max: mostConnections });
    // A connection that breaks between two questions is no news: the next question says so, or opens another one. But
    // unheard it would end the process, also while it is borrowed, when the pool does not listen to it.
    this.#pool.on("error", () => {});
    this.#pool.on("connect", (client) => {
      client.on("error", () => {});
      this.#own.add(numberOf(client));
    });
    this.#pool.on("remove", (client) => void this.#own.delete(numberOf(client)));
  }

  /** Is aborted when the database is closed. */
  get closing(): AbortSignal {
    return this.#closing.signal;
  }

  /** Is this number of a connection, as PostgreSQL gives them, one of ours? */
  isOwn(number: number): boolean {
    return this.#own.has(number);
  }

  /** @throws Unavailable when the server gives none */
  async connect(): Promise<PostgresPoolClient> {
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw new Unavailable(error);
    });
    return new BorrowedConnection(client, this.#wishes.onChange);
  }

  /** Asks one question outside of Kysely. @throws Unavailable when the server does not answer */
  async ask<Row>(question: string): Promise<Row[]> {
    const client = await this.connect();
    try {
      return (await client.query<Row>(question, [])).rows;
    } finally {
      client.release();
    }
  }

  /** Twice is the same as once. */
  async end(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    this.#closing.abort();
    await this.#pool.end();
  }
}

/**
 * Takes a value as SQLite does, where PostgreSQL would refuse the whole question: text may hold the sign of number 0, and
 * what is compared with a whole number and is none equals nothing.
 */
function asTaken(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll("\0", "\uFFFD");
  return typeof value === "number" && !Number.isSafeInteger(value) ? null : value;
}

/** Its number is not in the types of the library, and only there. */
function numberOf(client: pg.ClientBase): number {
  return (client as unknown as { processID: number }).processID;
}

/** One connection, from borrowing it to giving it back, with an eye on what goes over it. */
class BorrowedConnection implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #onChange: () => void;
  #isInTransaction = false;
  #hasChanged = false;
  #isBroken = false;

  constructor(client: pg.PoolClient, onChange: () => void) {
    this.#client = client;
    this.#onChange = onChange;
  }

  query = (async (statement: string, parameters: readonly unknown[]) => {
    if (/^(?:begin|start transaction)/.test(statement)) this.#isInTransaction = true;
    if (/^(?:commit|rollback)$/.test(statement)) this.#isInTransaction = false;
    if (statement === "rollback") this.#hasChanged = false;
    if (changesPages(statement)) this.#hasChanged = true;
    try {
      return (await this.#client.query(statement, parameters.map(asTaken))) as PostgresQueryResult<unknown>;
    } catch (error) {
      if (!isServerGone(error)) throw error;
      this.#isBroken = true;
      throw new Unavailable(error);
    } finally {
      // A commit whose answer was lost may have been done: better once too often.
      if (this.#hasChanged && !this.#isInTransaction) {
        this.#hasChanged = false;
        this.#onChange();
      }
    }
  }) as PostgresPoolClient["query"];

  release(isDiscarded = false): void {
    this.#client.release(isDiscarded || this.#isBroken);
  }
}
