import { setTimeout as wait } from "node:timers/promises";

/** Bytes per burst, and the delay after each (ms): at most 25 MB/s. */
const goBytes = 1024 * 1024;
const delayMs = 40;

export interface Throttle {
  stopping?: AbortSignal;
  /** True in the process that serves requests, which come first. */
  isThrottled?: boolean;
}

/**
 * Yields the chunks, with delays.
 * @throws the abort reason
 */
export async function* throttled<Chunk extends Uint8Array>(
  chunks: AsyncIterable<Chunk>,
  { stopping, isThrottled }: Throttle,
): AsyncIterable<Chunk> {
  let done = 0;
  for await (const chunk of chunks) {
    yield chunk;
    done += chunk.length;
    if (!isThrottled || done < goBytes) continue;
    done = 0;
    await wait(delayMs, undefined, { signal: stopping });
  }
}
