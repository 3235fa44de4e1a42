import { setTimeout as wait } from "node:timers/promises";
import { openExistingSqlite } from "./existing-sqlite.server.ts";

/** How long others may read from the log before it is given up, and the rest between two tries (ms). */
const timeoutMs = 5_000;
const pauseMs = 100;

/**
 * Moves the write-ahead log of a SQLite database into its file and cuts the log to nothing. It has a connection of its own,
 * because the site's would hold up the whole process while it waits.
 *
 * @param file its whole path
 * @returns false when another connection read from the log, or wrote, all the time
 */
export async function truncateLog(file: string): Promise<boolean> {
  for (const end = performance.now() + timeoutMs; ; await wait(pauseMs)) {
    if (tryTruncating(file)) return true;
    if (performance.now() + pauseMs > end) return false;
  }
}

function tryTruncating(file: string): boolean {
  const database = openExistingSqlite(file, 0);
  try {
    const [{ busy } = { busy: 1 }] = database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").all() as { busy: number }[];
    return busy === 0;
  } catch {
    // Another connection is writing.
    return false;
  } finally {
    database.close();
  }
}
