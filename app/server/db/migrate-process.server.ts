import { spawn } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";
import { resolve } from "node:path";
import type { Kysely } from "kysely";
import type { Config } from "../config/config.server.ts";
import { ConfigError } from "../config/config-error.ts";
import { requireFreePort } from "../http/listen.server.ts";
import { notifySystemd } from "../watchdog/notify-systemd.server.ts";
import { openDatabase } from "./database.server.ts";
import { openExistingSqlite } from "./existing-sqlite.server.ts";
import { baseline, findAppliedMigrations } from "./migrate.server.ts";
import type { Migrations } from "./migration-list.ts";
import { sqliteDatabaseOver } from "./sqlite.server.ts";
import type { Tables } from "./tables.ts";

const migrateWord = "migrate";

/** Extension of the start timeout that each notice to systemd asks for (ms). Two notices are sent within this time. */
const extensionMs = 30_000;

type Settings = Pick<Config, "databaseUrl" | "root" | "port" | "host">;

/**
 * Migrates a database with pending migrations in a separate process, after an archive. SQLite blocks its thread, and
 * this thread must tell systemd that the start continues.
 * @param migrations of this version, if this process knows them; otherwise the other process checks them
 * @returns the exit code of a failed process, which has printed the reason; undefined when the start can continue
 */
export async function migrateBeforeStart(settings: Settings, migrations?: Migrations): Promise<number | undefined> {
  if (migrations !== undefined && !(await hasPendingMigrations(settings, migrations))) return undefined;
  const [entry = ""] = process.argv.slice(1);
  const child = spawn(process.execPath, [...process.execArgv, entry, migrateWord], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const extend = () => notifySystemd(`EXTEND_TIMEOUT_USEC=${extensionMs * 1_000}`);
  extend();
  const extending = setInterval(extend, extensionMs / 2);
  const [code, signal] = await once(child, "exit");
  clearInterval(extending);
  if (code === 0) return undefined;
  if (signal !== null)
    process.stderr.write(
      `The database could not be brought up to date: the process was ended by ${signal}. Nothing in it was changed: start again.\n`,
    );
  return code ?? 1;
}

/** Returns true in the process that `migrateBeforeStart` starts. */
export const isMigrateProcess = (): boolean => process.argv.includes(migrateWord);

/**
 * Does the work of that process.
 * @param keepBefore writes the site into an archive before any change
 * @throws ConfigError, also when the port is in use, because its process still uses the database
 */
export async function migrateHere(
  settings: Settings,
  migrations: Migrations,
  keepBefore: () => Promise<void>,
): Promise<void> {
  if (!(await hasPendingMigrations(settings, migrations))) return;
  await requireFreePort(settings);
  if (await canMigrate(settings, migrations)) await keepBefore();
  await (await openDatabase(settings.databaseUrl, settings.root, migrations)).destroy();
}

/** Returns true if the database has a site with pending migrations. Opening the database reports any other problem. */
async function hasPendingMigrations(settings: Settings, migrations: Migrations): Promise<boolean> {
  const applied = await findApplied(settings, migrations);
  return applied !== undefined && !applied.isLatest;
}

/**
 * Returns false for a database of a newer version, or of a version that is too old: opening it reports that, and
 * changes nothing.
 */
async function canMigrate(settings: Settings, migrations: Migrations): Promise<boolean> {
  const applied = await findApplied(settings, migrations);
  return applied?.unknown.length === 0 && applied.names.includes(baseline);
}

/**
 * For commands that open the site, as only the start migrates a database, after it made an archive.
 * @throws ConfigError if migrations are pending
 */
export async function requireMigrated(settings: Settings, migrations: Migrations): Promise<void> {
  if (await hasPendingMigrations(settings, migrations))
    throw new ConfigError("DATABASE_URL", "names a database of an older version. Start this version once: npm start");
}

async function findApplied(settings: Settings, migrations: Migrations) {
  try {
    const db = await openExisting(settings);
    return db && (await findAppliedMigrations(db, migrations).finally(() => db.destroy()));
  } catch {
    return undefined;
  }
}

async function openExisting({ databaseUrl, root }: Settings): Promise<Kysely<Tables> | undefined> {
  if (!databaseUrl.startsWith("sqlite:"))
    return (await import("./postgres.server.ts")).openPostgresUnmigrated("DATABASE_URL", databaseUrl);
  const file = resolve(root, databaseUrl.slice("sqlite:".length));
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
  return sqliteDatabaseOver(openExistingSqlite(file, 0));
}
