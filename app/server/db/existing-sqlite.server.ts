import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { serverErrors } from "content/server-errors.ts";

/**
 * Opens a connection beside the site's own.
 * @param timeout for locks (ms); blocks the process
 * @throws if the file does not exist
 */
export function openExistingSqlite(file: string, timeout: number): DatabaseSync {
  const url = pathToFileURL(file);
  url.searchParams.set("mode", "rw");
  return new DatabaseSync(url, { timeout });
}

/** Timeout while others read the log, and delay between tries (ms). */
const walTimeoutMs = 5_000;
const walPauseMs = 100;

/**
 * Truncates the write-ahead log over its own connection: waiting on the site's connection would block the process.
 * @returns false if others read or wrote all the time
 */
export async function checkpointWal(file: string): Promise<boolean> {
  for (const end = performance.now() + walTimeoutMs; ; await wait(walPauseMs)) {
    if (tryTruncating(file)) return true;
    if (performance.now() + walPauseMs > end) return false;
  }
}

function tryTruncating(file: string): boolean {
  using db = openExistingSqlite(file, 0);
  try {
    const [{ busy } = { busy: 1 }] = db.prepare("PRAGMA wal_checkpoint(TRUNCATE)").all() as { busy: number }[];
    return busy === 0;
  } catch {
    return false;
  }
}

/** SQLITE_BUSY in the lowest byte of the result code. */
const sqliteBusy = 5;

/** Delay while locked (ms). The site's own writes take a few ms. */
const writePauseMs = 50;

/**
 * Writes `user_version`, which is otherwise unused, over its own connection.
 * @returns as `checkWritable` of `engine.ts`
 */
export async function checkWritableSqlite(file: string, timeoutMs: number): Promise<string | undefined> {
  for (const end = performance.now() + timeoutMs; ; await wait(writePauseMs)) {
    try {
      using db = openExistingSqlite(file, 0);
      // Skips fsync and checkpoint: losing this write does no harm.
      db.exec("PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 0; PRAGMA user_version = 1");
      return undefined;
    } catch (error) {
      const code = error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
      if (code !== sqliteBusy) return serverErrors.health.databaseClosed;
      if (performance.now() + writePauseMs > end) return serverErrors.health.databaseLocked;
    }
  }
}
