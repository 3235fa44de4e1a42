import { AppError } from "./errors.ts";

/** The body of a request, or of a stored file in pieces. */
export type Body = AsyncIterable<Uint8Array> | null;

/**
 * Returns true for a body in pieces of a few bytes. Each piece costs as much as one of 64 KB, and no network makes such
 * pieces: packets have at least five hundred bytes.
 */
export const isInCrumbs = (pieces: number, bytes: number): boolean => pieces > 1_000 + bytes / 128;

/** Reads a body up to a size, piece by piece, for every transfer encoding. No other code reads bodies. */
export class BoundedBody implements AsyncIterable<Uint8Array> {
  /** False, after the end, if the body was larger than the limit. */
  isWhole = true;
  readonly #body: Body;
  readonly #maxBytes: number;
  readonly #drainingMs: number;

  /** @param drainingMs time for which bytes beyond the size are read and discarded */
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
 * Reads a body into memory. The length that a client declares can only lower the limit.
 * @returns undefined beyond the size; at most one piece beyond it was in memory
 */
export async function readUpTo(body: Body, maxBytes: number): Promise<Buffer<ArrayBuffer> | undefined> {
  const bounded = new BoundedBody(body, maxBytes);
  const pieces: Uint8Array[] = [];
  for await (const piece of bounded) pieces.push(piece);
  return bounded.isWhole ? Buffer.concat(pieces) : undefined;
}

/**
 * Reads the body of a request.
 * @throws AppError tooLarge beyond the size (bytes)
 */
export async function readBody(request: Request, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const isTooLarge = Number(request.headers.get("Content-Length") ?? 0) > maxBytes;
  const body = isTooLarge ? undefined : await readUpTo(request.body, maxBytes);
  if (body === undefined) throw new AppError("tooLarge");
  return body;
}
