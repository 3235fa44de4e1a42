import { AppError } from "./errors.ts";

/** The body of a request, or of a stored file in pieces. */
export type Body = AsyncIterable<Uint8Array> | null;

/**
 * True for a body in pieces of a few bytes. Each costs as much as one of 64 KB, and no network makes them: packets have
 * five hundred bytes and more.
 */
export const isInCrumbs = (pieces: number, bytes: number): boolean => pieces > 1_000 + bytes / 128;

/** Reads a body up to a size, piece by piece, for each way of transfer. The only reader of bodies. */
export class BoundedBody implements AsyncIterable<Uint8Array> {
  /** True if all of it came, once it is read to its end. */
  isWhole = true;
  readonly #body: Body;
  readonly #maxBytes: number;
  readonly #drainingMs: number;

  /** @param drainingMs reads on beyond the size so long, and throws away */
  constructor(body: Body, maxBytes: number, drainingMs = 0) {
    this.#body = body;
    this.#maxBytes = maxBytes;
    this.#drainingMs = drainingMs;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    let size = 0;
    let pieces = 0;
    let endsAt = Number.POSITIVE_INFINITY;
    for await (const piece of this.#body ?? []) {
      size += piece.byteLength;
      if (isInCrumbs(++pieces, size)) {
        this.isWhole = false;
        return;
      }
      if (size <= this.#maxBytes) yield piece;
      else if (this.isWhole) {
        this.isWhole = false;
        endsAt = performance.now() + this.#drainingMs;
      }
      if (performance.now() >= endsAt) return;
    }
  }
}

/**
 * Reads a body into memory; a client's declared length can only shorten it.
 * @returns undefined beyond the size; no more than one piece beyond it was in memory
 */
export async function readUpTo(body: Body, maxBytes: number): Promise<Buffer<ArrayBuffer> | undefined> {
  const bounded = new BoundedBody(body, maxBytes);
  const pieces: Uint8Array[] = [];
  for await (const piece of bounded) pieces.push(piece);
  return bounded.isWhole ? Buffer.concat(pieces) : undefined;
}

/** The body of a request. @throws AppError tooLarge beyond the size (bytes) */
export async function readBody(request: Request, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const isTooLarge = Number(request.headers.get("Content-Length") ?? 0) > maxBytes;
  const body = isTooLarge ? undefined : await readUpTo(request.body, maxBytes);
  if (body === undefined) throw new AppError("tooLarge");
  return body;
}
