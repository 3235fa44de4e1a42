import { statSync } from "node:fs";
import { resolve } from "node:path";
import { type Kysely, PostgresAdapter } from "kysely";
import { BadSetting } from "../../app/server/config/config.server.ts";
import { openExistingSqlite } from "../../app/server/db/existing-sqlite.server.ts";
import { sqliteDatabaseOver } from "../../app/server/db/sqlite.server.ts";
import type { Tables } from "../../app/server/db/tables.ts";
import type { AnyDatabase } from "./rows.ts";

/** How long to wait for a lock on a file, in milliseconds. */
const patience = 5_000;

/**
 * Opens a database as it stands: nothing in it is changed, no migration runs, and what is not there is not made.
 *
 * @param word the setting, or the word of a command, that its address stands in
 * @param root folder that a relative path starts from
 * @returns undefined for a file that is not there, or has nothing in it
 * @throws BadSetting when it cannot be opened
 */
export async function openAsItStands(word: string, url: string, root: string): Promise<AnyDatabase | undefined> {
  const file = fileOf(url, root);
  const database = file === undefined ? await openServer(word, url) : openFile(word, file);
  return database as AnyDatabase | undefined;
}

/** The whole path of the file of an address; undefined for a server. */
export function fileOf(url: string, root: string): string | undefined {
  return url.startsWith("sqlite:") ? resolve(root, url.slice("sqlite:".length)) : undefined;
}

function openFile(word: string, file: string): Kysely<Tables> | undefined {
  if (!statSync(file, { throwIfNoEntry: false })?.size) return undefined;
  const connection = openExistingSqlite(file, patience);
  try {
    connection.exec("PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; PRAGMA synchronous = FULL");
    connection.prepare("select count(*) from sqlite_schema").get();
  } catch {
    connection.close();
    throw new BadSetting(word, "names a file that is no database, or a damaged one.");
  }
  return sqliteDatabaseOver(connection);
}

async function openServer(word: string, url: string): Promise<Kysely<Tables>> {
  const { openPostgresAsItStands } = await import("../../app/server/db/postgres.server.ts");
  return openPostgresAsItStands(word, url);
}

/** Which of the two engines it is. */
export function isPostgres(database: AnyDatabase): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}
