import { setTimeout as wait } from "node:timers/promises";

/** Throttle: bytes per burst, and the delay after it; at most 25 MB/s. */
const goBytes = 1024 * 1024;
const restMilliseconds = 40;

export interface Throttle {
  stopping?: AbortSignal;
  /** In the serving process: requests come first. */
  isThrottled?: boolean;
}

/** @throws the abort reason */
export async function* throttled<Piece extends Uint8Array>(
  pieces: AsyncIterable<Piece>,
  { stopping, isThrottled }: Throttle,
): AsyncIterable<Piece> {
  let done = 0;
  for await (const piece of pieces) {
    yield piece;
    done += piece.length;
    if (!isThrottled || done < goBytes) continue;
    done = 0;
    await wait(restMilliseconds, undefined, { signal: stopping });
  }
}
