import { AppError } from "./errors.ts";
import { Places } from "./request-places.ts";

/** Slower bodies are ended while room is short (bytes/s): half the pace of the oldest mobile networks. */
const paceBytes = 500;

/** A body is not judged earlier (ms). */
const graceMs = 5_000;

/** No body takes longer (ms): a photo of 20 MB needs 70 kB/s. */
export const longestArrivalMs = 300_000;

/** A body was ended before it was whole: too slow while room was short, or too long on its way. */
export class TooSlow extends AppError {
  constructor() {
    super("tooSlow");
  }
}

/** A body on its way, which may be ended from outside. */
export class Arrival {
  /** So much has come (bytes). */
  bytes = 0;
  readonly startedAt: number;
  readonly #leave: () => void;
  #reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  #isEnded = false;

  constructor(startedAt: number, leave: () => void) {
    this.startedAt = startedAt;
    this.#leave = leave;
  }

  /** Reads the next piece. @returns undefined after the last one @throws TooSlow when it was ended */
  async read(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | undefined> {
    if (this.#isEnded) throw new TooSlow();
    this.#reader = reader;
    const { done, value } = await reader.read();
    if (this.#isEnded) throw new TooSlow();
    if (done) return undefined;
    this.bytes += value.byteLength;
    return value;
  }

  /** The reader of the body meets `TooSlow`. */
  end(): void {
    this.#isEnded = true;
    this.leave();
    // Answers a pending read.
    void this.#reader?.cancel().catch(() => {});
  }

  leave(): void {
    this.#leave();
  }
}

/**
 * Room for bodies on their way. They hold no place of the requests at work (`load-shedding.server.ts`), so slow ones
 * cost memory alone. While half of the room is taken, each newcomer ends the slowest body, if it is behind the pace.
 */
export class ArrivingBodies {
  readonly #places: Places;
  readonly #now: () => number;
  readonly #arrivals = new Set<Arrival>();

  constructor(most: number, now = () => performance.now()) {
    this.#places = new Places(most);
    this.#now = now;
  }

  /** @throws Overloaded without room */
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

  /** The slowest body that is behind the pace, by its average from the beginning. */
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
