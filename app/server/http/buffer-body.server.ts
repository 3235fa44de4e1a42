import { formSize } from "./read-form.server.ts";

/** How long a form without pictures may take to arrive, in milliseconds: 64 KB, on the slowest of mobile networks. */
const arrivingMs = 20_000;

/** Thrown for a form that did not arrive in time. */
export class TooSlow extends Error {}

/**
 * Waits until a small body has arrived. One that is larger than a form, by its own word or by what came, is handed on as
 * it comes: what reads it has limits of its own.
 *
 * @param patience how long it may take, in milliseconds
 * @throws TooSlow
 */
export async function bufferBody(request: Request, timeoutMs = arrivingMs): Promise<Request> {
  const { body } = request;
  if (body === null || Number(request.headers.get("Content-Length") ?? 0) > formSize.maxBytes) return request;
  const reader = body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new TooSlow()), timeoutMs);
  try {
    for (let size = 0; size <= formSize.maxBytes; ) {
      const { done, value } = await Promise.race([reader.read(), late.promise]);
      if (done) return new Request(request, { body: Buffer.concat(chunks) });
      size += value.byteLength;
      chunks.push(value);
    }
  } catch (error) {
    // What reads a body that breaks off has its own words for it, and meets the same error.
    if (error instanceof TooSlow) {
      void reader.cancel().catch(() => {});
      throw error;
    }
  } finally {
    clearTimeout(timer);
  }
  return new Request(request, { body: goingOn(chunks, reader), duplex: "half" } as RequestInit);
}

/** A body whose beginning has been read. */
function goingOn(chunks: Uint8Array[], reader: ReadableStreamDefaultReader<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        const first = chunks.shift();
        if (first !== undefined) return controller.enqueue(first);
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
