import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { hostilePdfs } from "../../../bench/faults/hostile-pdfs.ts";
import { paperWithMetadata } from "../../../tests/support/files-with-metadata.ts";
import { heicPhoto } from "../../../tests/support/heic-photo.ts";
import { aRecording, marker } from "../../../tests/support/recordings.ts";
import { writeXlsx } from "../../../tests/support/write-xlsx.ts";
import { doFileTask } from "./do-file-task.server.ts";
import { FileTooCostly, FileWorkerBusy, inputOf } from "./file-worker.ts";
import { type FileWorkerOptions, openFileWorker } from "./open-file-worker.server.ts";
import { packFiles, unpackFiles } from "./pack-files.ts";

/** On a busy machine a process of low priority waits longer than a test. */
const options = { priority: 0 };
const worker = openFileWorker(options);

/** A worker with this program, which is below the sources, the only folder that the worker may read. */
function workerDoing(line: string, more: FileWorkerOptions = {}) {
  const below = join(import.meta.dirname, "../../../node_modules/.cache");
  mkdirSync(below, { recursive: true });
  const folder = mkdtempSync(join(below, "file-worker-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const sources = join(import.meta.dirname, "..");
  const program = join(folder, "program.mjs");
  writeFileSync(
    program,
    `import { closeNetwork } from ${JSON.stringify(join(sources, "sealed-process/close-network.ts"))};
     import { packFiles } from ${JSON.stringify(join(sources, "file-worker/pack-files.ts"))};
     closeNetwork("network");
     ${line};
     for (const part of packFiles("done")) process.stdout.write(part);`,
  );
  return openFileWorker({ ...options, ...more, program });
}

test("a separate process makes the same results as the site itself", async () => {
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#a3195a" } })
    .jpeg()
    .toBuffer();
  const ofNoKind = [Buffer.from("MZ")];
  for (const bytes of [picture, await paperWithMetadata(), await aRecording("webm"), ...ofNoKind]) {
    const made = await worker.open("paper", undefined, bytes, "stranger");
    expect(made).toEqual(plain(await doFileTask("paper", undefined, inputOf(bytes))));
    if ("bytes" in made) expect(Buffer.from(made.bytes).includes(marker)).toBe(false);
  }
  const table = writeXlsx([
    ["Date", "Amount"],
    ["03/11/2026", 5],
  ]);
  const rows = await worker.open("spreadsheet", { maxRows: 9 }, table, "staff");
  expect(rows).toEqual({
    rows: [
      ["Date", "Amount"],
      ["03/11/2026", "5"],
    ],
  });
  expect(await worker.open("mp3", undefined, await aRecording("webm"), "staff")).toMatchObject({
    extension: "mp3",
    seconds: 1,
  });
});

test("a photo of an iPhone is opened in that process, and half of one is called damaged", async () => {
  const made = await worker.open("picture", "whole", heicPhoto, "staff");
  expect(made).toMatchObject({ width: 600, height: 400 });
  const half = await worker.open("picture", "whole", heicPhoto.subarray(0, -300), "staff");
  expect(half).toEqual({ problem: "damaged" });
});

/** Buffers as plain arrays of bytes. */
const plain = (made: object) =>
  Object.fromEntries(
    Object.entries(made).map(([key, value]) => [key, value instanceof Uint8Array ? new Uint8Array(value) : value]),
  );

test.each([
  [
    "takes more memory than it may, in the heap",
    "const all = []; for (;;) all.push(new Array(1e5).fill(Math.random()))",
  ],
  ["takes more memory than it may, outside the heap", "const all = []; for (;;) all.push(Buffer.alloc(1e6, 1))"],
  ["crashes", "process.abort()"],
  ["ends without a word", "process.exit(0)"],
  [
    "answers nonsense",
    "process.stdout.write('x'.repeat(99)); await new Promise((done) => setTimeout(done, 100)); process.exit(0)",
  ],
  ["answers without end", "for (;;) await new Promise((done) => process.stdout.write('x'.repeat(1e6), done))"],
])("a file whose parser %s is refused, and nothing more", async (_what, line) => {
  await expect(workerDoing(line).open("paper", undefined, Buffer.from("x"), "stranger")).rejects.toBeInstanceOf(
    FileTooCostly,
  );
});

test("a file whose parser never ends is refused after its limit of processor time", async () => {
  const opened = workerDoing("for (;;) {}", { seconds: 1 }).open("paper", undefined, Buffer.from("x"), "stranger");
  await expect(opened).rejects.toThrow("SIG");
});

test.each([
  ["reach the network", "await import('node:net')"],
  ["fetch", "await fetch('http://127.0.0.1:9')"],
  ["start a program", "(await import('node:child_process')).execSync('true')"],
  ["write a file", "(await import('node:fs')).writeFileSync(import.meta.dirname + '/x', 'x')"],
  [
    "read the site's files",
    `(await import('node:fs')).readFileSync(${JSON.stringify(join(import.meta.dirname, "../../../README.md"))})`,
  ],
  ["see a secret", "if (process.env.SESSION_SECRET === undefined) throw new Error('none')"],
])("a parser cannot %s", async (_what, line) => {
  await expect(workerDoing(line).open("paper", undefined, Buffer.from("x"), "stranger")).rejects.toBeInstanceOf(
    FileTooCostly,
  );
});

test("the worker of these tests answers if it is left alone", async () => {
  expect(await workerDoing("").open("paper", undefined, Buffer.from("x"), "stranger")).toBe("done");
});

test("the PDF that stopped the site for good is refused, and the next file is opened", async () => {
  const bytes = (await hostilePdfs[0]?.make()) ?? Buffer.alloc(0);
  expect(bytes.length).toBeLessThan(5_000);
  const both = [bytes, await paperWithMetadata()].map((file) => worker.open("paper", undefined, file, "stranger"));
  await expect(both[0]).rejects.toBeInstanceOf(FileTooCostly);
  expect(await both[1]).toMatchObject({ extension: "pdf" });
});

test("files of staff come first, the twenty-first is refused, and a stop ends the open one", async () => {
  const slow = workerDoing("await new Promise(() => setTimeout(() => {}, 1e6))");
  const stopping = new AbortController();
  const order: string[] = [];
  const open = (sender: "stranger" | "staff") =>
    slow.open("paper", undefined, Buffer.from("x"), sender, stopping.signal).catch(() => order.push(sender));
  const all = [open("stranger"), open("stranger"), ...Array.from({ length: 19 }, () => open("staff"))];
  await expect(slow.open("paper", undefined, Buffer.from("x"), "staff")).rejects.toBeInstanceOf(FileWorkerBusy);
  stopping.abort();
  await Promise.all(all);
  expect(order).toEqual(["stranger", ...Array(19).fill("staff"), "stranger"]);
});

test("files that wait hold no more than 128 MB of the site's memory", async () => {
  const slow = workerDoing("await new Promise(() => setTimeout(() => {}, 1e6))");
  const stopping = new AbortController();
  const large = new Uint8Array(50 * 2 ** 20);
  const all = [0, 1, 2].map(() => slow.open("paper", undefined, large, "staff", stopping.signal).catch(() => {}));
  await expect(slow.open("paper", undefined, large, "staff")).rejects.toBeInstanceOf(FileWorkerBusy);
  stopping.abort();
  await Promise.all(all);
});

test("bytes between values come back unchanged; a cut response is refused", () => {
  const value = { a: [1, "ọ", null], bytes: new Uint8Array([1, 2, 3]), more: [{ bytes: Buffer.from("x") }] };
  const packed = Buffer.concat(packFiles(value));
  expect(unpackFiles(packed)).toEqual({ ...value, more: [{ bytes: new Uint8Array([120]) }] });
  expect(() => unpackFiles(packed.subarray(0, -1))).toThrow();
  expect(() => unpackFiles(Buffer.from([1]))).toThrow();
});

test("a file that is not in memory is read piece by piece, and only when its turn has come", async () => {
  const paper = await paperWithMetadata();
  let reads = 0;
  const content = {
    size: paper.length,
    async *read() {
      reads++;
      for (let at = 0; at < paper.length; at += 1_000) yield paper.subarray(at, at + 1_000);
    },
  };
  const gate = Promise.withResolvers<Uint8Array>();
  const slow = {
    size: 1,
    read: async function* () {
      yield await gate.promise;
    },
  };
  const first = worker.open("paper", undefined, slow, "stranger");
  const second = worker.open("paper", undefined, content, "stranger");
  expect(reads).toBe(0);
  gate.resolve(Buffer.from("x"));
  expect(await first).toEqual({ problem: "unknown" });
  expect(await second).toEqual(plain(await doFileTask("paper", undefined, inputOf(paper))));
  expect(reads).toBe(1);
});

test("a file that cannot be read to its end is reported as unreadable, not as costly", async () => {
  for (const pieces of [["%PDF-", "x".repeat(300_000)], ["%PDF-"], []]) {
    const gone = new Error("The storage is away.");
    const read = async function* () {
      for (const piece of pieces) yield Buffer.from(piece);
      throw gone;
    };
    await expect(worker.open("paper", undefined, { size: 900_000, read }, "stranger")).rejects.toBe(gone);
  }
});
