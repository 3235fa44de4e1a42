import cluster, { type Worker } from "node:cluster";
import { setTimeout as wait } from "node:timers/promises";
import { drainMessage } from "../../app/server/http/process.server.ts";
import type { Log } from "../../app/server/log/log.server.ts";
import { startWorker } from "./start-worker.server.ts";

/** Delays before a crashed worker is replaced (ms): the first, doubled up to the longest. */
const delays = { first: 250, longest: 30_000 };

/** Uptime after which a crash does not count as a failed start (ms). */
const longLife = 60_000;

/** Maximum number of consecutive failed starts, if no other worker is running. */
const maxStarts = 5;

/** Shutdown timeout (ms), longer than the workers' own. */
const gracePeriodMs = 11_000;

interface Options {
  log: Log;
  welcome(text: string): void;
  /** @param sentence undefined if the reason was reported already */
  end(code: number, sentence?: string): void;
}

/** Supervises the workers of one machine. */
export class Supervisor {
  readonly #options: Options;
  readonly #places: (Worker | undefined)[];
  readonly #leaving = new Set<Worker>();
  #isWelcomed = false;
  #isStopping = false;
  #replacing: Promise<void> | undefined;
  #isAskedAgain = false;
  #failures = 0;
  #deaths = 0;

  constructor(wanted: number, options: Options) {
    this.#places = Array.from({ length: wanted }, () => undefined);
    this.#options = options;
  }

  /** Starts the first worker, which runs the one-time setup; then the others concurrently. */
  async open(): Promise<void> {
    await this.#fill(0);
    await Promise.all(this.#places.slice(1).map((_, index) => this.#fill(index + 1)));
  }

  /** Shuts down gracefully; ends with the last worker. */
  stop(): void {
    // A second signal would abort a worker's shutdown.
    if (this.#isStopping) return;
    this.#isStopping = true;
    this.#endWithLast();
    const signalAll = (signal: NodeJS.Signals) => {
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
    };
    signalAll("SIGTERM");
    setTimeout(signalAll, gracePeriodMs, "SIGKILL");
  }

  /**
   * Restarts the workers one at a time. A new worker accepts connections before the old one drains; the next follows
   * when the old one has ended. If a new worker fails to start, the old ones stay.
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
    for (const [index, old] of this.#places.entries()) {
      // A new worker is starting in this place.
      if (old === undefined) continue;
      if (this.#isStopping) return;
      this.#leaving.add(old);
      const { worker: fresh } = await startWorker(false);
      if (this.#isStopping) return;
      if (fresh === undefined) {
        this.#leaving.delete(old);
        this.#options.log.error("workers not replaced", { place: index });
        if (old.isDead()) void this.#refill(index);
        return;
      }
      this.#put(index, fresh);
      if (old.isDead()) continue;
      const ended = new Promise((resolve) => old.once("exit", resolve));
      if (old.isConnected()) old.send(drainMessage);
      await ended;
    }
    this.#options.log.info("workers replaced", { of: this.#places.length });
  }

  /** Starts workers until one is ready. */
  async #fill(place: number): Promise<void> {
    while (!this.#isStopping) {
      const { worker, welcome = "", hasSaidWhy } = await startWorker(!this.#isWelcomed);
      // The shutdown ends a worker that is starting.
      if (this.#isStopping) return;
      if (worker !== undefined) {
        this.#failures = 0;
        if (!this.#isWelcomed) this.#options.welcome(welcome);
        this.#isWelcomed = true;
        return this.#put(place, worker);
      }
      this.#failures++;
      // A configuration error, which was printed already.
      if (!this.#isWelcomed && hasSaidWhy) return this.#options.end(1);
      if (this.#failures >= maxStarts && this.#places.every((other) => other === undefined))
        return this.#options.end(1, `The site could not start: ${maxStarts} of its processes in a row ended at once.`);
      this.#options.log.error("worker did not start", { place });
      await wait(delayAfter(this.#failures));
    }
  }

  #put(place: number, worker: Worker): void {
    this.#places[place] = worker;
    const since = performance.now();
    this.#options.log.info("worker ready", { place, pid: worker.process.pid });
    worker.once("exit", (code, signal) => {
      if (this.#isStopping || this.#leaving.delete(worker)) return;
      this.#options.log.error("worker died", { place, pid: worker.process.pid, code, signal });
      this.#deaths = performance.now() - since > longLife ? 1 : this.#deaths + 1;
      void this.#refill(place);
    });
  }

  async #refill(place: number): Promise<void> {
    this.#places[place] = undefined;
    await wait(delayAfter(this.#deaths));
    await this.#fill(place);
  }

  #endWithLast(): void {
    const isLast = () => Object.values(cluster.workers ?? {}).every((worker) => worker?.isDead());
    const look = () => isLast() && this.#options.end(0);
    cluster.on("exit", look);
    look();
  }
}

function delayAfter(times: number): number {
  return Math.min(delays.first * 2 ** (times - 1), delays.longest);
}
