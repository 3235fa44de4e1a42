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
import { type ChangeSubscription, ContentVersion, type Engine, type Watch } from "./engine.ts";
import { checkpointWal, checkWritableSqlite } from "./existing-sqlite.server.ts";
import { affecting, noChanges, type OwnChanges } from "./public-tables.ts";
import type { Tables } from "./tables.ts";
import { guardTransactions } from "./with-transaction.ts";

/** Gone when closed. */
export const inMemory = ":memory:";

/** @param changes `onChange` runs just before content of public pages changes @throws when it is no SQLite database */
export function openSqlite(file: string, changes?: OwnChanges): Engine {
  const connection = connect(file);
  const db = guardTransactions(sqliteDatabaseOver(connection, changes));
  return {
    db,
    forPages: async () => db,
    folder: file === inMemory ? undefined : dirname(file),
    checkWritable: async (timeoutMs) => (file === inMemory ? undefined : checkWritableSqlite(file, timeoutMs)),
    dropDeletedBytes: async () => file === inMemory || checkpointWal(file),
    watch: (subscription) => watchSqlite(connection, subscription),
  };
}

/** Kysely over Node's built-in SQLite: nothing to compile or download. */
export function sqliteDatabaseOver(connection: DatabaseSync, changes: OwnChanges = noChanges): Kysely<Tables> {
  const database = forKysely(connection, changes);
  const dialect = new SqliteDialect({ database });
  dialect.createDriver = () => new Driver({ database });
  return new Kysely<Tables>({ dialect });
}

/** Waits for the write lock at the start: a transaction that reads first would fail after another process's write. */
class Driver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

function connect(file: string): DatabaseSync {
  if (file !== inMemory) mkdirSync(dirname(file), { recursive: true });
  // Lock timeout of five seconds for another process (a backup), also for the next lines.
  const db = new DatabaseSync(file, { timeout: 5_000 });
  try {
    // WAL allows reads during writes; FULL syncs to disk, so that a power failure loses no acknowledged write. Secure
    // delete writes zeros: without it, erased personal data would stay in unused parts of the file, and in backups.
    db.exec(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON",
    );
  } catch (error) {
    db.close();
    throw error;
  }
  return db;
}

/** Statement cache: preparing costs more than running, and queries are few. */
const keptStatements = 200;

function forKysely(db: DatabaseSync, { tables, onChange }: OwnChanges): SqliteDatabase {
  const affectsPages = affecting(tables);
  const kept = new Map<string, { statement: SqliteStatement; isChange: boolean }>();
  return {
    close: () => db.close(),
    prepare(text) {
      let found = kept.get(text);
      if (found === undefined) {
        const statement = asKyselyStatement(orServiceUnavailable(() => db.prepare(text)));
        found = { statement, isChange: affectsPages(text) };
        if (kept.size >= keptStatements) kept.clear();
        kept.set(text, found);
      }
      // Kysely runs at once what it prepares. Reads wait for the transaction's end, because there is one connection.
      if (found.isChange) onChange();
      return found.statement;
    },
  };
}

function asKyselyStatement(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => orServiceUnavailable(() => statement.all(...values(parameters))),
    iterate: (parameters) => statement.iterate(...values(parameters)),
    run: (parameters) =>
      orServiceUnavailable(() => {
        const { changes, lastInsertRowid } = statement.run(...values(parameters));
        return { changes: BigInt(changes), lastInsertRowid: BigInt(lastInsertRowid) };
      }),
  };
}

/** Locked, disk read-only, broken or full, log cannot be opened ([result codes](https://sqlite.org/rescode.html)). */
const unableCodes = new Set([5, 8, 10, 13, 14]);

/** @throws Unavailable when the machine, not the query, is at fault */
function orServiceUnavailable<Answer>(ask: () => Answer): Answer {
  try {
    return ask();
  } catch (error) {
    // The lowest byte is the primary result code.
    const code = error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
    throw unableCodes.has(code) ? new Unavailable(error, { isWatched: false }) : error;
  }
}

const pollMs = 250;

/**
 * Subscribes to commits of other connections: another process of the site, or another program.
 * [`data_version`](https://sqlite.org/pragma.html#pragma_data_version) reports them at almost no cost; only then it
 * reads the content version.
 */
function watchSqlite(db: DatabaseSync, subscription: ChangeSubscription): Watch {
  const counter = new ContentVersion(subscription);
  const version = db.prepare("pragma data_version");
  const count = db.prepare("select number from content_version");
  let known: unknown;
  const look = () => {
    if (!db.isOpen) return stop();
    // A transaction would read uncommitted changes.
    if (db.isTransaction) return;
    try {
      const { data_version } = version.get() as { data_version: number };
      if (data_version === known) return;
      counter.hear((count.get() as { number: number }).number);
      known = data_version;
    } catch {
      // Locked: the next poll retries.
    }
  };
  const timer = setInterval(look, pollMs).unref();
  const stop = () => clearInterval(timer);
  look();
  return { stop };
}
