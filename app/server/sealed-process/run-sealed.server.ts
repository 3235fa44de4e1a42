import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { setPriority } from "node:os";
import { dirname, join } from "node:path";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";

const shell = "/bin/sh";

/** Limits of a process. The kernel kills it beyond them, even if the site has stopped. */
export interface ProcessLimits {
  seconds: number;
  /** Elapsed time from the start. */
  milliseconds: number;
  answerBytes: number;
  /** Memory of the process itself, without the program's (bytes); checked many times a second, on Linux. */
  memoryBytes?: number;
  /** Writable address space (bytes), which the kernel limits also between two checks: `RLIMIT_DATA`. */
  dataBytes?: number | undefined;
  priority: number;
}

export interface SealedCommand {
  /** Arguments of Node: flags, permissions, program, and the program's arguments. */
  words: string[];
  cwd: string;
  env?: Record<string, string>;
}

/** The process ended without a result: it crashed, was stopped, or exceeded a limit. */
export class ProcessEnded extends Error {}

/** The input could not be read; `cause` has the reason. */
export class InputBroken extends Error {}

/** The machine has no memory or process slot for another process just now. */
export class ProcessNotStarted extends ProcessEnded {}

/** Returns the folder above this one that contains the program, in the sources and in a build. */
export function findRoot(folder: string, program: string): string {
  const above = dirname(folder);
  return above === folder || existsSync(join(folder, program)) ? folder : findRoot(above, program);
}

/** Returns program and arguments that set the kernel's limits, then run Node. Windows has no such limits. */
export function limited(
  { seconds, dataBytes }: Pick<ProcessLimits, "seconds" | "dataBytes">,
  words: string[],
): [program: string, words: string[]] {
  if (!existsSync(shell)) return [process.execPath, words];
  const data = dataBytes === undefined ? "" : `ulimit -d ${Math.floor(dataBytes / 1_024)} && `;
  // Threads take the size of their stacks from the limit; a core dump would write a stranger's file to the disk.
  const script = `ulimit -c 0 && ulimit -s 2048 && ulimit -t "$0" && ${data}exec "$@"`;
  return [shell, ["-c", script, `${seconds}`, process.execPath, ...words]];
}

/**
 * Runs Node in a separate process, without the site's secrets, at a low priority.
 * @param input read as fast as the process accepts it
 * @returns the output
 * @throws ProcessEnded, ProcessNotStarted, InputBroken
 */
export async function runSealed(
  { words, cwd, env = {} }: SealedCommand,
  limits: ProcessLimits,
  input: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  stopping?: AbortSignal,
): Promise<Buffer> {
  const signals = [AbortSignal.timeout(limits.milliseconds), ...(stopping ? [stopping] : [])];
  const child = spawn(...limited(limits, words), {
    env,
    cwd,
    stdio: ["pipe", "pipe", "ignore"],
    signal: AbortSignal.any(signals),
    killSignal: "SIGKILL",
  });
  lowerPriority(child, limits.priority);
  const endWatch = watchMemory(child, limits.memoryBytes);
  const feeding = feed(child.stdin, input);
  try {
    const [answer, code] = await Promise.all([readAnswer(child, limits.answerBytes), ended(child)]);
    const broken = await feeding;
    if (broken !== undefined) throw broken;
    if (code !== 0) throw new ProcessEnded(`It ended with ${code}.`);
    return answer;
  } finally {
    endWatch();
  }
}

/**
 * Writes the input; a process that has ended reads no more.
 * @returns the error if the input could not be read
 */
async function feed(stdin: Writable, input: Parameters<typeof runSealed>[2]): Promise<InputBroken | undefined> {
  let broken: InputBroken | undefined;
  const pieces = async function* () {
    try {
      yield* input;
    } catch (error) {
      broken = new InputBroken("The input broke off.", { cause: error });
      throw broken;
    }
  };
  await pipeline(pieces(), stdin).catch(() => {});
  return broken;
}

/** Interval of memory checks (ms). */
const lookMs = 5;

const pageBytes = 4_096;

/**
 * Kills a process that takes too much memory. With only a kernel limit, allocations would fail, and picture libraries
 * would continue with half a picture.
 * @returns ends the watch
 */
function watchMemory(child: ChildProcess, maxBytes: number | undefined): () => void {
  const statm = maxBytes === undefined ? undefined : openIfThere(`/proc/${child.pid}/statm`);
  if (statm === undefined || maxBytes === undefined) return () => {};
  const text = Buffer.alloc(256);
  // The file stays open, and is read synchronously in microseconds. Through the thread pool, each of the two
  // hundred reads a second would take the main thread thirty times as long.
  const watch = setInterval(() => {
    const [, resident = 0, ofFiles = 0] = readAgain(statm, text).split(" ").map(Number);
    if ((resident - ofFiles) * pageBytes > maxBytes) child.kill("SIGKILL");
  }, lookMs);
  return () => {
    clearInterval(watch);
    closeSync(statm);
  };
}

/** @returns undefined if the process has ended, or the kernel is not Linux */
function openIfThere(path: string): number | undefined {
  try {
    return openSync(path, "r");
  } catch {
    return undefined;
  }
}

/**
 * Reads a file again from its start.
 * @returns empty for a process that has ended
 */
function readAgain(file: number, into: Buffer): string {
  try {
    return into.toString("latin1", 0, readSync(file, into, 0, into.length, 0));
  } catch {
    return "";
  }
}

/** Makes a process the last to get the processor, and the first to be killed when memory runs out. */
function lowerPriority({ pid }: ChildProcess, priority: number): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, priority);
  } catch {
    // The process has ended already.
  }
  writeFile(`/proc/${pid}/oom_score_adj`, "1000").catch(() => {});
}

function ended(child: ChildProcess): Promise<string | number> {
  return new Promise((resolve, reject) => {
    child.once("error", (error) => {
      child.kill("SIGKILL");
      reject(error.name === "AbortError" ? new ProcessEnded("It was stopped.") : new ProcessNotStarted(error.message));
    });
    child.once("close", (code, signal) => resolve(code ?? signal ?? "no code"));
  });
}

async function readAnswer(child: ChildProcess, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of (child.stdout ?? []) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) {
      child.kill("SIGKILL");
      throw new ProcessEnded("It answers without end.");
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
