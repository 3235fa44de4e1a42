import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { setPriority } from "node:os";
import { dirname, join } from "node:path";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";

const shell = "/bin/sh";

/** Limits of a process. The kernel ends it beyond them, even after the site has ended. */
export interface ProcessLimits {
  /** Limit of processor time. */
  seconds: number;
  /** Time from the start until the process is ended. */
  milliseconds: number;
  /** Maximum size of the answer. */
  answerBytes: number;
  /** Limit of the process's own memory without the program's (bytes): checked many times a second, on Linux. */
  memoryBytes?: number;
  /** Limit of writable address space (bytes), which the kernel enforces also between two checks: `RLIMIT_DATA`. */
  dataBytes?: number | undefined;
  /** Priority for `os.setPriority`. */
  priority: number;
}

export interface SealedCommand {
  /** Arguments of Node: flags, permissions, program, words. */
  words: string[];
  cwd: string;
  env?: Record<string, string>;
}

/** The process ended without an answer: crashed, stopped, or out of a limit. */
export class ProcessEnded extends Error {}

/** The input could not be read: see the cause. */
export class InputBroken extends Error {}

/** The machine has no room for another process just now. */
export class ProcessNotStarted extends ProcessEnded {}

/** The folder above with this program, from the sources and from a build. */
export function findRoot(folder: string, program: string): string {
  const above = dirname(folder);
  return above === folder || existsSync(join(folder, program)) ? folder : findRoot(above, program);
}

/** Program and arguments that set the limits of the kernel, then run Node. Windows has none. */
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
 * Runs Node in a separate process, without a secret of the site, at a low priority.
 * @param input read as fast as the process takes it
 * @returns its output
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

/** A process that ended does not read. @returns why the input could not be read */
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

/** Time between two checks of a process's memory. */
const lookMs = 5;

const pageBytes = 4_096;

/**
 * Ends a process that holds too much memory. A limit of the kernel alone would let allocations fail instead, and libraries
 * of pictures go on with half a picture then.
 * @returns ends the watch
 */
function watchMemory(child: ChildProcess, maxBytes: number | undefined): () => void {
  const statm = maxBytes === undefined ? undefined : openIfThere(`/proc/${child.pid}/statm`);
  if (statm === undefined || maxBytes === undefined) return () => {};
  const text = Buffer.alloc(256);
  // Kept open, and read on the spot, which takes microseconds: a way through the pool of threads takes the main thread
  // thirty times as long, two hundred times in a second.
  const watch = setInterval(() => {
    const [, resident = 0, ofFiles = 0] = readAgain(statm, text).split(" ").map(Number);
    if ((resident - ofFiles) * pageBytes > maxBytes) child.kill("SIGKILL");
  }, lookMs);
  return () => {
    clearInterval(watch);
    closeSync(statm);
  };
}

/** @returns undefined where the process has ended, or the kernel is not Linux */
function openIfThere(path: string): number | undefined {
  try {
    return openSync(path, "r");
  } catch {
    return undefined;
  }
}

/** Reads a file again from the beginning. @returns nothing of a process that has ended */
function readAgain(file: number, into: Buffer): string {
  try {
    return into.toString("latin1", 0, readSync(file, into, 0, into.length, 0));
  } catch {
    return "";
  }
}

/** Puts a process after all others for the processor, and before all others when memory runs out. */
function lowerPriority({ pid }: ChildProcess, priority: number): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, priority);
  } catch {
    // It has ended already.
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
