// A separate process, which `detect-faces.server.ts` starts from this file. It reads pixels from its input, and writes
// positions of faces. It has no network, writes no file, and reads only its own files.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { closeNetwork } from "../sealed-process/close-network.ts";
import { mergeBoxes, placeInPicture, type ScoredBox, tilesOf } from "./face-boxes.ts";

/** Finds faces in one picture; positions are fractions of its width and height. */
type Detect = (pixels: Uint8Array, width: number, height: number, minConfidence: number) => Promise<ScoredBox[]>;

interface DetectorFiles {
  wasm: string;
  manifest: unknown;
  weights: ArrayBuffer;
}

/** The contract with `vendor/faces/detector.mjs`. */
type OpenDetector = (files: DetectorFiles) => Promise<Detect>;

/** Low on purpose: a false face costs a glance, a missed face may be a child. */
const minConfidence = 0.2;

const [folder = "", ...size] = process.argv.slice(2);
const [width = 0, height = 0] = size.map(Number);

async function openDetector(): Promise<Detect> {
  const open: { openDetector: OpenDetector } = await import(pathToFileURL(join(folder, "detector.mjs")).href);
  const bytes = readFileSync(join(folder, "weights.bin"));
  return open.openDetector({
    wasm: join(folder, "kernels.wasm"),
    manifest: JSON.parse(readFileSync(join(folder, "weights.json"), "utf8")),
    weights: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
  });
}

async function readPixels(): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  let size = 0;
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) size += chunk.copy(pixels, size);
  if (size !== pixels.byteLength) throw new Error("The picture did not arrive whole.");
  return pixels;
}

closeNetwork();
const pixels = await readPixels();
const detect = await openDetector();
const found: ScoredBox[] = [];
for (const tile of tilesOf(width, height)) {
  const row = tile.width * 3;
  const part = new Uint8Array(row * tile.height);
  for (let line = 0; line < tile.height; line++) {
    const start = ((tile.top + line) * width + tile.left) * 3;
    part.set(pixels.subarray(start, start + row), line * row);
  }
  for (const box of await detect(part, tile.width, tile.height, minConfidence))
    found.push(placeInPicture(box, tile, width, height));
}
process.stdout.write(JSON.stringify({ boxes: mergeBoxes(found), peakBytes: process.resourceUsage().maxRSS * 1_024 }));
