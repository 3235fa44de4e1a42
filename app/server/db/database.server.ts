import { resolve } from "node:path";
import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { ConfigError } from "../config/config.server.ts";
import { Unavailable } from "../http/errors.ts";
import type { ChangeSubscription, Engine, Watch } from "./engine.ts";
import { migrations } from "./migrations/index.ts";
import type { OwnChanges } from "./public-tables.ts";
import { inMemory, openSqlite } from "./sqlite.server.ts";
import type { Tables } from "./tables.ts";

export type Database = Kysely<Tables>;

/** No other code depends on the engine. */
const engines = new WeakMap<Database, Engine>();

/**
 * Opens `DATABASE_URL` and runs the migrations.
 *
 * @param url `sqlite:` and a path; `sqlite::memory:`; or `postgres://…`
 * @param root base of a relative path
 * @param changes of this process to content of public pages
 * @param copyUrl `DATABASE_READ_URL`: a read replica of a `postgres://` server
 * @throws ConfigError when it cannot be opened, or was made by newer code
 */
export async function openDatabase(
  url: string,
  root: string,
  changes?: OwnChanges,
  copyUrl?: string,
): Promise<Database> {
  const isFile = url.startsWith("sqlite:");
  const engine = isFile ? await openFile(url, root, changes) : await openServer(url, changes, copyUrl);
  engines.set(engine.db, engine);
  return engine.db;
}

async function openFile(url: string, root: string, changes?: OwnChanges): Promise<Engine> {
  const path = url.slice("sqlite:".length);
  let engine: Engine;
  try {
    engine = openSqlite(path === inMemory ? path : resolve(root, path), changes);
  } catch (error) {
    throw new ConfigError("DATABASE_URL", `names a database that cannot be opened: ${reasonOf(error)}.`);
  }
  try {
    await migrateToLatest(engine.db);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError("DATABASE_URL", `names a database that cannot be brought up to date: ${reasonOf(error)}.`);
  }
  return engine;
}

/** Loaded on demand: most sites are one file on one machine. */
async function openServer(url: string, changes?: OwnChanges, copyUrl?: string): Promise<Engine> {
  const { openPostgres } = await import("./postgres.server.ts");
  return openPostgres(url, migrateToLatest, changes, copyUrl);
}

/**
 * For rendering public pages: a read replica with every change acknowledged until now, if any; otherwise the same.
 *
 * @throws Unavailable when the primary does not answer
 */
export function databaseForPages(db: Database): Promise<Database> {
  return engines.get(db)?.forPages() ?? Promise.resolve(db);
}

/**
 * Subscribes to content changes of other processes, until the database is closed; own changes go to `onChange` of
 * `openDatabase`.
 */
export function watchChanges(db: Database, hearing: ChangeSubscription): Watch {
  return engineOf(db).watch(hearing);
}

/**
 * Writes, or checks that the server could.
 *
 * @param timeoutMs timeout (ms)
 * @returns why it is not writable, in a sentence; undefined when it is
 */
export function checkWritable(db: Database, timeoutMs: number): Promise<string | undefined> {
  return engineOf(db).checkWritable(timeoutMs);
}

/**
 * Truncates the write-ahead log, which still has deleted content; the database file has zeros there. PostgreSQL manages
 * its own files.
 *
 * @returns false while another program reads the log; the next night retries
 */
export function dropDeletedBytes(db: Database): Promise<boolean> {
  return engineOf(db).dropDeletedBytes();
}

/** The database's folder, for checking free space; undefined where none is local. */
export function folderOf(db: Database): string | undefined {
  return engineOf(db).folder;
}

function engineOf(db: Database): Engine {
  const engine = engines.get(db);
  if (engine === undefined) throw new Error("This database was not opened by openDatabase.");
  return engine;
}

/**
 * Prefix of a marker among the migrations while a database is being filled. No version knows such a migration, so no
 * site starts on an unfinished copy.
 */
export const unfinishedCopy = "unfinished-move-";

/** Marker of an unfinished restore. */
export const unfinishedRestore = `${unfinishedCopy}restoring`;

/**
 * Runs pending migrations: one process does, the others wait.
 *
 * @throws ConfigError for a database unusable for this code; it is closed then
 */
export async function migrateToLatest(db: Database): Promise<void> {
  const migrator = new Migrator({ db: db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  await db.destroy();
  const why = error instanceof Error ? error.message : "";
  if (why.includes(unfinishedRestore))
    throw new ConfigError(
      "DATABASE_URL",
      "names a database into which a backup is not restored to its end. Run npm run restore again, until it says that it is.",
    );
  if (why.includes(unfinishedCopy))
    throw new ConfigError(
      "DATABASE_URL",
      "names a database into which a move is not finished. Run npm run copy-database again, until it says that both have the same.",
    );
  if (!why.includes("previously executed migration") || !why.includes("missing")) throw error;
  throw new ConfigError(
    "DATABASE_URL",
    "names a database made by a newer version of this site. Install that version, or restore a backup.",
  );
}

/** Node's messages end with the path, which is the content of a setting. */
function reasonOf(thrown: unknown): string {
  const error = thrown instanceof Unavailable ? thrown.reason : thrown;
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/, \w+ '.*'$/s, "");
}
