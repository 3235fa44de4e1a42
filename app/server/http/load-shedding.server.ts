import { bufferBody, TooSlow } from "./buffer-body.server.ts";
import { clientNetworkOf } from "./client-network.ts";
import { type ErrorCode, errorCodes } from "./errors.ts";
import { Overloaded, Places } from "./request-places.ts";

/** Concurrent requests. A hundred pages render in a fifth of a second: no admitted request waits much longer. */
const defaultLimits = {
  /** Reads: CPU-bound, so more of them only wait longer. */
  reading: 100,
  /** Writes: a picture mostly waits for a slow network. */
  writing: 200,
  /** Arriving forms of one network. They hold no place, so that slow phones block no others. */
  arriving: 100,
};

export type LoadLimits = typeof defaultLimits;

/** `Retry-After` (s). */
const pause = 5;

/** Runs `work` with the buffered body of a form, or answers 503 above the limit. */
export type Admit = (
  request: Request,
  address: string,
  work: (whole: Request) => Promise<Response>,
) => Promise<Response>;

/**
 * Load shedding: beyond so many concurrent requests, answers 503 with `Retry-After`, so that admitted ones are answered
 * soon. A form takes its place after it has arrived: half-sent forms block nothing. Cache hits bypass this, and
 * concurrent requests for one page count once.
 * @param sentenceOf what visitors read
 */
export function createLoadShedding(
  most: LoadLimits = defaultLimits,
  sentenceOf = ({ sentence }: ErrorCode): string => sentence,
): Admit {
  const refuse = (error: ErrorCode, more: Record<string, string>) => {
    const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", ...more };
    return new Response(sentenceOf(error), { status: error.status, headers });
  };
  const places = { reading: new Places(most.reading), writing: new Places(most.writing) };
  const arriving = new Places(Number.POSITIVE_INFINITY, most.arriving);
  return async (request, address, work) => {
    const network = clientNetworkOf(address);
    const isRead = request.method === "GET" || request.method === "HEAD";
    try {
      const whole = isRead ? request : await arriving.hold(network, () => bufferBody(request));
      return await places[isRead ? "reading" : "writing"].hold(network, () => work(whole));
    } catch (error) {
      if (error instanceof Overloaded) return refuse(errorCodes.overloaded, { "Retry-After": `${pause}` });
      // The unread rest makes the connection unusable.
      if (error instanceof TooSlow) return refuse(errorCodes.tooSlow, { Connection: "close" });
      throw error;
    }
  };
}
