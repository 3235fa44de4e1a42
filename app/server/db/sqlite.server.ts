import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
  sql,
} from "kysely";
import { lockTimeoutMs } from "../config/timeouts.ts";
import { Unavailable } from "../http/errors.ts";
import { DiskReserve } from "./disk-reserve.ts";
import { type ChangeSubscription, ContentVersion, type Engine, type Watch } from "./engine.ts";
import { checkpointWal, checkWritableSqlite } from "./existing-sqlite.server.ts";
import { affecting, noChanges, type OwnChanges } from "./public-tables.ts";
import { type LockTimeout, retryWhileLocked, TryAgain } from "./retry-while-locked.ts";
import type { Tables } from "./tables.ts";
import { guardTransactions, isDryRun } from "./with-transaction.ts";

/** A database that is lost when closed. */
export const inMemory = ":memory:";

/**
 * @param changes `onChange` runs just before a change to content of public pages
 * @param lockTimeout for locks of other processes
 * @throws when the file is no SQLite database
 */
export function openSqlite(
  file: string,
  changes?: OwnChanges,
  lockTimeout: LockTimeout = { ms: lockTimeoutMs },
): Engine {
  const connection = connect(file);
  const reserve = file === inMemory ? undefined : new DiskReserve(file);
  const db = guardTransactions(retryWhileLocked(sqliteDatabaseOver(connection, changes, reserve), lockTimeout));
  return {
    db,
    forPages: async () => db,
    folder: file === inMemory ? undefined : dirname(file),
    checkWritable: async (timeoutMs) => (file === inMemory ? undefined : checkWritableSqlite(file, timeoutMs)),
    dropDeletedBytes: async () => file === inMemory || checkpointWal(file),
    rewrite: async () => void (await sql`vacuum`.execute(db)),
    isDiskFull: () => reserve?.isSpent ?? false,
    refillReserve: async () => reserve?.refill(),
    watch: (subscription) => watchSqlite(connection, subscription),
  };
}

/** Opens Kysely with Node's built-in SQLite, which needs no download or compiler. */
export function sqliteDatabaseOver(
  connection: DatabaseSync,
  changes: OwnChanges = noChanges,
  reserve?: DiskReserve,
): Kysely<Tables> {
  const database = forKysely(connection, changes, reserve);
  const dialect = new SqliteDialect({ database });
  dialect.createDriver = () => new Driver(database, connection);
  dialect.createAdapter = () => new Adapter();
  return new Kysely<Tables>({ dialect });
}

/** SQLite rolls back schema changes like any others; Kysely's own adapter denies that. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Takes the write lock at the start, because a transaction that reads first would fail after another process's write.
 */
class Driver extends SqliteDriver {
  readonly #connection: DatabaseSync;

  constructor(database: SqliteDatabase, connection: DatabaseSync) {
    super({ database });
    this.#connection = connection;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** After a commit that a full disk rejected, SQLite has rolled back. A second rollback would hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#connection.isTransaction) await super.rollbackTransaction(connection);
  }
}

function connect(file: string): DatabaseSync {
  if (file !== inMemory) mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file, { timeout: lockTimeoutMs });
  try {
    // WAL allows reads during writes; FULL syncs to disk, so that a power failure loses no acknowledged write. The
    // setting `secure_delete` overwrites deleted data with zeros. Without it, erased personal data would stay in unused
    // parts of the file, and in backups.
    db.exec(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON",
    );
    // After this, `retryWhileLocked` does the waiting.
    db.exec("PRAGMA busy_timeout = 0");
  } catch (error) {
    db.close();
    throw error;
  }
  return db;
}

/** Number of cached statements: preparing costs more than running, and the site has few different queries. */
const keptStatements = 200;

function forKysely(db: DatabaseSync, { tables, onChange }: OwnChanges, reserve?: DiskReserve): SqliteDatabase {
  const ask = <Answer>(question: () => Answer) => orServiceUnavailable(db, question, reserve);
  const affectsPages = affecting(tables);
  const kept = new Map<string, { statement: SqliteStatement; isChange: boolean }>();
  return {
    close: () => db.close(),
    prepare(text) {
      let found = kept.get(text);
      if (found === undefined) {
        const statement = asKyselyStatement(
          ask(() => db.prepare(text)),
          ask,
        );
        found = { statement, isChange: affectsPages(text) };
        if (kept.size >= keptStatements) kept.clear();
        kept.set(text, found);
      }
      // Kysely runs a prepared statement at once. Reads wait for the end of a transaction, as there is one connection.
      if (found.isChange && !isDryRun()) onChange();
      return found.statement;
    },
  };
}

type Ask = <Answer>(question: () => Answer) => Answer;

function asKyselyStatement(statement: StatementSync, ask: Ask): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => ask(() => statement.all(...values(parameters))),
    iterate: (parameters) => statement.iterate(...values(parameters)),
    run: (parameters) =>
      ask(() => {
        const { changes, lastInsertRowid } = statement.run(...values(parameters));
        return { changes: BigInt(changes), lastInsertRowid: BigInt(lastInsertRowid) };
      }),
  };
}

/** [Result codes](https://sqlite.org/rescode.html). */
const busyCode = 5;
const fullCode = 13;

/** Locked; disk read-only, broken or full; log cannot be opened. */
const unableCodes = new Set([busyCode, 8, 10, fullCode, 14]);

/** Returns the primary result code, which is the lowest byte of the extended code. */
const codeOf = (error: unknown): number =>
  error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;

/** @throws Unavailable when the machine, not the query, is the cause; TryAgain when the transaction can be repeated */
function orServiceUnavailable<Answer>(db: DatabaseSync, ask: () => Answer, reserve: DiskReserve | undefined): Answer {
  const { isTransaction } = db;
  try {
    return ask();
  } catch (error) {
    const code = codeOf(error);
    const about = { isWatched: false, isDiskFull: code === fullCode };
    if (code === busyCode && !isTransaction) throw new TryAgain(error, about);
    if (code === fullCode && reserve?.release()) throw new TryAgain(error, about);
    throw unableCodes.has(code) ? new Unavailable(error, about) : error;
  }
}

const pollMs = 250;

/**
 * Subscribes to commits of other connections: another process of the site, or another program.
 * [`data_version`](https://sqlite.org/pragma.html#pragma_data_version) reports them at almost no cost; the content
 * version is read only then.
 */
function watchSqlite(db: DatabaseSync, subscription: ChangeSubscription): Watch {
  const counter = new ContentVersion(subscription);
  const version = db.prepare("pragma data_version");
  const count = db.prepare("select number from content_version");
  let known: unknown;
  const look = () => {
    if (!db.isOpen) return stop();
    // Inside a transaction, the query would read uncommitted changes.
    if (db.isTransaction) return;
    try {
      const { data_version } = version.get() as { data_version: number };
      if (data_version === known) return;
      counter.hear((count.get() as { number: number }).number);
      known = data_version;
    } catch {
      // The database is locked, so the next poll retries.
    }
  };
  const timer = setInterval(look, pollMs).unref();
  const stop = () => clearInterval(timer);
  look();
  return { stop };
}
