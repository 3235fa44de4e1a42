import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from "kysely";
import { Unavailable } from "../http/errors.ts";
import type { Engine } from "./engine.ts";
import { changesPages } from "./public-tables.ts";
import type { Tables } from "./tables.ts";
import { guardTransactions } from "./transaction-guard.ts";
import { truncateLog } from "./checkpoint-wal.server.ts";
import { tryWritingSqlite } from "./check-writable.server.ts";
import { watchSqlite } from "./watch-sqlite.server.ts";

/** A database in memory, which is gone when it is closed. */
export const passing = ":memory:";

/**
 * Opens a SQLite database.
 *
 * @param file as of `sqliteDialect`
 * @param onChange as of `sqliteDialect`
 * @throws as `sqliteDialect`
 */
export function openSqlite(file: string, onChange?: () => void): Engine {
  const connection = connect(file);
  const database = guardTransactions(new Kysely<Tables>({ dialect: dialectOver(connection, onChange) }));
  return {
    database,
    forPages: async () => database,
    folder: file === passing ? undefined : dirname(file),
    tryWriting: async (patience) => (file === passing ? undefined : tryWritingSqlite(file, patience)),
    dropDeletedBytes: async () => file === passing || truncateLog(file),
    watch: (hearing) => watchSqlite(connection, hearing),
  };
}

/**
 * Kysely's own SQLite dialect over Node's built-in SQLite, so that nothing has to be compiled or downloaded.
 *
 * @param file path of the database file, or `:memory:`
 * @param onChange called just before a change of what public pages show
 * @throws when the file cannot be opened or is no SQLite database
 */
export function sqliteDialect(file: string, onChange?: () => void): SqliteDialect {
  return dialectOver(connect(file), onChange);
}

/** A database over a connection that somebody opened in another way. */
export function sqliteDatabaseOver(connection: DatabaseSync): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: dialectOver(connection) });
}

function dialectOver(connection: DatabaseSync, onChange: () => void = () => {}): SqliteDialect {
  return new Dialect({ database: forKysely(connection, onChange) });
}

class Dialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(config: { database: SqliteDatabase }) {
    super(config);
    this.#database = config.database;
  }

  override createDriver(): SqliteDriver {
    return new Driver({ database: this.#database });
  }
}

/**
 * Takes the lock at the beginning of a transaction, and waits for it there. One that reads first and writes later would
 * be refused at once, and not wait, when another process wrote in between.
 */
class Driver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

function connect(file: string): DatabaseSync {
  if (file !== passing) mkdirSync(dirname(file), { recursive: true });
  // Five seconds are for another process (a backup) that holds the lock, already while the next lines run.
  const database = new DatabaseSync(file, { timeout: 5_000 });
  try {
    // WAL lets readers go on while somebody writes; FULL waits for the disk, so that nothing acknowledged is lost
    // when the power goes. Secure delete writes zeros over what is deleted: without it, the words of somebody who was
    // erased would stay in unused parts of the file, and go into every backup to come.
    database.exec(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;",
    );
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/** Preparing costs more than running, and a site asks the same few questions again and again. */
const keptStatements = 200;

function forKysely(database: DatabaseSync, onChange: () => void): SqliteDatabase {
  const kept = new Map<string, { statement: SqliteStatement; isChange: boolean }>();
  return {
    close: () => database.close(),
    prepare(text) {
      let found = kept.get(text);
      if (found === undefined) {
        found = {
          statement: asKyselyStatement(orUnavailable(() => database.prepare(text))),
          isChange: changesPages(text),
        };
        if (kept.size >= keptStatements) kept.clear();
        kept.set(text, found);
      }
      // Kysely runs at once what it prepares. Whoever reads meanwhile waits for the end of the transaction, because
      // there is one connection.
      if (found.isChange) onChange();
      return found.statement;
    },
  };
}

function asKyselyStatement(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => orUnavailable(() => statement.all(...values(parameters))),
    iterate: (parameters) => statement.iterate(...values(parameters)),
    run: (parameters) =>
      orUnavailable(() => {
        const { changes, lastInsertRowid } = statement.run(...values(parameters));
        return { changes: BigInt(changes), lastInsertRowid: BigInt(lastInsertRowid) };
      }),
  };
}

/**
 * What SQLite says when it cannot do its work just now (https://sqlite.org/rescode.html): another program keeps the lock,
 * or the disk is read-only, broken, full, or does not let the log be opened.
 */
const unableCodes = new Set([5, 8, 10, 13, 14]);

/** Asks the database. @throws Unavailable when the machine, and not the question, is at fault */
function orUnavailable<Answer>(ask: () => Answer): Answer {
  try {
    return ask();
  } catch (error) {
    // What stands above the lowest byte says more exactly why.
    const code = error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
    throw unableCodes.has(code) ? new Unavailable(error, { isWatched: false }) : error;
  }
}
