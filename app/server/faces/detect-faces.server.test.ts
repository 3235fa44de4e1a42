import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { sharpImages } from "../images/sharp-images.server.ts";
import { openFaceFinder } from "./detect-faces.server.ts";
import { DetectorError } from "./face-finder.ts";

const root = join(import.meta.dirname, "../../..");
const vendored = join(root, "vendor/faces");

/** On a busy machine a process of the lowest priority waits longer than a test. */
const openFinder = (options: Parameters<typeof openFaceFinder>[0] = {}) => openFaceFinder({ priority: 0, ...options });

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "tabasamu-faces-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A detector whose code is this. */
function aDetector(code: string): string {
  const folder = join(aFolder(), "faces");
  mkdirSync(folder);
  writeFileSync(join(folder, "detector.mjs"), code);
  writeFileSync(join(folder, "weights.bin"), "0");
  writeFileSync(join(folder, "weights.json"), "[]");
  return folder;
}

/** Program of a detector, run once per pass. */
const doing = (line: string) => aDetector(`export const openDetector = async () => async () => { ${line} };`);

const pixels = { width: 20, height: 10, data: new Uint8Array(600) };

async function read(picture: Uint8Array) {
  const found = await sharpImages.readPixels(picture);
  if ("problem" in found) throw new Error(found.problem);
  return found;
}

