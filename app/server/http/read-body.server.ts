import { AppError } from "./errors.ts";

/** Of a request, or of what was stored in pieces. */
export type Body = AsyncIterable<Uint8Array> | null;

/**
 * Reads a body up to a size, however it is transferred: what a client says of its length counts only against it.
 * @returns undefined beyond the size; no more than one chunk beyond it was in memory
 */
export async function readUpTo(body: Body, maxBytes: number): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The body of a request. @throws AppError tooLarge beyond the size (bytes) */
export async function readBody(request: Request, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const isTooLarge = Number(request.headers.get("Content-Length") ?? 0) > maxBytes;
  const body = isTooLarge ? undefined : await readUpTo(request.body, maxBytes);
  if (body === undefined) throw new AppError("tooLarge");
  return body;
}
