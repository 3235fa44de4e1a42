import { resolve } from "node:path";
import type { Kysely } from "kysely";
import { ConfigError } from "../config/config-error.ts";
import { lockTimeoutMs } from "../config/timeouts.ts";
import { Unavailable } from "../http/errors.ts";
import type { Engine } from "./engine.ts";
import { migrateToLatest } from "./migrate.server.ts";
import type { Migrations } from "./migration-list.ts";
import type { OwnChanges } from "./public-tables.ts";
import { inMemory, openSqlite } from "./sqlite.server.ts";
import type { Tables } from "./tables.ts";

export type Database = Kysely<Tables>;

/** Keeps engines out of other code, which must not depend on them. */
const engines = new WeakMap<Database, Engine>();

/**
 * Opens `DATABASE_URL` and runs the migrations.
 * @param url `sqlite:` and a path, from `root`; `sqlite::memory:`; or `postgres://…`
 * @param changes `onChange` runs when this process changes content of public pages
 * @param copyUrl `DATABASE_READ_URL`: a read replica of a `postgres://` server
 * @throws ConfigError when it cannot be opened, or belongs to newer code
 */
export async function openDatabase(
  url: string,
  root: string,
  migrations: Migrations,
  changes?: OwnChanges,
  copyUrl?: string,
) {
  const engine = url.startsWith("sqlite:")
    ? await openFile(url.slice("sqlite:".length), root, migrations, changes)
    : // Loaded on demand: most sites are one file on one machine.
      await (await import("./postgres.server.ts")).openPostgres(
        url,
        (db) => migrateToLatest(db, migrations),
        changes,
        copyUrl,
      );
  engines.set(engine.db, engine);
  return engine.db;
}

/** Timeout of the lock while another process migrates (ms). */
const migratingMs = 600_000;

async function openFile(path: string, root: string, migrations: Migrations, changes?: OwnChanges): Promise<Engine> {
  const file = path === inMemory ? path : resolve(root, path);
  const lockTimeout = { ms: migratingMs };
  let engine: Engine | undefined;
  try {
    engine = openSqlite(file, changes, lockTimeout);
    await migrateToLatest(engine.db, migrations);
    lockTimeout.ms = lockTimeoutMs;
    return engine;
  } catch (error) {
    await engine?.db.destroy();
    if (error instanceof ConfigError) throw error;
    throw new ConfigError("DATABASE_URL", `names a database that cannot be ${whyNotOpen(engine, reasonOf(error))}`);
  }
}

const whyNotOpen = (engine: Engine | undefined, reason: string): string =>
  engine === undefined
    ? `opened: ${reason}.`
    : `brought up to date: ${reason}. Nothing in it was changed: the version before still starts with it.`;

/** Returns the database for pages, from the engine's `forPages`; a database with plugins is returned unchanged. */
export const databaseForPages = async (db: Database): Promise<Database> => engines.get(db)?.forPages() ?? db;

/**
 * Returns the engine of a database.
 * @throws if `openDatabase` did not open it
 */
export function engineOf(db: Database): Engine {
  const engine = engines.get(db);
  if (engine === undefined) throw new Error("This database was not opened by openDatabase.");
  return engine;
}

/** Returns the reason without the path at the end of Node's messages, which is the content of a setting. */
function reasonOf(thrown: unknown): string {
  const error = thrown instanceof Unavailable ? thrown.reason : thrown;
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/, \w+ '.*'$/s, "");
}
