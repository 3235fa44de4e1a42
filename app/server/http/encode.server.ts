import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";
import { createSemaphore } from "./semaphore.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const zstd = promisify(zstdCompress);

export type Encoding = "br" | "zstd" | "gzip";

/**
 * Semaphores of the process. Compression shares four threads with file reads and password hashing: under load one of
 * them stays free.
 */
const quickLane = createSemaphore(2);
const thoroughLane = createSemaphore(1);

/** The window, as a power of two: 256 kB, more than any page; a larger one only costs memory. */
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

/** Fits a page into the initial congestion window, yet is cheap enough for a page without further requests. */
const quickLevels: Record<Encoding, number> = { br: 6, zstd: 6, gzip: 6 };

/** The highest levels, for content that is sent often. */
const thoroughLevels: Record<Encoding, number> = { br: 11, zstd: 19, gzip: 9 };

/** For a first request; two at once per process, the others queue. */
export function compressQuickly(encoding: Encoding, body: Buffer): Promise<Buffer> {
  return quickLane(() => encode(encoding, body, quickLevels[encoding]));
}

/** The smallest result, up to a hundred times slower; one at once per process. */
export function compressThoroughly(encoding: Encoding, body: Buffer): Promise<Buffer> {
  return thoroughLane(() => encode(encoding, body, thoroughLevels[encoding]));
}
