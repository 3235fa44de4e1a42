import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";
import Negotiator from "negotiator";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const zstd = promisify(zstdCompress);

export type Encoding = "br" | "zstd" | "gzip";

/**
 * Runs work with limited concurrency.
 * @returns the work's result, or throws its error
 */
export type Semaphore = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a semaphore, whose work starts in order of arrival.
 * @param places maximum concurrency
 */
export function createSemaphore(places: number): Semaphore {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= places) await new Promise<void>((go) => waiting.push(go));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running--;
      else next();
    }
  };
}

/** Compression shares four threads with file reads and password hashing: these limits keep one thread free. */
const quickLane = createSemaphore(2);
const thoroughLane = createSemaphore(1);

/** Window size as a power of two: 256 kB is more than any page has, and a larger window only costs memory. */
const windowBits = 18;

const encoders: Record<Encoding, (body: Buffer, level: number) => Promise<Buffer>> = {
  br: (body, level) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: level,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
        [constants.BROTLI_PARAM_LGWIN]: windowBits,
      },
    }),
  zstd: (body, level) =>
    zstd(body, { params: { [constants.ZSTD_c_compressionLevel]: level, [constants.ZSTD_c_windowLog]: windowBits } }),
  gzip: (body, level) => zip(body, { level }),
};

/** Levels for a first request: small enough for the initial congestion window, cheap enough for one use. */
const quickLevels: Record<Encoding, number> = { br: 6, zstd: 6, gzip: 6 };

/** The highest levels, for content that is sent often. */
const thoroughLevels: Record<Encoding, number> = { br: 11, zstd: 19, gzip: 9 };

/** Compresses for a first request: two at a time per process, the others wait. */
export const compressQuickly = (encoding: Encoding, body: Buffer): Promise<Buffer> =>
  quickLane(() => encoders[encoding](body, quickLevels[encoding]));

/** Compresses to the smallest size, up to a hundred times slower: one at a time per process. */
export const compressThoroughly = (encoding: Encoding, body: Buffer): Promise<Buffer> =>
  thoroughLane(() => encoders[encoding](body, thoroughLevels[encoding]));

/**
 * Maximum number of cached headers. Browsers send few different ones; the cache is emptied at the limit, against
 * made-up headers.
 */
const maxChosen = 100;

/**
 * @param offered encodings, preferred first
 * @returns a function of the Accept-Encoding header
 */
export function encodingChooser<Name extends string>(offered: readonly Name[]) {
  const chosen = new Map<string, Name | undefined>();
  return (acceptEncoding = ""): Name | undefined => {
    const known = chosen.get(acceptEncoding);
    if (known !== undefined || chosen.has(acceptEncoding)) return known;
    const accepted = new Negotiator({ headers: { "accept-encoding": acceptEncoding } }).encodings([...offered]);
    const encoding = offered.find((one) => accepted.includes(one));
    if (chosen.size >= maxChosen) chosen.clear();
    chosen.set(acceptEncoding, encoding);
    return encoding;
  };
}

/** Compressible media types; pictures and fonts are compressed already. */
const shrinks = /^(?:text\/|application\/(?:json|xml|rss\+xml|javascript)|image\/svg\+xml)/;

const chooseEncoding = encodingChooser(["br", "gzip"] as const);

/** Returns the client's preferred encoding for an uncached page; undefined for none. */
export const encodingFor = ({ headers }: Request): Encoding | undefined =>
  chooseEncoding(headers.get("Accept-Encoding") ?? undefined);

/** Compresses a response in the client's preferred encoding, if that makes it smaller. */
export async function compress(request: Request, response: Response): Promise<Response> {
  if (response.body === null || request.method === "HEAD") return response;
  if (!shrinks.test(response.headers.get("Content-Type") ?? "")) return response;
  if (response.headers.has("Content-Encoding")) return response;
  const headers = new Headers(response.headers);
  headers.append("Vary", "Accept-Encoding");
  const body = Buffer.from(await response.arrayBuffer());
  const encoding = encodingFor(request);
  const compressed = encoding === undefined ? body : await compressQuickly(encoding, body);
  // Compression would enlarge very short bodies.
  const shrunk = compressed.byteLength < body.byteLength;
  if (encoding !== undefined && shrunk) headers.set("Content-Encoding", encoding);
  const sent = shrunk ? compressed : body;
  headers.set("Content-Length", String(sent.byteLength));
  return new Response(sent as Buffer<ArrayBuffer>, { status: response.status, headers });
}
