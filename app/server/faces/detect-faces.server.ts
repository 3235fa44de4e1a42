import { existsSync } from "node:fs";
import { availableParallelism, constants, loadavg } from "node:os";
import { join } from "node:path";
import type { Pixels } from "../images/image-maker.ts";
import { findRoot, ProcessEnded, runSealed } from "../sealed-process/run-sealed.server.ts";
import type { FaceBox } from "./face-boxes.ts";
import { DetectorError, type FaceFinder } from "./face-finder.ts";
import { readFreeMemory } from "./free-memory.server.ts";

/** The process is ended above this: it takes 285 MB of its own at its peak (decision 048), without the program's files. */
const maxOwnBytes = 360_000_000;

/** Free memory that it needs: its own limit, and a reserve for the site. */
export const minFreeBytes = 420_000_000;

/** Twelve times what a photograph takes here (decision 048). The kernel ends it, also when the site is gone. */
const maxProcessorSeconds = 30;

/** A busy machine lets a process of low priority wait: five passes took 32 s at a load of 15. */
const maxMs = 120_000;

/** An answer has some dozens of bytes for each face. */
const maxAnswerBytes = 200_000;

/** Memory limits in megabytes of script, and in pages of 64 kB of WebAssembly: 256 MB. */
const memoryLimits = ["--max-old-space-size=128", "--wasm-max-mem-pages=4096"];

const program = "app/server/faces/detector-process.ts";

/** Folder of the detector and its process, from the sources and from a build. */
const root = findRoot(import.meta.dirname, program);

const detectorFolder = join(root, "vendor/faces");

interface Options {
  folder?: string;
  readFree?: () => Promise<number>;
  limitMs?: number;
  processorSeconds?: number;
  /** Priority for `os.setPriority`; default the lowest. */
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
      if (freeBytes < minFreeBytes) return { obstacle: "memory", freeBytes };
      return { freeBytes, isBusy: (loadavg()[0] ?? 0) > availableParallelism() };
    },
    find: (picture, stopping) => runDetector({ folder, limitMs, processorSeconds, priority }, picture, stopping),
  };
}

/** Arguments of Node: limits, permissions, picture. */
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
