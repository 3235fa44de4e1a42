import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { type SiteClock, siteClock } from "../../values/site-clock.ts";
import { AppError } from "../http/errors.ts";

/** Message to the thread: a function to call, or the answer to the thread's question. */
export type ToThread =
  | { job: number; file: string; name: string; values: unknown[]; asks: string[]; clock: SiteClock }
  | { question: number; answer?: unknown; failed?: string };

/** Message from the thread: a result, an error, or a question. */
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

class ThreadError extends Error {}

/** Maximum number of pages and pictures in progress or waiting. */
const maxJobs = 20;

/** Timeout of a job (ms). A poster takes a tenth of a second. */
const maxMs = 20_000;

/** Time without work after which the thread ends (ms). Its fonts and PDF library take 40 MB. */
const idleMs = 60_000;

const program = "app/server/thread/thread-program.ts";

/** Root of the sources, which are beside a build. */
const root = (function find(folder: string): string {
  const above = dirname(folder);
  return above === folder || existsSync(join(folder, program)) ? folder : find(above);
})(import.meta.dirname);

let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let jobs = 0;
const running = new Map<number, Job>();

/**
 * Calls a module's function in a separate thread, as shaping text and writing a PDF block for up to a fifth of a
 * second. The thread starts with the first call, and ends after a minute without calls.
 * @param file path of a module in the sources that imports neither styles nor `content/`
 * @param values arguments that `structuredClone` can copy
 * @param asks functions of the main thread that the function may call, passed as its last argument
 * @returns the result, bytes as `Uint8Array`
 * @throws AppError overloaded when too many wait; ThreadError after the timeout, and for errors of the function
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
  // The thread cannot read the site's clock and language itself.
  thread.postMessage({ ...about, clock: siteClock() } satisfies ToThread);
  try {
    return (await made) as Made;
  } finally {
    clearTimeout(running.get(job)?.late);
    running.delete(job);
    if (running.size === 0) endWhenIdle();
  }
}

/** Lets the process end although the thread is idle, and ends the thread after a while. */
function endWhenIdle(): void {
  thread?.unref();
  idle = setTimeout(() => endThread(new ThreadError("It ended.")), idleMs).unref();
}

function startThread(): Worker {
  const started = new Worker(join(root, program), {
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
