import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createGzip, gzipSync } from "node:zlib";
import type { EntryFacts } from "./manifest.ts";
import { type Pace, paced } from "./throttle.server.ts";

/** Something that goes into an archive. */
export interface Entry {
  name: string;
  /** Bytes that the stream will have. */
  size: number;
  stream: Readable;
  /** Pictures are as small as they get already; text is not. */
  squeeze: boolean;
}

/** The size of the pieces in which an archive is written and read: large enough that few are needed. */
export const pieceBytes = 256 * 1024;

/**
 * Makes an archive, piece after piece.
 *
 * @param entries is asked for the next one when the last one is written
 * @param written is filled as the entries are written, so that the last of them can tell of the others
 */
export function archiveOf(
  entries: AsyncIterable<Entry>,
  written: Map<string, EntryFacts>,
  pace: Pace,
): AsyncIterable<Buffer> {
  return paced(membersOf(entries, written), pace);
}

/** A gzip file may be many, one behind the other (RFC 1952): so every entry has the level that suits it. */
async function* membersOf(entries: AsyncIterable<Entry>, written: Map<string, EntryFacts>) {
  for await (const entry of entries) {
    // What breaks before anybody reads it is heard of when it is read.
    entry.stream.once("error", () => {});
    try {
      const level = entry.squeeze ? constants.Z_DEFAULT_COMPRESSION : constants.Z_NO_COMPRESSION;
      yield* compressed(blocksOf(entry, written), level);
    } finally {
      // Also when the archive ends before its turn came: an open file would stay open.
      entry.stream.destroy();
    }
  }
  yield gzipSync(Buffer.alloc(1024));
}

async function* compressed(blocks: AsyncIterable<Uint8Array>, level: number): AsyncIterable<Buffer> {
  const gzip = createGzip({ level, chunkSize: pieceBytes });
  const feeding = pipeline(blocks, gzip);
  // It ends the stream that is read here, which says so.
  feeding.catch(() => {});
  yield* gzip;
  await feeding;
}

async function* blocksOf(entry: Entry, written: Map<string, EntryFacts>) {
  const { name, size } = entry;
  yield await headOf(name, size);
  const sha256 = yield* contentOf(entry);
  yield Buffer.alloc(-size & 511);
  written.set(name, { sha256, bytes: size });
}

/** @returns the fingerprint of all of it */
async function* contentOf({ name, size, stream }: Entry): AsyncGenerator<Uint8Array, string> {
  const fingerprint = createHash("sha256");
  let bytes = 0;
  for await (const piece of stream) {
    fingerprint.update(piece);
    bytes += piece.length;
    yield piece;
  }
  if (bytes !== size) throw new Error(`${name} changed while it was read.`);
  return fingerprint.digest("hex");
}

/** The library is loaded for the first archive: on most days that is at two in the morning. */
async function headOf(path: string, size: number): Promise<Buffer> {
  const { Header } = await import("tar");
  const block = Buffer.alloc(512);
  const needsMore = new Header({ path, size, mode: 0o600, type: "File", mtime: new Date(0) }).encode(block);
  if (needsMore) throw new Error(`${path} does not fit into an archive.`);
  return block;
}
