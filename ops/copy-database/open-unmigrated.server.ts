import { statSync } from "node:fs";
import { resolve } from "node:path";
import { type Kysely, PostgresAdapter } from "kysely";
import { ConfigError } from "../../app/server/config/config.server.ts";
import { openExistingSqlite } from "../../app/server/db/existing-sqlite.server.ts";
import { sqliteDatabaseOver } from "../../app/server/db/sqlite.server.ts";
import type { Tables } from "../../app/server/db/tables.ts";
import type { AnyDatabase } from "./rows.ts";

/** Timeout of locks (ms). */
const timeoutMs = 5_000;

/**
 * Opens a database unchanged: no migration, no new file.
 * @param word setting or command option with the address
 * @param root base of a relative path
 * @returns undefined for a missing or empty file
 * @throws ConfigError when it cannot be opened
 */
export async function openUnmigrated(word: string, url: string, root: string): Promise<AnyDatabase | undefined> {
  const file = fileOf(url, root);
  const db = file === undefined ? await openServer(word, url) : openFile(word, file);
  return db as AnyDatabase | undefined;
}

/** Returns the absolute path of a file; undefined for a server. */
export function fileOf(url: string, root: string): string | undefined {
  return url.startsWith("sqlite:") ? resolve(root, url.slice("sqlite:".length)) : undefined;
}

function openFile(word: string, file: string): Kysely<Tables> | undefined {
  if (!statSync(file, { throwIfNoEntry: false })?.size) return undefined;
  const connection = openExistingSqlite(file, timeoutMs);
  try {
    connection.exec("PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; PRAGMA synchronous = FULL");
    connection.prepare("select count(*) from sqlite_schema").get();
  } catch {
    connection.close();
    throw new ConfigError(word, "names a file that is no database, or a damaged one.");
  }
  return sqliteDatabaseOver(connection);
}

async function openServer(word: string, url: string): Promise<Kysely<Tables>> {
  const { openPostgresUnmigrated } = await import("../../app/server/db/postgres.server.ts");
  return openPostgresUnmigrated(word, url);
}

export function isPostgres(db: AnyDatabase): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
