import { setTimeout as wait } from "node:timers/promises";
import { openExistingSqlite } from "./existing-sqlite.server.ts";

/** SQLITE_BUSY: the lowest byte of the result code. */
const busy = 5;

/** Delay while locked (ms): the site's own writes take a few. */
const pauseMs = 50;

/**
 * Writes `user_version`, otherwise unused, over its own connection: waiting on the site's would block the process.
 *
 * @param file absolute path
 * @param timeoutMs lock timeout (ms)
 * @returns why it is not writable, in a sentence; undefined when it is
 */
export async function checkWritableSqlite(file: string, timeoutMs: number): Promise<string | undefined> {
  for (const end = performance.now() + timeoutMs; ; await wait(pauseMs)) {
    try {
      write(file);
      return undefined;
    } catch (error) {
      const code = error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
      if (code !== busy) return "The database cannot be written to.";
      if (performance.now() + pauseMs > end) return "Another program keeps the database locked.";
    }
  }
}

function write(file: string): void {
  const db = openExistingSqlite(file, 0);
  try {
    // Neither fsyncs nor checkpoints: this write may get lost.
    db.exec("PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 0; PRAGMA user_version = 1");
  } finally {
    db.close();
  }
}
