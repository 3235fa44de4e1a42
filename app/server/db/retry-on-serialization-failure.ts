import { setTimeout as wait } from "node:timers/promises";
import { lockTimeoutMs } from "../config/timeouts.ts";
import { Unavailable } from "../http/errors.ts";

/** Maximum number of retries after a constraint violation. A retry sees the other row and inserts something else. */
const maxRetries = 20;

/** Maximum delay (ms). */
const maxDelayMs = 100;

/** SQLSTATEs of a serialization failure and a deadlock. */
const lostRaces = new Set(["40001", "40P01"]);

/** SQLSTATEs of a unique violation and a foreign-key violation. */
const collisions = new Set(["23505", "23503"]);

/**
 * Retries a transaction from its beginning after a conflict, so that it sees the other one's changes: a used link, a
 * taken address, a newer version. The transaction must have no effects outside the database.
 * @throws Unavailable after five seconds of conflicts; otherwise the transaction's error
 */
export async function retryOnSerializationFailure<T>(transaction: () => Promise<T>): Promise<T> {
  const end = performance.now() + lockTimeoutMs;
  for (let round = 1; ; round++) {
    try {
      return await transaction();
    } catch (error) {
      const code = codeOf(error);
      const canRetryTransaction = lostRaces.has(code) || (collisions.has(code) && round < maxRetries);
      if (!canRetryTransaction) throw error;
      if (performance.now() > end) throw lostRaces.has(code) ? new Unavailable(error) : error;
      await wait(Math.min(2 ** round, maxDelayMs) * (0.5 + Math.random()));
    }
  }
}

const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
