import { isInCrumbs } from "./read-body.server.ts";
import { formSize } from "./read-form.server.ts";

/** Timeout of a form without pictures (ms): 64 KB on the slowest mobile networks. */
const arrivingMs = 20_000;

export class TooSlow extends Error {}

/** Waits for a small body. Passes others on as a stream: their readers have their own limits. @throws TooSlow */
export async function bufferBody(request: Request, timeoutMs = arrivingMs): Promise<Request> {
  const { body } = request;
  if (body === null || Number(request.headers.get("Content-Length") ?? 0) > formSize.maxBytes) return request;
  const reader = body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new TooSlow()), timeoutMs);
  try {
    for (let size = 0; size <= formSize.maxBytes && !isInCrumbs(chunks.length, size); ) {
      const { done, value } = await Promise.race([reader.read(), late.promise]);
      if (done) return new Request(request, { body: Buffer.concat(chunks) });
      size += value.byteLength;
      chunks.push(value);
    }
  } catch (error) {
    // An aborted body aborts in the route too, which has its own error.
    if (error instanceof TooSlow) {
      void reader.cancel().catch(() => {});
      throw error;
    }
  } finally {
    clearTimeout(timer);
  }
  return new Request(request, { body: goingOn(chunks, reader), duplex: "half" } as RequestInit);
}

/** The stream of a partly read body. */
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
