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

/** Real path of a file: permissions know no symbolic links, which deployments use. */
const realPath = (path: string): string => {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
};

/** Time of the processor, memory of the process's own (bytes), and a priority as `setPriority` has it. */
interface Allowance {
  seconds: number;
  memoryBytes: number;
  priority: number;
}

/** Priorities below page requests. Staff wait for their answers, so their files compete with pages, on one core only. */
const priorities = { stranger: 10, staff: 0 };

const megabyte = 2 ** 20;

/** Allowances by sender. A picture of staff becomes twelve files, of up to 50 megapixels; a voice can last half an hour. */
const allowances: Record<FileSender | "photograph" | "voice", Allowance> = {
  stranger: { seconds: 3, memoryBytes: 96 * megabyte, priority: priorities.stranger },
  staff: { seconds: 10, memoryBytes: 192 * megabyte, priority: priorities.staff },
  photograph: { seconds: 30, memoryBytes: 1_000 * megabyte, priority: priorities.staff },
  voice: { seconds: 120, memoryBytes: 192 * megabyte, priority: priorities.stranger },
};

function allowanceFor(task: FileTask, sender: FileSender): Allowance {
  if (sender === "stranger") return allowances.stranger;
  return allowances[task === "picture" ? "photograph" : task === "mp3" ? "voice" : "staff"];
}

/** A busy machine lets a process of low priority wait; one that sleeps uses no processor time. */
const clockPerSecondMs = 5_000;

/** Memory that a process can take between two checks. */
const betweenLooksBytes = 6 * megabyte;

/** Memory above the limit at which the kernel refuses more to a decoder of pictures: no honest picture gets so far. */
const spareBytes = 64 * megabyte;

/** Tasks of pure script end at the limit itself, where the kernel refuses memory. */
const isScriptAlone = (task: FileTask, beginning: Uint8Array): boolean =>
  task === "spreadsheet" || task === "recording" || (task === "paper" && isPdf(beginning));

/** Maximum of an answer: more than is made of the largest file. */
const answerBytes = 32 * 1024 * 1024;

/** Limits of waiting files, beside the open one: number, and bytes of the site's memory. */
const queue = { files: 20, bytes: 128 * 1024 * 1024 };

/** Share of the heap in the memory: the rest is of files, buffers and the parsers' own code. */
const heapShare = 0.42;

const flags = [
  "--max-semi-space-size=2",
  "--v8-pool-size=1",
  "--permission",
  // sharp is an add-on.
  "--allow-addons",
  // The encoder of MP3 is a thread.
  "--allow-worker",
  ...["app/server", "app/values", "node_modules", "package.json"].flatMap((place) => {
    const path = join(root, place);
    return [...new Set([path, realPath(path)])].map((one) => `--allow-fs-read=${one}`);
  }),
];

/** One thread of sharp, one heap of the allocator. */
const env = { UV_THREADPOOL_SIZE: "1", MALLOC_ARENA_MAX: "1" };

interface Waiting {
  /** Memory of the site that the waiting file takes (bytes). */
  bytes: number;
  start(): void;
}

export interface FileWorkerOptions {
  /** Program in place of the worker's, for tests of the limits. */
  program?: string;
  priority?: number;
  /** Limit of processor time, in place of the file's own. */
  seconds?: number;
}

/**
 * Opens files in a process of their own, one file at a time, those of staff first. The kernel ends it beyond its
 * processor time and its memory, so that no file can stop the site.
 */
export function openFileWorker(options: FileWorkerOptions = {}): FileWorker {
  const waiting: Record<FileSender, Waiting[]> = { staff: [], stranger: [] };
  let isOpen = false;

  /** Resolves when it is this file's turn. @throws FileWorkerBusy */
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
        // Without its program, or the right to read it, no file can be opened. The file is not the cause.
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
    // The encoder of MP3 is a thread, for which V8 reserves half a gigabyte once more.
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

/** Reads the first piece, which shows the type, and all pieces. @throws as the content */
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

/** A picture of one point (PNG). */
const point = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

/** Opens a picture of one point, as the doctor asks. @returns whether files can be opened here */
export const canOpenFiles = (): Promise<boolean> =>
  openInProcess("paper", undefined, point, allowances.staff, {}).then(
    (made) => !("problem" in made),
    (error) => error instanceof FileWorkerBusy,
  );

let base: Promise<number | undefined> | undefined;

/**
 * Data of an idle Node process as the kernel counts it (bytes): V8 reserves half a gigabyte for code as writable
 * memory, and uses little of it. Undefined where the kernel is not Linux.
 */
function baseDataBytes(): Promise<number | undefined> {
  base ??= measureBase();
  return base;
}

async function measureBase(): Promise<number | undefined> {
  const script = 'process.stdout.write(require("node:fs").readFileSync("/proc/self/status", "utf8"))';
  // The kernel's facts about the process are outside the sealed files.
  const unsealed = flags.filter((flag) => !/^--(?:permission|allow)/.test(flag));
  const command = limited({ seconds: 3 }, [...unsealed, "-e", script]);
  const status = await promisify(execFile)(...command, { env }).catch(() => undefined);
  const kilobytes = /^VmData:\s+(\d+) kB$/m.exec(status?.stdout ?? "")?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1_024;
}
