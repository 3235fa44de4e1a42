import cluster, { type Worker } from "node:cluster";
import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "../../app/server/log/log.server.ts";
import { startWorker } from "./start-worker.server.ts";
import { retireWord } from "./worker.server.ts";

/** How long to wait before the place of a worker that died is filled, in milliseconds: it doubles, up to the longest. */
const rests = { first: 250, longest: 30_000 };

/** A worker that lived so long did not die of its start, in milliseconds. */
const longLife = 60_000;

/** After so many in a row that ended before they let anybody in, and with nobody else to serve, it is given up. */
const mostStarts = 5;

/** How long a worker may take to end when the site ends, in milliseconds: longer than it takes by itself. */
const patienceAtEnd = 11_000;

interface Wishes {
  log: Log;
  /** Shows what the first one that lets people in has to say. */
  welcome(text: string): void;
  /** The site has ended. @param sentence why, where nobody has said it yet */
  end(code: number, sentence?: string): void;
}

/** The processes of one site on one machine. */
export class Crew {
  readonly #wishes: Wishes;
  readonly #places: (Worker | undefined)[];
  /** Those that another one takes the place of. */
  readonly #leaving = new Set<Worker>();
  #isWelcomed = false;
  #isStopping = false;
  #replacing: Promise<void> | undefined;
  #isAskedAgain = false;
  /** How many in a row ended before they let anybody in. */
  #failures = 0;
  /** How many in a row died young. */
  #deaths = 0;

  constructor(wanted: number, wishes: Wishes) {
    this.#places = Array.from({ length: wanted }, () => undefined);
    this.#wishes = wishes;
  }

  /** Starts one, which makes what there is to make once; then the others, all together. */
  async open(): Promise<void> {
    await this.#fill(0);
    await Promise.all(this.#places.slice(1).map((_, place) => this.#fill(place + 1)));
  }

  /** Asks all to end, and ends with the last. */
  stop(): void {
    // A second signal would end a worker in the middle of what it does.
    if (this.#isStopping) return;
    this.#isStopping = true;
    this.#endWithLast();
    const tell = (signal: NodeJS.Signals) => {
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
    };
    tell("SIGTERM");
    setTimeout(tell, patienceAtEnd, "SIGKILL");
  }

  /**
   * Puts a new worker into every place, one after another: it lets people in before the old one is asked to end, and the
   * next place waits until that one has. When a new one does not start, the old ones stay.
   */
  replace(): Promise<void> {
    this.#isAskedAgain = this.#replacing !== undefined;
    this.#replacing ??= this.#replaceAll().finally(() => {
      this.#replacing = undefined;
      if (this.#isAskedAgain) void this.replace();
    });
    return this.#replacing;
  }

  async #replaceAll(): Promise<void> {
    for (const [place, old] of this.#places.entries()) {
      // A place that is empty is being filled with a new one already.
      if (old === undefined) continue;
      if (this.#isStopping) return;
      this.#leaving.add(old);
      const { worker: fresh } = await startWorker(false);
      if (this.#isStopping) return;
      if (fresh === undefined) {
        this.#leaving.delete(old);
        this.#wishes.log.error("workers not replaced", { place });
        if (old.isDead()) void this.#refill(place);
        return;
      }
      this.#put(place, fresh);
      if (old.isDead()) continue;
      const ended = new Promise((resolve) => old.once("exit", resolve));
      if (old.isConnected()) old.send(retireWord);
      await ended;
    }
    this.#wishes.log.info("workers replaced", { of: this.#places.length });
  }

  /** Starts workers until one lets people in. */
  async #fill(place: number): Promise<void> {
    while (!this.#isStopping) {
      const { worker, welcome = "", hasSaidWhy } = await startWorker(!this.#isWelcomed);
      // Whoever was being started has been asked to end, as all have.
      if (this.#isStopping) return;
      if (worker !== undefined) {
        this.#failures = 0;
        if (!this.#isWelcomed) this.#wishes.welcome(welcome);
        this.#isWelcomed = true;
        return this.#put(place, worker);
      }
      this.#failures++;
      // What is wrong at the very beginning is wrong with a setting, and has been said.
      if (!this.#isWelcomed && hasSaidWhy) return this.#wishes.end(1);
      if (this.#failures >= mostStarts && this.#places.every((other) => other === undefined))
        return this.#wishes.end(1, `The site could not start: ${mostStarts} of its processes in a row ended at once.`);
      this.#wishes.log.error("worker did not start", { place });
      await wait(restAfter(this.#failures));
    }
  }

  #put(place: number, worker: Worker): void {
    this.#places[place] = worker;
    const since = performance.now();
    this.#wishes.log.info("worker ready", { place, pid: worker.process.pid });
    worker.once("exit", (code, signal) => {
      if (this.#isStopping || this.#leaving.delete(worker)) return;
      this.#wishes.log.error("worker died", { place, pid: worker.process.pid, code, signal });
      this.#deaths = performance.now() - since > longLife ? 1 : this.#deaths + 1;
      void this.#refill(place);
    });
  }

  async #refill(place: number): Promise<void> {
    this.#places[place] = undefined;
    await wait(restAfter(this.#deaths));
    await this.#fill(place);
  }

  #endWithLast(): void {
    const isLast = () => Object.values(cluster.workers ?? {}).every((worker) => worker?.isDead());
    const look = () => isLast() && this.#wishes.end(0);
    cluster.on("exit", look);
    look();
  }
}

function restAfter(times: number): number {
  return Math.min(rests.first * 2 ** (times - 1), rests.longest);
}
