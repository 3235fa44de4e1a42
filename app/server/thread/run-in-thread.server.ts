import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { type SiteClock, siteClock } from "../../values/site-clock.ts";
import { AppError } from "../http/errors.ts";

/** Message to the thread: a function to call, or the answer to its question. */
export type ToThread =
  | { job: number; file: string; name: string; values: unknown[]; asks: string[]; clock: SiteClock }
  | { question: number; answer?: unknown; failed?: string };

/** Message from the thread: a function's result, its error, or a question. */
export type FromThread =
  | { job: number; made: unknown }
  | { job: number; failed: string }
  | { job: number; question: number; name: string; values: unknown[] };

type Asks = Record<string, (...values: never[]) => Promise<unknown>>;

interface Job {
  resolve(made: unknown): void;
  reject(error: Error): void;
  asks: Asks;
  late: NodeJS.Timeout;
}

/** Reason that nothing was made. */
class ThreadError extends Error {}

/** Pages and pictures that are being made, or wait. */
const maxJobs = 20;

/** Time limit of a job (ms): a poster takes a tenth of a second. */
const maxMs = 20_000;

/** The fonts and the PDF library take 40 MB: the thread ends after a while without work (ms). */
const idleMs = 60_000;

const program = "app/server/thread/thread-program.ts";

/** The sources lie beside a build. */
const root = (function find(folder: string): string {
  const above = dirname(folder);
  return above === folder || existsSync(join(folder, program)) ? folder : find(above);
})(import.meta.dirname);

let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let jobs = 0;
const running = new Map<number, Job>();

/**
 * Calls a function of a module in a thread of its own, since shaping text and writing a PDF take up to a fifth of a
 * second: the site answers meanwhile. The thread begins with the first call and ends when nothing came for a minute.
 * @param file path of a module in the sources that imports neither styles nor `content/`
 * @param values as `structuredClone` copies them
 * @param asks functions of this thread that the function may call; they come as its last value
 * @returns what the function returns, bytes as `Uint8Array`
 * @throws AppError overloaded when too many wait; ThreadError when it takes too long, and for its errors
 */
export async function runInThread<Made>(
  file: string,
  name: string,
  values: readonly unknown[],
  asks: Asks = {},
): Promise<Made> {
  if (running.size >= maxJobs) throw new AppError("overloaded");
  const job = ++jobs;
  const made = new Promise((resolve, reject) => {
    const late = setTimeout(() => endThread(new ThreadError(`${name} took more than ${maxMs} ms.`)), maxMs);
    running.set(job, { resolve, reject, asks, late });
  });
  clearTimeout(idle);
  thread ??= startThread();
  thread.ref();
  const about = { job, file, name, values: [...values], asks: Object.keys(asks) };
  // The clock and language of the site, which the thread cannot ask.
  thread.postMessage({ ...about, clock: siteClock() } satisfies ToThread);
  try {
    return (await made) as Made;
  } finally {
    clearTimeout(running.get(job)?.late);
    running.delete(job);
    if (running.size === 0) endWhenIdle();
  }
}

/** A thread without work keeps no process from ending. */
function endWhenIdle(): void {
  thread?.unref();
  idle = setTimeout(() => endThread(new ThreadError("It ended.")), idleMs).unref();
}

function startThread(): Worker {
  const started = new Worker(join(root, program), {
    // No secret of the site is in its environment.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 192 },
  });
  started.on("message", (message: FromThread) => void hear(started, message));
  started.on("error", (error) => endThread(new ThreadError(error.message), started));
  started.on("exit", () => endThread(new ThreadError("It ended."), started));
  return started;
}

function endThread(reason: Error, ended = thread): void {
  if (ended !== thread) return;
  thread = undefined;
  clearTimeout(idle);
  void ended?.terminate();
  for (const { reject } of running.values()) reject(reason);
}

async function hear(from: Worker, message: FromThread): Promise<void> {
  const job = running.get(message.job);
  if (job === undefined) return;
  if ("made" in message) return job.resolve(message.made);
  if ("failed" in message) return job.reject(new ThreadError(message.failed));
  const { question, name, values } = message;
  try {
    const answer = await job.asks[name]?.(...(values as never[]));
    from.postMessage({ question, answer } satisfies ToThread);
  } catch (error) {
    from.postMessage({ question, failed: String(error) } satisfies ToThread);
  }
}
