// The thread of `run-in-thread.server.ts`: loads a module, calls its function, and sends the result.
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { parentPort } from "node:worker_threads";
import { withClockOf } from "../clock/clock-scope.server.ts";
import { loadWordsFrom } from "./load-words.ts";
import type { FromThread, ToThread } from "./run-in-thread.server.ts";

const root = dirname(dirname(dirname(import.meta.dirname)));

loadWordsFrom(root);

/** Questions to the main thread that wait for an answer. */
const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();

let questions = 0;

const say = (message: FromThread) => parentPort?.postMessage(message);

const asking =
  (job: number, name: string) =>
  (...values: unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      waiting.set(++questions, { resolve, reject });
      say({ job, question: questions, name, values });
    });

async function run({ job, file, name, values, asks, clock }: Extract<ToThread, { job: number }>): Promise<void> {
  try {
    const module: Record<string, (...values: unknown[]) => unknown> = await import(
      pathToFileURL(join(root, file)).href
    );
    const functions = Object.fromEntries(asks.map((ask) => [ask, asking(job, ask)]));
    const made = withClockOf(clock, () => module[name]?.(...values, ...(asks.length > 0 ? [functions] : [])));
    say({ job, made: await made });
  } catch (error) {
    say({ job, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

parentPort?.on("message", (message: ToThread) => {
  if ("job" in message) {
    void run(message);
    return;
  }
  const asked = waiting.get(message.question);
  waiting.delete(message.question);
  if (message.failed === undefined) asked?.resolve(message.answer);
  else asked?.reject(new Error(message.failed));
});
