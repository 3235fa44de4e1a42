import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";
import { createSemaphore } from "./semaphore.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const zstd = promisify(zstdCompress);

/** A content encoding that compresses. */
export type Encoding = "br" | "zstd" | "gzip";

/**
 * Lanes for the whole process. Compressing runs on the four threads that also read files and hash passwords: a flood of
 * requests leaves one of them to the others.
 */
const quickLane = createSemaphore(2);
const thoroughLane = createSemaphore(1);

/** How far back the encoders look, in powers of two: 256 kB, more than any page; looking further only takes memory. */
const windowBits = 18;

function encode(encoding: Encoding, body: Buffer, level: number): Promise<Buffer> {
  switch (encoding) {
    case "br":
      return brotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: level,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
          [constants.BROTLI_PARAM_LGWIN]: windowBits,
        },
      });
    case "zstd":
      return zstd(body, {
        params: { [constants.ZSTD_c_compressionLevel]: level, [constants.ZSTD_c_windowLog]: windowBits },
      });
    case "gzip":
      return zip(body, { level });
  }
}

/** High enough that a page fits the first flight of packets, low enough for a page that may never be asked for again. */
const quickLevels: Record<Encoding, number> = { br: 6, zstd: 6, gzip: 6 };

/** The highest levels: for what is sent many times. */
const thoroughLevels: Record<Encoding, number> = { br: 11, zstd: 19, gzip: 9 };

/** Compresses something that was not asked for before; two at once in the process, the others wait. */
export function compressQuickly(encoding: Encoding, body: Buffer): Promise<Buffer> {
  return quickLane(() => encode(encoding, body, quickLevels[encoding]));
}

/** Compresses as small as it gets, which takes up to a hundred times as long; one at once in the process. */
export function compressThoroughly(encoding: Encoding, body: Buffer): Promise<Buffer> {
  return thoroughLane(() => encode(encoding, body, thoroughLevels[encoding]));
}
