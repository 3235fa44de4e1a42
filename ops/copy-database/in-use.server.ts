import type { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { openExistingSqlite } from "../../app/server/db/existing-sqlite.server.ts";
import type { AnyDatabase } from "./rows.ts";

/** SQLite's number for "somebody else has the lock". */
const busy = 5;

/**
 * Has another program this file open? Only who is alone with it may take its write-ahead log away, and the site always
 * has one. Nothing in the database changes; the next start of the site makes the log anew.
 */
export function isFileInUse(file: string): boolean {
  let connection: DatabaseSync | undefined;
  try {
    connection = openExistingSqlite(file, 0);
    connection.exec("PRAGMA journal_mode = DELETE");
    return false;
  } catch (error) {
    // What else is wrong with it is said by whoever opens it next.
    return error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === busy;
  } finally {
    connection?.close();
  }
}

/** How long a server may take to forget a process that has ended, and how often it is asked, in milliseconds. */
const forgetting = { patience: 2_000, pause: 100 };

/** Has a process of the site this database open, beside the connection that asks? */
export async function isServerInUse(database: AnyDatabase): Promise<boolean> {
  for (const end = performance.now() + forgetting.patience; ; await wait(forgetting.pause)) {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and application_name = 'tabasamu' and pid <> pg_backend_pid()
      limit 1`.execute(database);
    if (rows.length === 0) return false;
    if (performance.now() > end) return true;
  }
}
