import { setImmediate, setTimeout } from "node:timers/promises";

/**
 * New rows before each rest, and the rest (ms). Each change empties the cache of pages, so visitors get cached pages for
 * most of the time.
 */
const burstRows = 40;
const restMs = 800;

/**
 * Returns a function to call after each row of an import: it lets waiting requests through, rests after a burst of
 * changes, and keeps the hold of the import once a second.
 */
export function paceRows(keepHold: () => Promise<void>): (isChanged: boolean) => Promise<void> {
  let changes = 0;
  let lastHold = Date.now();
  return async (isChanged) => {
    if (isChanged && ++changes % burstRows === 0) await setTimeout(restMs);
    else await setImmediate();
    if (Date.now() - lastHold < 1_000) return;
    lastHold = Date.now();
    await keepHold();
  };
}
