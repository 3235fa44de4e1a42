import { setTimeout as wait } from "node:timers/promises";
import { openExistingSqlite } from "./existing-sqlite.server.ts";

/** Timeout while others read the log, and delay between tries. */
const timeoutMs = 5_000;
const pauseMs = 100;

/**
 * Checkpoints and truncates the write-ahead log, over its own connection: waiting on the site's would block the
 * process.
 *
 * @param file absolute path
 * @returns false when others read the log, or wrote, all the time
 */
export async function checkpointWal(file: string): Promise<boolean> {
  for (const end = performance.now() + timeoutMs; ; await wait(pauseMs)) {
    if (tryTruncating(file)) return true;
    if (performance.now() + pauseMs > end) return false;
  }
}

function tryTruncating(file: string): boolean {
  const db = openExistingSqlite(file, 0);
  try {
    const [{ busy } = { busy: 1 }] = db.prepare("PRAGMA wal_checkpoint(TRUNCATE)").all() as { busy: number }[];
    return busy === 0;
  } catch {
    // Another writer.
    return false;
  } finally {
    db.close();
  }
}
