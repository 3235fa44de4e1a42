import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import { Unavailable } from "../http/errors.ts";

/**
 * Signals that a statement or transaction changed nothing and can be repeated: another process holds the file lock, or
 * a full disk used its reserve.
 */
export class TryAgain extends Unavailable {}

export interface LockTimeout {
  ms: number;
}

/** Delays (ms): the first, doubled up to the longest. */
const delays = { first: 2, longest: 50 };

/**
 * Waits for the lock of an SQLite file without blocking the thread, as SQLite itself would. The only connection is free
 * between tries, so that reads can run. A writer does not block them.
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
        await wait(delay * (0.5 + Math.random()));
      }
    }
  };
  return db;
}
