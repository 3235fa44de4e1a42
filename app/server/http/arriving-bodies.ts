import { AppError } from "./errors.ts";
import { Places } from "./request-places.ts";

/** Minimum speed while space is short (bytes/s): half that of the oldest mobile networks. Slower bodies are aborted. */
const paceBytes = 500;

/** Time before the speed of a body is judged (ms). */
const graceMs = 5_000;

/** Maximum time for a body (ms): a photo of 20 MB then needs 70 kB/s. */
export const longestArrivalMs = 300_000;

/** A body was aborted: too slow while space was short, or not complete in time. */
export class TooSlow extends AppError {
  constructor() {
    super("tooSlow");
  }
}

/** A body that is being received, and can be aborted. */
export class Arrival {
  /** Number of bytes received. */
  bytes = 0;
  readonly startedAt: number;
  readonly #leave: () => void;
  #reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  #isEnded = false;

  constructor(startedAt: number, leave: () => void) {
    this.startedAt = startedAt;
    this.#leave = leave;
  }

  /**
   * Reads the next piece.
   * @returns undefined after the last one
   * @throws TooSlow when the body was aborted
   */
  async read(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | undefined> {
    if (this.#isEnded) throw new TooSlow();
    this.#reader = reader;
    const { done, value } = await reader.read();
    if (this.#isEnded) throw new TooSlow();
    if (done) return undefined;
    this.bytes += value.byteLength;
    return value;
  }

  /** Aborts the body, whose reader then gets `TooSlow`. */
  end(): void {
    this.#isEnded = true;
    this.leave();
    void this.#reader?.cancel().catch(() => {});
  }

  leave(): void {
    this.#leave();
  }
}

/**
 * Limits the number of bodies being received. They do not count as running requests (`load-shedding.server.ts`), so
 * slow ones cost only memory. While half of the places are taken, each new body aborts the slowest one, if that is
 * below the minimum speed.
 */
export class ArrivingBodies {
  readonly #places: Places;
  readonly #now: () => number;
  readonly #arrivals = new Set<Arrival>();

  constructor(most: number, now = () => performance.now()) {
    this.#places = new Places(most);
    this.#now = now;
  }

  enter(network: string): Arrival {
    if (this.#places.isShort) this.#findSlowest()?.end();
    const leavePlace = this.#places.enter(network);
    const timer = setTimeout(() => arrival.end(), longestArrivalMs).unref();
    const arrival: Arrival = new Arrival(this.#now(), () => {
      clearTimeout(timer);
      this.#arrivals.delete(arrival);
      leavePlace();
    });
    this.#arrivals.add(arrival);
    return arrival;
  }

  /** Finds the slowest body below the minimum speed, by its average. */
  #findSlowest(): Arrival | undefined {
    const now = this.#now();
    let slowest: Arrival | undefined;
    let lowest = paceBytes;
    for (const arrival of this.#arrivals) {
      const elapsed = now - arrival.startedAt;
      const pace = (arrival.bytes * 1_000) / elapsed;
      if (elapsed <= graceMs || pace >= lowest) continue;
      slowest = arrival;
      lowest = pace;
    }
    return slowest;
  }
}
