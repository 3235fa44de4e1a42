import { setTimeout as wait } from "node:timers/promises";
import { Unavailable } from "../http/errors.ts";

/** How long a transaction may lose against others, in milliseconds: as long as SQLite waits for a lock. */
const patience = 5_000;

/** How often it may find that what it wanted to add is there: whoever looks again sees it, and adds something else. */
const mostCollisions = 20;

/** The longest rest before it is tried again, in milliseconds. */
const longestRest = 100;

/** It could not be put in a row with another one, or stood in a ring of those that wait for each other. */
const lostRaces = new Set(["40001", "40P01"]);

/** Another one has added what it wanted to add, or taken away what it points to. */
const collisions = new Set(["23505", "23503"]);

/**
 * Runs a transaction again from its beginning when it lost a race against another one, so that it sees what the other
 * did: a link that is used up, an address that is taken, a newer version.
 *
 * @param transaction does everything in the database alone: what it does may be undone and done again
 * @throws Unavailable when it loses for five seconds; what it throws for any other reason
 */
export async function repeat<T>(transaction: () => Promise<T>): Promise<T> {
  const end = performance.now() + patience;
  for (let round = 1; ; round++) {
    try {
      return await transaction();
    } catch (error) {
      const code = codeOf(error);
      const mayRepeat = lostRaces.has(code) || (collisions.has(code) && round < mostCollisions);
      if (!mayRepeat) throw error;
      if (performance.now() > end) throw lostRaces.has(code) ? new Unavailable(error) : error;
      // Not all at the same moment.
      await wait(Math.min(2 ** round, longestRest) * (0.5 + Math.random()));
    }
  }
}

function codeOf(error: unknown): string {
  return typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
}
