import { setTimeout as wait } from "node:timers/promises";

/** How much is done in one go, and how long the site then has to itself: 25 MB in a second at the most. */
const goBytes = 1024 * 1024;
const restMilliseconds = 40;

/** How fast a backup is made and read. */
export interface Pace {
  stopping?: AbortSignal;
  /** Inside the process that serves: whoever reads the site goes first. */
  isGentle?: boolean;
}

/** Hands pieces on at that pace. @throws the reason of the stop */
export async function* paced<Piece extends Uint8Array>(
  pieces: AsyncIterable<Piece>,
  { stopping, isGentle }: Pace,
): AsyncIterable<Piece> {
  let done = 0;
  for await (const piece of pieces) {
    yield piece;
    done += piece.length;
    if (!isGentle || done < goBytes) continue;
    done = 0;
    await wait(restMilliseconds, undefined, { signal: stopping });
  }
}
