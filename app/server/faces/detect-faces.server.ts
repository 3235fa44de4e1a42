import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import { dirname, join } from "node:path";
import type { Pixels } from "../images/image-maker.ts";
import type { FaceBox } from "./face-boxes.ts";
import { DetectorError, type FaceFinder } from "./face-finder.ts";
import { readFreeMemory } from "./free-memory.server.ts";

/** The process takes 373 MB at its peak (decision 048); the rest stays with the site. */
export const minFreeBytes = 600_000_000;

/** Twelve times what a photograph takes here (decision 048). The kernel ends it, also when the site is gone. */
const maxProcessorSeconds = 30;

/** A busy machine lets a process of low priority wait: five passes took 32 s at a load of 15. */
const maxMs = 120_000;

/** An answer has some dozens of bytes for each face. */
const maxAnswerBytes = 200_000;

const shell = "/bin/sh";

/** In megabytes of script, and in pages of 64 kB of WebAssembly: 256 MB. */
const memoryLimits = ["--max-old-space-size=128", "--wasm-max-mem-pages=4096"];

const program = "app/server/faces/detector-process.ts";

/** Where the detector and its process lie, from the sources and from a build. */
const root = findRoot(import.meta.dirname);

export const detectorFolder = join(root, "vendor/faces");

function findRoot(folder: string): string {
  const above = dirname(folder);
  return above === folder || existsSync(join(folder, program)) ? folder : findRoot(above);
}

interface Options {
  /** With the detector. */
  folder?: string;
  readFree?: () => Promise<number>;
  limitMs?: number;
  processorSeconds?: number;
  /** As `setPriority` has it; default the lowest. */
  priority?: number;
}

/** Counts in a child process, one picture after another: without network, with limits, after everything else. */
export function openFaceFinder(options: Options = {}): FaceFinder {
  const { folder = detectorFolder, readFree = readFreeMemory, limitMs = maxMs } = options;
  const { processorSeconds = maxProcessorSeconds, priority = constants.priority.PRIORITY_LOW } = options;
  return {
    async check() {
      const freeBytes = await readFree();
      if (!existsSync(join(folder, "detector.mjs"))) return { obstacle: "missing", freeBytes };
      return freeBytes < minFreeBytes ? { obstacle: "memory", freeBytes } : { freeBytes };
    },
    find: (picture, stopping) => runDetector({ folder, limitMs, processorSeconds, priority }, picture, stopping),
  };
}

/** Program and arguments of the process: limits, permissions, picture. */
export function detectorCommand(
  folder: string,
  { width, height }: Pick<Pixels, "width" | "height">,
  processorSeconds = maxProcessorSeconds,
): [program: string, words: string[]] {
  const readable = [folder, join(root, dirname(program))].map((place) => `--allow-fs-read=${place}`);
  const words = [...memoryLimits, "--permission", ...readable, join(root, program), folder, `${width}`, `${height}`];
  // Windows has no such limit.
  if (!existsSync(shell)) return [process.execPath, words];
  return [shell, ["-c", 'ulimit -t "$0" && exec "$@"', `${processorSeconds}`, process.execPath, ...words]];
}

async function runDetector(
  { folder, limitMs, processorSeconds, priority }: Required<Omit<Options, "readFree">>,
  picture: Pixels,
  stopping?: AbortSignal,
): Promise<FaceBox[]> {
  const signals = [AbortSignal.timeout(limitMs), ...(stopping ? [stopping] : [])];
  // No secret of the site is in its environment.
  const child = spawn(...detectorCommand(folder, picture, processorSeconds), {
    env: {},
    cwd: folder,
    stdio: ["pipe", "pipe", "ignore"],
    signal: AbortSignal.any(signals),
    killSignal: "SIGKILL",
  });
  lowerPriority(child, priority);
  // A process that ended does not read.
  child.stdin.on("error", () => {}).end(picture.data);
  const [answer, code] = await Promise.all([readAnswer(child), ended(child)]);
  if (code !== 0) throw new DetectorError(`It ended with ${code}.`);
  return parseAnswer(answer);
}

/** After every other process for the processor, and before every other when memory runs out. */
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
      reject(new DetectorError(error.name === "AbortError" ? "It was stopped." : error.message));
    });
    child.once("close", (code, signal) => resolve(code ?? signal ?? "no code"));
  });
}

async function readAnswer(child: ChildProcess): Promise<string> {
  let answer = "";
  for await (const part of child.stdout?.setEncoding("utf8") ?? []) {
    answer += part;
    if (answer.length <= maxAnswerBytes) continue;
    child.kill("SIGKILL");
    throw new DetectorError("It answers without end.");
  }
  return answer;
}

function parseAnswer(answer: string): FaceBox[] {
  try {
    const { boxes } = JSON.parse(answer) as { boxes: FaceBox[] };
    return boxes.map(({ x, y, width, height }) => {
      if (![x, y, width, height].every((value) => value >= 0 && value <= 1)) throw new Error("A box outside.");
      const round = (value: number) => Math.round(value * 10_000) / 10_000;
      return { x: round(x), y: round(y), width: round(width), height: round(height) };
    });
  } catch {
    throw new DetectorError("Its answer cannot be read.");
  }
}
