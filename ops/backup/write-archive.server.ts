import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createGzip, gzipSync } from "node:zlib";
import type { EntryDetails } from "./manifest.ts";
import { type Throttle, throttled } from "./throttle.server.ts";

export interface Entry {
  name: string;
  /** Size of the stream (bytes). */
  size: number;
  stream: Readable;
  /** False for pictures, which are compressed already. */
  compressEntry: boolean;
}

/** Size of a chunk (bytes): large, so that there are few. */
export const chunkBytes = 256 * 1024;

/**
 * Streams an archive.
 * @param entries read one at a time
 * @param written filled during the stream, so that the last entry can list the others
 */
export function archiveOf(
  entries: AsyncIterable<Entry>,
  written: Map<string, EntryDetails>,
  throttle: Throttle,
): AsyncIterable<Buffer> {
  return throttled(membersOf(entries, written), throttle);
}

/** Compresses each entry as a separate gzip member (RFC 1952), with its own compression level. */
async function* membersOf(entries: AsyncIterable<Entry>, written: Map<string, EntryDetails>) {
  for await (const entry of entries) {
    // An early error is thrown when reading.
    entry.stream.once("error", () => {});
    try {
      const level = entry.compressEntry ? constants.Z_DEFAULT_COMPRESSION : constants.Z_NO_COMPRESSION;
      yield* compressed(blocksOf(entry, written), level);
    } finally {
      // Closes the file even if the archive ends early.
      entry.stream.destroy();
    }
  }
  yield gzipSync(Buffer.alloc(1024));
}

async function* compressed(blocks: AsyncIterable<Uint8Array>, level: number): AsyncIterable<Buffer> {
  const gzip = createGzip({ level, chunkSize: chunkBytes });
  const feeding = pipeline(blocks, gzip);
  // `gzip` throws this error below.
  feeding.catch(() => {});
  yield* gzip;
  await feeding;
}

async function* blocksOf(entry: Entry, written: Map<string, EntryDetails>) {
  const { name, size } = entry;
  yield await headOf(name, size);
  const sha256 = yield* contentOf(entry);
  yield Buffer.alloc(-size & 511);
  written.set(name, { sha256, bytes: size });
}

/** @returns SHA-256 of the content */
async function* contentOf({ name, size, stream }: Entry): AsyncGenerator<Uint8Array, string> {
  const fingerprint = createHash("sha256");
  let bytes = 0;
  for await (const chunk of stream) {
    fingerprint.update(chunk);
    bytes += chunk.length;
    yield chunk;
  }
  if (bytes !== size) throw new Error(`${name} changed while it was read.`);
  return fingerprint.digest("hex");
}

/** Makes a tar header. The library is loaded with the first archive, usually at 02:00. */
async function headOf(path: string, size: number): Promise<Buffer> {
  const { Header } = await import("tar");
  const block = Buffer.alloc(512);
  const needsMore = new Header({ path, size, mode: 0o600, type: "File", mtime: new Date(0) }).encode(block);
  if (needsMore) throw new Error(`${path} does not fit into an archive.`);
  return block;
}
