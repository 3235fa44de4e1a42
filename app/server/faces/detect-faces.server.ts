import { existsSync } from "node:fs";
import { availableParallelism, constants, loadavg } from "node:os";
import { join } from "node:path";
import type { Pixels } from "../images/image-maker.ts";
import { findRoot, ProcessEnded, runSealed } from "../sealed-process/run-sealed.server.ts";
import type { FaceBox } from "./face-boxes.ts";
import { DetectorError, type FaceFinder } from "./face-finder.ts";
import { readFreeMemory } from "./free-memory.server.ts";

/**
 * Maximum memory of the process (bytes), which is killed above it. Its peak is 285 MB without the program's files
 * (decision 048).
 */
const maxOwnBytes = 360_000_000;

/** Minimum free memory (bytes): the process's own limit, and a reserve for the site. */
export const minFreeBytes = 420_000_000;

/**
 * Maximum processor time (s), twelve times that of a photo (decision 048). The kernel ends the process, even if the
 * site has stopped.
 */
const maxProcessorSeconds = 30;

/** Timeout (ms). On a busy machine, a process of low priority waits: five runs took 32 s at a load of 15. */
const maxMs = 120_000;

/** Maximum size of a response (bytes). Each face has some dozens. */
const maxAnswerBytes = 200_000;

/** Memory limits: script in megabytes, WebAssembly in pages of 64 kB (256 MB). */
const memoryLimits = ["--max-old-space-size=128", "--wasm-max-mem-pages=4096"];

const program = "app/server/faces/detector-process.ts";

/** Folder of the detector and its process, in the sources and in a build. */
const root = findRoot(import.meta.dirname, program);

const detectorFolder = join(root, "vendor/faces");

interface Options {
  folder?: string;
  readFree?: () => Promise<number>;
  limitMs?: number;
  processorSeconds?: number;
  /** Priority for `os.setPriority`; the lowest by default. */
  priority?: number;
}

/** Counts faces in a child process, one picture after another: without network, with limits, at the lowest priority. */
export function openFaceFinder(options: Options = {}): FaceFinder {
  const { folder = detectorFolder, readFree = readFreeMemory, limitMs = maxMs } = options;
  const { processorSeconds = maxProcessorSeconds, priority = constants.priority.PRIORITY_LOW } = options;
  return {
    async check() {
      const freeBytes = await readFree();
      if (!existsSync(join(folder, "detector.mjs"))) return { obstacle: "missing", freeBytes };
      if (freeBytes < minFreeBytes) return { obstacle: "memory", freeBytes };
      return { freeBytes, isBusy: (loadavg()[0] ?? 0) > availableParallelism() };
    },
    find: (picture, stopping) => runDetector({ folder, limitMs, processorSeconds, priority }, picture, stopping),
  };
}

function detectorWords(folder: string, { width, height }: Pick<Pixels, "width" | "height">): string[] {
  const places = [folder, join(root, "app/server/faces"), join(root, "app/server/sealed-process")];
  const readable = places.map((place) => `--allow-fs-read=${place}`);
  return [...memoryLimits, "--permission", ...readable, join(root, program), folder, `${width}`, `${height}`];
}

async function runDetector(
  { folder, limitMs, processorSeconds, priority }: Required<Omit<Options, "readFree">>,
  picture: Pixels,
  stopping?: AbortSignal,
): Promise<FaceBox[]> {
  const limits = {
    seconds: processorSeconds,
    milliseconds: limitMs,
    answerBytes: maxAnswerBytes,
    memoryBytes: maxOwnBytes,
    priority,
  };
  try {
    const command = { words: detectorWords(folder, picture), cwd: folder };
    return parseAnswer((await runSealed(command, limits, [picture.data], stopping)).toString());
  } catch (error) {
    throw error instanceof ProcessEnded ? new DetectorError(error.message) : error;
  }
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
