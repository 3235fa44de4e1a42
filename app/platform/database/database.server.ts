import { resolve } from "node:path";
import { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { BadSetting } from "../settings.server.ts";
import { migrations } from "./migrations/index.ts";
import { sqliteDialect } from "./sqlite.server.ts";
import type { Tables } from "./tables.ts";

/** The database, as every store knows it. */
export type Database = Kysely<Tables>;

/**
 * Opens the database that `DATABASE_URL` names and brings its tables up to date.
 *
 * @param url `sqlite:` and a path; `sqlite::memory:` for a passing one
 * @param root folder that a relative path starts from
 * @param onChange called when something changes that public pages show
 * @throws BadSetting when it cannot be opened, or was made by newer code
 */
export async function openDatabase(url: string, root: string, onChange?: () => void): Promise<Database> {
  const path = url.slice("sqlite:".length);
  const file = path === ":memory:" ? path : resolve(root, path);
  let database: Database;
  try {
    database = new Kysely<Tables>({ dialect: sqliteDialect(file, onChange) });
  } catch (error) {
    throw new BadSetting("DATABASE_URL", `names a database that cannot be opened: ${reasonOf(error)}.`);
  }
  await bringUpToDate(database);
  return database;
}

async function bringUpToDate(database: Database): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  await database.destroy();
  const why = reasonOf(error);
  const newer = why.includes("previously executed migration") && why.includes("missing");
  throw new BadSetting(
    "DATABASE_URL",
    newer
      ? "names a database made by a newer version of this site. Install that version, or restore a backup."
      : `names a database that cannot be brought up to date: ${why}.`,
  );
}

/** The reason alone: Node ends its messages with the path, which is the content of a setting. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/, \w+ '.*'$/s, "");
}