/** Houses, a sun and a ball, as children draw them. */
const drawn = () =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="#c3e6b4"/>
       <circle cx="1300" cy="200" r="120" fill="#ffc72e"/><rect x="300" y="500" width="500" height="500" fill="#a3195a"/>
       <path d="M250 500l300-250 300 250z" fill="#2a0e45"/><circle cx="1100" cy="950" r="90" fill="#fff"/></svg>`,
    ),
  );

test("a drawing without people has no face", async () => {
  const drawing = drawn().resize(600);
  expect(await openFinder().find(await read(await drawing.jpeg().toBuffer()))).toEqual([]);
});

test("five people who sit on stairs have five faces, and each place is inside the picture", async () => {
  // A photograph of the detector's own package, which no part of the site has.
  const photograph = readFileSync(join(root, "node_modules/@vladmandic/face-api/demo/sample5.jpg"));
  const faces = await openFinder().find(await read(photograph));
  expect(faces).toHaveLength(5);
  for (const { x, y, width, height } of faces) {
    expect(x + width).toBeLessThanOrEqual(1);
    expect(y + height).toBeLessThanOrEqual(1);
    expect(width * height).toBeGreaterThan(0.005);
  }
});

test("faces of a grey or transparent picture can also be counted", async () => {
  const grey = await drawn().toColourspace("b-w").png().toBuffer();
  const clear = await sharp({ create: { width: 30, height: 20, channels: 4, background: "#00000000" } })
    .png()
    .toBuffer();
  for (const picture of [grey, clear]) {
    const { width, height, data } = await read(picture);
    expect(data.byteLength).toBe(width * height * 3);
  }
  expect(await sharpImages.readPixels(new Uint8Array([1, 2, 3]))).toEqual({ problem: "unknown" });
});

test.each([
  ["crashes", "process.abort()"],
  ["ends without a word", "process.exit(0)"],
  ["answers without end", "process.stdout.write('x'.repeat(300_000)); return []"],
  ["uses up its memory", "const all = []; for (;;) all.push(new Array(1e6).fill(Math.random()))"],
  ["throws", "throw new Error('no')"],
  ["answers nonsense", "process.stdout.write('{'); return []"],
  [
    "finds a face outside",
    'process.stdout.write(\'{"boxes":[{"x":2,"y":0,"width":1,"height":1}]}\', () => process.exit(0)); await new Promise(() => {})',
  ],
])("a detector that %s is an error, and nothing more", async (_what, line) => {
  await expect(openFinder({ folder: doing(line) }).find(pixels)).rejects.toBeInstanceOf(DetectorError);
});

test("a detector that hangs is ended at its time limit, and one that is busy at the site's stop", async () => {
  const folder = doing("for (;;) {}");
  await expect(openFinder({ folder, limitMs: 500 }).find(pixels)).rejects.toBeInstanceOf(DetectorError);
  // The kernel ends one that works for ever, even if no caller waits any more.
  await expect(openFinder({ folder, processorSeconds: 1 }).find(pixels)).rejects.toThrow("SIG");
  const stopping = new AbortController();
  const found = openFinder({ folder }).find(pixels, stopping.signal);
  stopping.abort();
  await expect(found).rejects.toBeInstanceOf(DetectorError);
  await expect(openFinder({ folder }).find(pixels, stopping.signal)).rejects.toBeInstanceOf(DetectorError);
});

test.each([
  ["reach the network", "await import('node:net')"],
  ["fetch", "await fetch('http://127.0.0.1:9')"],
  ["start a program", "(await import('node:child_process')).execSync('true')"],
  ["write a file", "(await import('node:fs')).writeFileSync(import.meta.dirname + '/x', 'x')"],
  [
    "see a secret",
    "if (process.env.PATH === undefined && process.env.SESSION_SECRET === undefined) throw new Error('none')",
  ],
  ["reach the network by require", "(await import('node:module')).createRequire(import.meta.url)('net')"],
  ["reach the network by another name", "process.getBuiltinModule('node:https')"],
  ["read the site's files", "(await import('node:fs')).readFileSync(import.meta.dirname + '/../secret')"],
])("a detector cannot %s", async (_what, line) => {
  const folder = doing(`${line}; return [];`);
  writeFileSync(join(folder, "../secret"), "hunter2");
  await expect(openFinder({ folder }).find(pixels)).rejects.toBeInstanceOf(DetectorError);
});

test("the detector of these tests answers if it is left alone", async () => {
  const folder = doing("return [{ score: 1, x: 0.25, y: 0.5, width: 0.125, height: 0.25 }]");
  expect(await openFinder({ folder }).find(pixels)).toEqual([{ x: 0.25, y: 0.5, width: 0.125, height: 0.25 }]);
});

test("the detector does not run with less than 420 MB of free memory or without its files", async () => {
  const at = (free: number) => openFinder({ readFree: async () => free }).check();
  expect(await at(419_999_999)).toEqual({ obstacle: "memory", freeBytes: 419_999_999 });
  expect(await at(420_000_000)).toEqual({ freeBytes: 420_000_000, isBusy: expect.any(Boolean) });
  const folder = aFolder();
  expect(await openFinder({ folder, readFree: async () => 1e9 }).check()).toMatchObject({ obstacle: "missing" });
});

test("the detector equals its build from the pinned packages, at most 7 MB", async () => {
  const folder = aFolder();
  execFileSync(process.execPath, [join(root, "scripts/build-detector.mjs"), folder]);
  const names = readdirSync(vendored).sort();
  expect(names).toEqual(
    ["LICENSE-Apache-2.0.txt", "LICENSES.txt", "detector.mjs", "kernels.wasm", "weights.bin", "weights.json"].sort(),
  );
  for (const name of readdirSync(folder))
    expect(readFileSync(join(vendored, name)).equals(readFileSync(join(folder, name))), name).toBe(true);
  const size = names.reduce((sum, name) => sum + statSync(join(vendored, name)).size, 0);
  expect(size).toBeLessThan(7_000_000);
  const code = readFileSync(join(vendored, "detector.mjs"), "utf8");
  for (const word of ["face_recognition", "age_gender", "face_expression", "FaceRecognitionNet", "node-fetch"])
    expect(code).not.toContain(word);
  const modules = [...code.matchAll(/\bfrom\s*["'`]([^"'`]+)["'`]|\b(?:require|import)\(["'`]([^"'`]+)["'`]\)/g)];
  expect(new Set(modules.map(([, one, other]) => one ?? other))).toEqual(new Set(["node:module"]));
});
