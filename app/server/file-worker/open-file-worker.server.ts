import { execFile } from "node:child_process";
import { realpathSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { isPdf } from "../metadata/clean-pdf.server.ts";
import {
  findRoot,
  InputBroken,
  limited,
  ProcessEnded,
  type ProcessLimits,
  ProcessNotStarted,
  runSealed,
} from "../sealed-process/run-sealed.server.ts";
import {
  type FileContent,
  type FileSender,
  type FileTask,
  type FileTasks,
  FileTooCostly,
  type FileWorker,
  FileWorkerBusy,
  sizeOf,
} from "./file-worker.ts";
import { unpackFiles } from "./pack-files.ts";

const program = "app/server/file-worker/file-worker-process.ts";
const root = findRoot(import.meta.dirname, program);

/** Returns the real path of a file: Node's permissions do not follow symbolic links, which deployments use. */
const realPath = (path: string): string => {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
};

/** Limits: processor time, memory of the process (bytes), and a priority for `setPriority`. */
interface Allowance {
  seconds: number;
  memoryBytes: number;
  priority: number;
}

/**
 * Priorities, below page requests for strangers. Staff wait for the result, so their files compete with pages, on one
 * core only.
 */
const priorities = { stranger: 10, staff: 0 };

const megabyte = 2 ** 20;

/**
 * Limits by sender. A picture from staff becomes twelve files of up to 50 megapixels; a recording can last half an
 * hour; an export of another program has up to 100 MB.
 */
const allowances: Record<FileSender | "photograph" | "voice" | "document" | "export", Allowance> = {
  stranger: { seconds: 3, memoryBytes: 96 * megabyte, priority: priorities.stranger },
  staff: { seconds: 10, memoryBytes: 192 * megabyte, priority: priorities.staff },
  photograph: { seconds: 30, memoryBytes: 1_000 * megabyte, priority: priorities.staff },
  document: { seconds: 20, memoryBytes: 384 * megabyte, priority: priorities.staff },
  export: { seconds: 60, memoryBytes: 400 * megabyte, priority: priorities.stranger },
  voice: { seconds: 120, memoryBytes: 192 * megabyte, priority: priorities.stranger },
};

function allowanceFor(task: FileTask, sender: FileSender): Allowance {
  if (sender === "stranger") return allowances.stranger;
  if (task === "document" || task === "documentText") return allowances.document;
  if (task === "picture") return allowances.photograph;
  return allowances[task === "mp3" ? "voice" : task === "export" ? "export" : "staff"];
}

/**
 * Elapsed time allowed for each second of processor time (ms). A busy machine lets a process of low priority wait, and
 * a sleeping process uses no processor time.
 */
const clockPerSecondMs = 5_000;

/** Memory that a process can take between two checks (bytes). */
const betweenLooksBytes = 6 * megabyte;

/** Memory above the limit at which the kernel refuses more to a picture decoder (bytes). No normal picture needs it. */
const spareBytes = 64 * megabyte;

/** Returns true for tasks without native code, for which the kernel enforces the limit itself. */
const isScriptAlone = (task: FileTask, beginning: Uint8Array): boolean =>
  ["spreadsheet", "export", "recording", "document", "documentText"].includes(task) ||
  (task === "paper" && isPdf(beginning));

/** Maximum size of a result (bytes): more than the largest file produces. */
const answerBytes = 32 * 1024 * 1024;

/** Maximum number of waiting files, besides the open one, and of their bytes in the site's memory. */
const queue = { files: 20, bytes: 128 * 1024 * 1024 };

/** Heap's share of the memory: the rest is for files, buffers and the parsers' code. */
const heapShare = 0.42;

const flags = [
  "--max-semi-space-size=2",
  "--v8-pool-size=1",
  "--permission",
  // sharp is a native addon.
  "--allow-addons",
  // The MP3 encoder runs in a worker thread.
  "--allow-worker",
  ...["app/server", "app/values", "node_modules", "package.json"].flatMap((place) => {
    const path = join(root, place);
    return [...new Set([path, realPath(path)])].map((one) => `--allow-fs-read=${one}`);
  }),
];

/** Limits sharp to one thread, and the allocator to one heap. */
const env = { UV_THREADPOOL_SIZE: "1", MALLOC_ARENA_MAX: "1" };

interface Waiting {
  /** Memory of the site that the waiting file takes (bytes). */
  bytes: number;
  start(): void;
}

export interface FileWorkerOptions {
  /** Replaces the worker's program, in tests of the limits. */
  program?: string;
  priority?: number;
  /** Processor time (s) instead of the file's own limit. */
  seconds?: number;
}

/**
 * Opens files in a separate process, one at a time, files of staff first. The kernel kills the process beyond its
 * processor time or memory, so that no file can stop the site.
 */
export function openFileWorker(options: FileWorkerOptions = {}): FileWorker {
  const waiting: Record<FileSender, Waiting[]> = { staff: [], stranger: [] };
  let isOpen = false;

  /**
   * Resolves when this file's turn comes.
   * @throws FileWorkerBusy
   */
  function takeTurn(sender: FileSender, bytes: number): Promise<void> | undefined {
    if (!isOpen) {
      isOpen = true;
      return undefined;
    }
    const all = [...waiting.staff, ...waiting.stranger];
    const held = all.reduce((sum, one) => sum + one.bytes, bytes);
    if (all.length >= queue.files || held > queue.bytes) throw new FileWorkerBusy("Too many files wait.");
    return new Promise((start) => waiting[sender].push({ bytes, start }));
  }

  function endTurn(): void {
    const next = waiting.staff.shift() ?? waiting.stranger.shift();
    if (next === undefined) isOpen = false;
    else next.start();
  }

  return {
    async open(task, taskOptions, content, sender, stopping) {
      await takeTurn(sender, content instanceof Uint8Array ? content.byteLength : 0);
      try {
        return await openInProcess(task, taskOptions, content, allowanceFor(task, sender), options, stopping);
      } catch (error) {
        // Without the worker's program, or the right to read it, no file can be opened, so the file is not the cause.
        if (error instanceof FileTooCostly && options.program === undefined && !(await canOpenFiles()))
          throw new FileWorkerBusy("The process that opens files does not start.");
        throw error;
      } finally {
        endTurn();
      }
    },
  };
}

async function openInProcess<Task extends FileTask>(
  task: Task,
  taskOptions: FileTasks[Task]["options"],
  content: FileContent,
  { seconds, memoryBytes, priority }: Allowance,
  options: FileWorkerOptions,
  stopping?: AbortSignal,
): Promise<FileTasks[Task]["made"]> {
  const base = await baseDataBytes();
  const { beginning, all } = await beginReading(content);
  const limits: ProcessLimits = {
    seconds: options.seconds ?? seconds,
    milliseconds: seconds * clockPerSecondMs,
    answerBytes,
    priority: options.priority ?? priority,
    memoryBytes: memoryBytes - betweenLooksBytes,
    // V8 reserves another half gigabyte for the thread of the MP3 encoder.
    dataBytes:
      base && task !== "mp3" ? base + memoryBytes + (isScriptAlone(task, beginning) ? 0 : spareBytes) : undefined,
  };
  const args = [task, JSON.stringify(taskOptions ?? null), `${sizeOf(content)}`];
  const heap = `--max-old-space-size=${Math.floor((memoryBytes * heapShare) / megabyte)}`;
  const words = [heap, ...flags, options.program ?? join(root, program), ...args];
  try {
    return unpackFiles(await runSealed({ words, cwd: root, env }, limits, all, stopping)) as FileTasks[Task]["made"];
  } catch (error) {
    stopping?.throwIfAborted();
    if (error instanceof InputBroken) throw error.cause;
    if (error instanceof ProcessNotStarted) throw new FileWorkerBusy(error.message);
    throw new FileTooCostly(error instanceof ProcessEnded ? error.message : "Its answer cannot be read.");
  }
}

/**
 * Reads the first piece, which shows the type.
 * @returns a reader of all pieces
 * @throws the error of the content
 */
async function beginReading(content: FileContent) {
  if (content instanceof Uint8Array) return { beginning: content, all: [content] };
  const pieces = content.read()[Symbol.asyncIterator]();
  const { value: beginning = new Uint8Array() } = (await pieces.next()) as { value?: Uint8Array };
  return { beginning, all: goOn(beginning, pieces) };
}

async function* goOn(beginning: Uint8Array, pieces: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield beginning;
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
  } finally {
    await pieces.return?.();
  }
}

const point = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

/**
 * Opens a one-pixel picture, as a check.
 * @returns true if files can be opened here
 */
export const canOpenFiles = (): Promise<boolean> =>
  openInProcess("paper", undefined, point, allowances.staff, {}).then(
    (made) => !("problem" in made),
    (error) => error instanceof FileWorkerBusy,
  );

let base: Promise<number | undefined> | undefined;

/**
 * Returns the data size of an idle Node process as the kernel counts it (bytes): V8 reserves half a gigabyte for code
 * as writable memory, and uses little of it. Undefined on systems other than Linux.
 */
function baseDataBytes(): Promise<number | undefined> {
  base ??= measureBase();
  return base;
}

async function measureBase(): Promise<number | undefined> {
  const script = 'process.stdout.write(require("node:fs").readFileSync("/proc/self/status", "utf8"))';
  // The permissions would hide the kernel's data about the process.
  const unsealed = flags.filter((flag) => !/^--(?:permission|allow)/.test(flag));
  const command = limited({ seconds: 3 }, [...unsealed, "-e", script]);
  const status = await promisify(execFile)(...command, { env }).catch(() => undefined);
  const kilobytes = /^VmData:\s+(\d+) kB$/m.exec(status?.stdout ?? "")?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1_024;
}
