/** There is no free place. */
export class Overloaded extends Error {}

interface Waiting {
  network: string;
  enter(): void;
}

/**
 * Counts concurrent requests, in total and per network. A network may hold as many places as are still free. So one
 * network alone gets half of all places (a town or an unknown proxy may have one address), a second one half of the
 * rest, and so on.
 */
export class Places {
  readonly #most: number;
  readonly #inside = new Map<string, number>();
  readonly #waiting = new Set<Waiting>();
  #all = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** True once half of the places are taken. */
  get isShort(): boolean {
    return this.#all >= this.#most / 2;
  }

  /**
   * Holds a place during the work.
   * @throws Overloaded without a free place
   */
  async hold<Done>(network: string, work: () => Promise<Done>): Promise<Done> {
    const leave = this.enter(network);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /**
   * Takes a place.
   * @returns a function that leaves it
   * @throws Overloaded without a free place
   */
  enter(network: string): () => void {
    if (!this.#hasRoomFor(network)) throw new Overloaded();
    this.#add(network, 1);
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      this.#add(network, -1);
      this.#letIn();
    };
  }

  /**
   * Waits for a place, in order of arrival.
   * @returns as `enter`
   * @throws Overloaded after `timeoutMs`
   */
  enterWhenFree(network: string, timeoutMs: number): Promise<() => void> {
    return new Promise((resolve, reject) => {
      if (this.#hasRoomFor(network)) return resolve(this.enter(network));
      const waiting: Waiting = {
        network,
        enter: () => {
          clearTimeout(timer);
          resolve(this.enter(network));
        },
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(waiting);
        reject(new Overloaded());
      }, timeoutMs);
      this.#waiting.add(waiting);
    });
  }

  #letIn(): void {
    for (const waiting of this.#waiting) {
      if (!this.#hasRoomFor(waiting.network)) continue;
      this.#waiting.delete(waiting);
      waiting.enter();
    }
  }

  #hasRoomFor(network: string): boolean {
    return (this.#inside.get(network) ?? 0) < this.#most - this.#all;
  }

  #add(network: string, change: 1 | -1): void {
    this.#all += change;
    const own = (this.#inside.get(network) ?? 0) + change;
    if (own === 0) this.#inside.delete(network);
    else this.#inside.set(network, own);
  }
}
