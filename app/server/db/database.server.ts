import { resolve } from "node:path";
import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { Unavailable } from "../http/errors.ts";
import { BadSetting } from "../config/config.server.ts";
import type { Engine, Hearing, Watch } from "./engine.ts";
import { migrations } from "./migrations/index.ts";
import { openSqlite, passing } from "./sqlite.server.ts";
import type { Tables } from "./tables.ts";

/** The database, as every store knows it. */
export type Database = Kysely<Tables>;

/** What is under the databases that are open: nobody else asks which engine it is. */
const engines = new WeakMap<Database, Engine>();

/**
 * Opens the database that `DATABASE_URL` names and brings its tables up to date.
 *
 * @param url `sqlite:` and a path; `sqlite::memory:` for a passing one; `postgres://…` for a server
 * @param root folder that a relative path starts from
 * @param onChange called when something changes that public pages show
 * @param copyUrl `DATABASE_READ_URL`: a server that follows the one of a `postgres://` address
 * @throws BadSetting when it cannot be opened, or was made by newer code
 */
export async function openDatabase(
  url: string,
  root: string,
  onChange?: () => void,
  copyUrl?: string,
): Promise<Database> {
  const isFile = url.startsWith("sqlite:");
  const engine = isFile ? await openFile(url, root, onChange) : await openServer(url, onChange, copyUrl);
  engines.set(engine.database, engine);
  return engine.database;
}

async function openFile(url: string, root: string, onChange?: () => void): Promise<Engine> {
  const path = url.slice("sqlite:".length);
  let engine: Engine;
  try {
    engine = openSqlite(path === passing ? path : resolve(root, path), onChange);
  } catch (error) {
    throw new BadSetting("DATABASE_URL", `names a database that cannot be opened: ${reasonOf(error)}.`);
  }
  try {
    await bringUpToDate(engine.database);
  } catch (error) {
    if (error instanceof BadSetting) throw error;
    throw new BadSetting("DATABASE_URL", `names a database that cannot be brought up to date: ${reasonOf(error)}.`);
  }
  return engine;
}

/** Loaded where it is used: most sites are one file on one machine. */
async function openServer(url: string, onChange: () => void = () => {}, copyUrl?: string): Promise<Engine> {
  const { openPostgres } = await import("./postgres.server.ts");
  return openPostgres(url, bringUpToDate, onChange, copyUrl);
}

/**
 * The database to render a public page from, which is the same but where there are copies of it: then one that has every
 * change that was acknowledged until now.
 *
 * @throws Unavailable when the database itself does not answer
 */
export function databaseForPages(database: Database): Promise<Database> {
  return engines.get(database)?.forPages() ?? Promise.resolve(database);
}

/**
 * Listens for changes of what public pages show that other processes make, until the database is closed. What this
 * process changes itself is told where the database was opened.
 */
export function watchChanges(database: Database, hearing: Hearing): Watch {
  return engineOf(database).watch(hearing);
}

/**
 * Writes to a database, or asks its server whether it could.
 *
 * @param patience how long it may take, in milliseconds
 * @returns why it cannot be written to, in a sentence; undefined when it can
 */
export function tryWriting(database: Database, patience: number): Promise<string | undefined> {
  return engineOf(database).tryWriting(patience);
}

/**
 * Empties the write-ahead log, in which what was deleted still stands. The database itself has zeros in its place. A server of
 * PostgreSQL looks after its own files.
 *
 * @returns false while another program reads from the log; the next night does it then
 */
export function dropDeletedBytes(database: Database): Promise<boolean> {
  return engineOf(database).dropDeletedBytes();
}

/** The folder of a database, whose disk must not be full; undefined where none is on this machine. */
export function folderOf(database: Database): string | undefined {
  return engineOf(database).folder;
}

function engineOf(database: Database): Engine {
  const engine = engines.get(database);
  if (engine === undefined) throw new Error("This database was not opened by openDatabase.");
  return engine;
}

/**
 * The beginning of what stands among the migrations of a database until a site that moves into it is whole. No version
 * of the site knows such a migration, so none starts on half a copy.
 */
export const unfinishedMove = "unfinished-move-";

/** The same, where a backup is restored into it. */
export const unfinishedRestoring = `${unfinishedMove}restoring`;

/**
 * Runs the migrations that have not run. Of several processes one does; the others wait for it.
 *
 * @throws BadSetting for a database that this code cannot use, which is closed then
 */
export async function bringUpToDate(database: Database): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  await database.destroy();
  const why = error instanceof Error ? error.message : "";
  if (why.includes(unfinishedRestoring))
    throw new BadSetting(
      "DATABASE_URL",
      "names a database into which a backup is not restored to its end. Run npm run restore again, until it says that it is.",
    );
  if (why.includes(unfinishedMove))
    throw new BadSetting(
      "DATABASE_URL",
      "names a database into which a move is not finished. Run npm run move again, until it says that both have the same.",
    );
  if (!why.includes("previously executed migration") || !why.includes("missing")) throw error;
  throw new BadSetting(
    "DATABASE_URL",
    "names a database made by a newer version of this site. Install that version, or restore a backup.",
  );
}

/** The reason alone: Node ends its messages with the path, which is the content of a setting. */
function reasonOf(thrown: unknown): string {
  const error = thrown instanceof Unavailable ? thrown.reason : thrown;
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/, \w+ '.*'$/s, "");
}
