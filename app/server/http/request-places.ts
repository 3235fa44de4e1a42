/** Half: behind a proxy that the settings do not name, all requests have one address, and the app still answers. */
const shareOfNetwork = 0.5;

/** There is no free place. */
export class Overloaded extends Error {}

/** Counts concurrent requests, in total and per network. */
export class Places {
  readonly #most: number;
  readonly #ofNetwork: number;
  readonly #inside = new Map<string, number>();
  #all = 0;

  constructor(most: number, ofNetwork = Math.max(1, Math.ceil(most * shareOfNetwork))) {
    this.#most = most;
    this.#ofNetwork = ofNetwork;
  }

  /** Holds a place during the work. @throws Overloaded without a free place */
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
