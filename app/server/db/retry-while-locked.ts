import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import { Unavailable } from "../http/errors.ts";

/**
 * Nothing of a statement or transaction was done, and the whole may be tried again: another process holds the lock of the
 * file, or a full disk gave its reserve back.
 */
export class TryAgain extends Unavailable {}

export interface LockTimeout {
  ms: number;
}

/** Backoff (ms): doubles up to the longest. */
const delays = { first: 2, longest: 50 };

/**
 * Waits for the lock of an SQLite file off the thread: SQLite itself would stop the whole process meanwhile. The one
 * connection is given back between tries, so that reads, which no writer disturbs, go on.
 */
export function retryWhileLocked<Tables>(db: Kysely<Tables>, lockTimeout: LockTimeout): Kysely<Tables> {
  const executor = db.getExecutor();
  const provide = executor.provideConnection.bind(executor);
  executor.provideConnection = async (consumer, options) => {
    const end = performance.now() + lockTimeout.ms;
    for (let delay = delays.first; ; delay = Math.min(2 * delay, delays.longest)) {
      try {
        return await provide(consumer, options);
      } catch (error) {
        if (!(error instanceof TryAgain) || performance.now() + delay > end) throw error;
        // Jitter.
        await wait(delay * (0.5 + Math.random()));
      }
    }
  };
  return db;
}
