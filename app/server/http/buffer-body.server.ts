import { type Arrival, TooSlow } from "./arriving-bodies.ts";
import { isInCrumbs } from "./read-body.server.ts";
import { formSize } from "./read-form.server.ts";
import { isMultipart } from "./split-multipart.ts";

/** A request's place among the running requests, which it leaves while bytes arrive. */
export interface Turn {
  leave(): void;
  /** @throws AppError overloaded */
  enterAgain(): Promise<void>;
}

/** A request whose body is in memory, or has only begun. */
export type Buffered =
  | { whole: Request; streamed?: undefined }
  /**
   * @returns the request. When a read has to wait, the request leaves the running requests, and joins them again at the
   * end of the body.
   */
  | { whole?: undefined; streamed(turn: Turn): Request };

/**
 * Buffers a small body. Larger ones stay streams, whose readers have their own limits.
 * @throws TooSlow
 */
export async function bufferBody(request: Request, arrival: Arrival): Promise<Buffered> {
  const reader = (request.body as ReadableStream<Uint8Array>).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const streamed = (turn: Turn) =>
    new Request(request, { body: goingOn(chunks, reader, arrival, turn), duplex: "half" } as RequestInit);
  if (Number(request.headers.get("Content-Length") ?? 0) > formSize.maxBytes) return { streamed };
  try {
    for (let size = 0; size <= formSize.maxBytes && !isInCrumbs(chunks.length, size); ) {
      const chunk = await arrival.read(reader);
      if (chunk === undefined) return { whole: new Request(request, { body: Buffer.concat(chunks) }) };
      size += chunk.byteLength;
      chunks.push(chunk as Uint8Array<ArrayBuffer>);
    }
  } catch (error) {
    // The reader of the body gets the same error and handles it, because the text of a form with files may be complete.
    if (error instanceof TooSlow && !isMultipart(request)) throw error;
  }
  return { streamed };
}

function goingOn(
  chunks: Uint8Array[],
  reader: ReadableStreamDefaultReader<Uint8Array>,
  arrival: Arrival,
  turn: Turn,
): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        const first = chunks.shift();
        if (first !== undefined) return controller.enqueue(first);
        turn.leave();
        try {
          const chunk = await arrival.read(reader);
          if (chunk !== undefined) return controller.enqueue(chunk);
          arrival.leave();
          await turn.enterAgain();
          controller.close();
        } catch (error) {
          arrival.leave();
          // The reader of the body may use the part that arrived.
          await turn.enterAgain().catch(() => {});
          controller.error(error);
        }
      },
      async cancel(reason) {
        arrival.leave();
        await reader.cancel(reason);
        await turn.enterAgain();
      },
    },
    { highWaterMark: 0 },
  );
}
