import type { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { openExistingSqlite } from "../../app/server/db/existing-sqlite.server.ts";
import type { AnyDatabase } from "./rows.ts";

const busy = 5;

/**
 * Returns true if another program has the file open. Only an exclusive connection can remove the write-ahead log, and a
 * running site always has a connection. The data stays unchanged; the site's next start creates the log again.
 */
export function isFileInUse(file: string): boolean {
  let connection: DatabaseSync | undefined;
  try {
    connection = openExistingSqlite(file, 0);
    connection.exec("PRAGMA journal_mode = DELETE");
    return false;
  } catch (error) {
    // Opening the database reports other errors.
    return error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === busy;
  } finally {
    connection?.close();
  }
}

/** Timeout for PostgreSQL to notice an ended process, and polling interval (ms). */
const polling = { timeoutMs: 2_000, pause: 100 };

/** Returns true if another process of the site is connected. */
export async function isServerInUse(db: AnyDatabase): Promise<boolean> {
  for (const end = performance.now() + polling.timeoutMs; ; await wait(polling.pause)) {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and application_name = 'tabasamu' and pid <> pg_backend_pid()
      limit 1`.execute(db);
    if (rows.length === 0) return false;
    if (performance.now() > end) return true;
  }
}
