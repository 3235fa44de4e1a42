import { bufferBody, TooSlow } from "./buffer-body.server.ts";
import { clientNetworkOf } from "./client-network.ts";
import { type ErrorCode, errorCodes } from "./errors.ts";

/** How many requests may be in work at once; whoever comes then is asked to come back. */
export interface LoadLimits {
  /** That only read: each needs a moment of the processor, so more of them only wait longer. */
  reading: number;
  /** That bring something: a picture mostly waits for a slow network. */
  writing: number;
  /** Forms of one network that are on their way. They hold no place, so that slow phones keep nobody out. */
  arriving: number;
}

/** A hundred pages take about a fifth of a second to render, and nobody who is let in waits much longer than that. */
const defaultLoadLimits: LoadLimits = { reading: 100, writing: 200, arriving: 100 };

/**
 * How much of the places one network (an IPv4 address, a /64 of IPv6) may hold. Half: where the settings do not name the
 * proxy in front, everybody comes from one address, and the site still serves them.
 */
const shareOfNetwork = 0.5;

/** When to come back, in seconds. */
const pause = 5;

/**
 * Load shedding: past so many requests at once, answers 503 with `Retry-After`, so that those who are let in are answered
 * soon. A form takes its place when it has arrived: who sends half of one holds up nobody. Kept pages are sent without
 * asking here, and those who wait for the same page count as one.
 */
export function withLoadShedding<More extends unknown[]>(
  answer: (request: Request, address: string, ...more: More) => Promise<Response>,
  most: LoadLimits = defaultLoadLimits,
): typeof answer {
  const places = { reading: new Places(most.reading), writing: new Places(most.writing) };
  const arriving = new Places(Number.POSITIVE_INFINITY, most.arriving);
  return async (request, address, ...more) => {
    const network = clientNetworkOf(address);
    const isRead = request.method === "GET" || request.method === "HEAD";
    try {
      const whole = isRead ? request : await arriving.hold(network, () => bufferBody(request));
      return await places[isRead ? "reading" : "writing"].hold(network, () => answer(whole, address, ...more));
    } catch (error) {
      if (error instanceof Overloaded) return refuse("overloaded", { "Retry-After": `${pause}` });
      // The rest is not waited for, so the connection has no further use.
      if (error instanceof TooSlow) return refuse("tooSlow", { Connection: "close" });
      throw error;
    }
  };
}

class Overloaded extends Error {}

/** Counts who is inside, altogether and by network. */
class Places {
  readonly #most: number;
  readonly #ofNetwork: number;
  readonly #inside = new Map<string, number>();
  #all = 0;

  constructor(most: number, ofNetwork = Math.max(1, Math.ceil(most * shareOfNetwork))) {
    this.#most = most;
    this.#ofNetwork = ofNetwork;
  }

  /** Holds a place until the work is done. @throws NoPlace when there is none */
  async hold<Done>(network: string, work: () => Promise<Done>): Promise<Done> {
    const own = this.#inside.get(network) ?? 0;
    if (this.#all >= this.#most || own >= this.#ofNetwork) throw new Overloaded();
    this.#add(network, 1);
    try {
      return await work();
    } finally {
      this.#add(network, -1);
    }
  }

  #add(network: string, change: 1 | -1): void {
    this.#all += change;
    const own = (this.#inside.get(network) ?? 0) + change;
    if (own === 0) this.#inside.delete(network);
    else this.#inside.set(network, own);
  }
}

function refuse(code: ErrorCode, more: Record<string, string>): Response {
  const { status, sentence } = errorCodes[code];
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", ...more };
  return new Response(sentence, { status, headers });
}
