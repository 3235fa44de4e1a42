import { resolve } from "node:path";
import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { ConfigError } from "../config/config-error.ts";
import { Unavailable } from "../http/errors.ts";
import type { Engine } from "./engine.ts";
import { migrations } from "./migrations/index.ts";
import type { OwnChanges } from "./public-tables.ts";
import { inMemory, openSqlite } from "./sqlite.server.ts";
import type { Tables } from "./tables.ts";

export type Database = Kysely<Tables>;

/** No other code depends on the engine. */
const engines = new WeakMap<Database, Engine>();

/**
 * Opens `DATABASE_URL` and runs the migrations.
 * @param url `sqlite:` and a path, from `root`; `sqlite::memory:`; or `postgres://…`
 * @param changes of this process to content of public pages
 * @param copyUrl `DATABASE_READ_URL`: a read replica of a `postgres://` server
 * @throws ConfigError when it cannot be opened, or was made by newer code
 */
export async function openDatabase(url: string, root: string, changes?: OwnChanges, copyUrl?: string) {
  const engine = url.startsWith("sqlite:")
    ? await openFile(url.slice("sqlite:".length), root, changes)
    : // Loaded on demand: most sites are one file on one machine.
      await (await import("./postgres.server.ts")).openPostgres(url, migrateToLatest, changes, copyUrl);
  engines.set(engine.db, engine);
  return engine.db;
}

async function openFile(path: string, root: string, changes?: OwnChanges): Promise<Engine> {
  let verb = "opened";
  try {
    const engine = openSqlite(path === inMemory ? path : resolve(root, path), changes);
    verb = "brought up to date";
    await migrateToLatest(engine.db);
    return engine;
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError("DATABASE_URL", `names a database that cannot be ${verb}: ${reasonOf(error)}.`);
  }
}

/** As `forPages` of its engine; the database itself where it is one with plugins. */
export const databaseForPages = async (db: Database): Promise<Database> => engines.get(db)?.forPages() ?? db;

/** @throws for a database that `openDatabase` did not open */
export function engineOf(db: Database): Engine {
  const engine = engines.get(db);
  if (engine === undefined) throw new Error("This database was not opened by openDatabase.");
  return engine;
}

/** Prefix of a migration that marks a copy under way: no version knows it, so no site starts on an unfinished one. */
export const unfinishedCopy = "unfinished-move-";

/** Marker of an unfinished restore. */
export const unfinishedRestore = `${unfinishedCopy}restoring`;

/** By what the failure names: why the database is not for this code. */
const whyUnusable: [name: RegExp, why: string][] = [
  [
    new RegExp(unfinishedRestore),
    "names a database into which a backup is not restored to its end. Run npm run restore again, until it says that it is.",
  ],
  [
    new RegExp(unfinishedCopy),
    "names a database into which a move is not finished. Run npm run copy-database again, until it says that both have the same.",
  ],
  [
    /previously executed migration.*missing/s,
    "names a database made by a newer version of this site. Install that version, or restore a backup.",
  ],
];

/** One process runs pending migrations, the others wait. @throws ConfigError for an unusable database, closed then */
export async function migrateToLatest(db: Database): Promise<void> {
  if (await isLatest(db)) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  await db.destroy();
  const message = error instanceof Error ? error.message : "";
  const [, why] = whyUnusable.find(([name]) => name.test(message)) ?? [];
  throw why === undefined ? error : new ConfigError("DATABASE_URL", why);
}

/** Whether nothing is pending: one query, where the migrator first reads what columns every table has. */
async function isLatest(db: Database): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    return rows.length === Object.keys(migrations).length && rows.every(({ name }) => Object.hasOwn(migrations, name));
  } catch {
    // A new database; of every other reason the migrator says which.
    return false;
  }
}

/** Node's messages end with the path, which is the content of a setting. */
function reasonOf(thrown: unknown): string {
  const error = thrown instanceof Unavailable ? thrown.reason : thrown;
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/, \w+ '.*'$/s, "");
}
