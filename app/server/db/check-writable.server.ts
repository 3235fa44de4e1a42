import { setTimeout as wait } from "node:timers/promises";
import { openExistingSqlite } from "./existing-sqlite.server.ts";

/** SQLite's number for "somebody else has the lock"; what stands above its lowest byte says more exactly why. */
const busy = 5;

/** How long to leave a lock alone before asking again: the site's own writes take a few milliseconds. */
const pauseMilliseconds = 50;

/**
 * Writes to a SQLite database, really: the number that it writes is there for programs and this site has no other use
 * for it. It has a connection of its own, because the site's would hold up the whole process while it waits.
 *
 * @param file its whole path
 * @param patience how long another may keep the lock, in milliseconds
 * @returns why it cannot be written to, in a sentence; undefined when it can
 */
export async function tryWritingSqlite(file: string, patience: number): Promise<string | undefined> {
  for (const end = performance.now() + patience; ; await wait(pauseMilliseconds)) {
    try {
      write(file);
      return undefined;
    } catch (error) {
      const code = error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
      if (code !== busy) return "The database cannot be written to.";
      if (performance.now() + pauseMilliseconds > end) return "Another program keeps the database locked.";
    }
  }
}

function write(file: string): void {
  const database = openExistingSqlite(file, 0);
  try {
    // It does not wait until the disk has it, and leaves the tidying of the log to the site: this may get lost.
    database.exec("PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 0; PRAGMA user_version = 1");
  } finally {
    database.close();
  }
}
