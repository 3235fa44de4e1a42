import cluster, { type Worker } from "node:cluster";
import { firstWord, type Opened } from "./worker.server.ts";

/** What became of a start. */
interface Started {
  /** The worker that lets people in now; undefined for one that ended before. */
  worker?: Worker;
  /** What it has to say, once for the whole site. */
  welcome?: string;
  /** It ended by itself, and has written why. */
  hasSaidWhy: boolean;
}

/**
 * Starts a worker, and waits until it lets people in, or has ended.
 *
 * @param isFirst does it do what a start does once?
 */
export function startWorker(isFirst: boolean): Promise<Started> {
  cluster.setupPrimary({ args: isFirst ? [firstWord] : [] });
  const worker = cluster.fork();
  // A worker that dies while something is said to it has ended, and is no fault of this process.
  worker.on("error", () => {});
  return new Promise((resolve) => {
    const hear = (message: unknown) => {
      const welcome = welcomeIn(message);
      if (welcome === undefined) return;
      worker.off("message", hear);
      resolve({ worker, welcome, hasSaidWhy: false });
    };
    worker.on("message", hear);
    worker.once("exit", (code) => resolve({ hasSaidWhy: code === 1 }));
  });
}

function welcomeIn(message: unknown): string | undefined {
  return (message as Partial<Opened> | undefined)?.opened?.welcome;
}
