import cluster, { type Worker } from "node:cluster";
import { firstWord, type Opened } from "../../app/server/http/process.server.ts";

interface Started {
  /** Undefined if the worker ended before it was ready. */
  worker?: Worker;
  /** Start message, printed once. */
  welcome?: string;
  /** True if the worker printed the reason before it exited. */
  hasSaidWhy: boolean;
}

/**
 * Starts a worker, and waits until it is ready or has ended.
 * @param isFirst true to run the one-time setup
 */
export function startWorker(isFirst: boolean): Promise<Started> {
  cluster.setupPrimary({ args: isFirst ? [firstWord] : [] });
  const worker = cluster.fork();
  // Sending to a crashed worker raises a harmless error.
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
