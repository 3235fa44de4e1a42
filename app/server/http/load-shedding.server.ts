import { ArrivingBodies, TooSlow } from "./arriving-bodies.ts";
import { bufferBody, type Turn } from "./buffer-body.server.ts";
import { clientNetworkOf } from "./client-network.ts";
import { AppError, type ErrorCode, errorCodes } from "./errors.ts";
import { Overloaded, Places } from "./request-places.ts";

/**
 * Maximum number of concurrent requests. A hundred pages render in a fifth of a second, so no admitted request waits
 * much longer.
 */
const defaultLimits = {
  /** Reads need the processor, so a larger number would only wait longer. */
  reading: 100,
  /** Writes whose body has arrived completely. */
  writing: 200,
  /** Bodies that are arriving: half of the connections. Each has up to 64 KB in memory. */
  arriving: 500,
};

export type LoadLimits = typeof defaultLimits;

/** `Retry-After` (s). */
const pause = 5;

/** Maximum wait of a complete body for a place (ms): a short peak must not force the sender to upload again. */
const waitingMs = 20_000;

/** Runs `work` with a request whose body has arrived, or answers 503 above the limit. */
export type Admit = (
  request: Request,
  address: string,
  work: (whole: Request) => Promise<Response>,
) => Promise<Response>;

/**
 * Sheds load: above these limits, answers 503 with `Retry-After`, so that admitted requests are answered soon. A
 * request takes no place while its body arrives, so incomplete bodies block nothing. Cache hits are not counted, and
 * concurrent requests for one page count once.
 * @param sentenceOf text for visitors
 */
export function createLoadShedding(
  most: LoadLimits = defaultLimits,
  sentenceOf = ({ sentence }: ErrorCode): string => sentence,
): Admit {
  const refuse = (error: ErrorCode, more: Record<string, string>) => {
    const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", ...more };
    return new Response(sentenceOf(error), { status: error.status, headers });
  };
  const reading = new Places(most.reading);
  const writing = new Places(most.writing);
  const arriving = new ArrivingBodies(most.arriving);
  const workWithBody = async (request: Request, network: string, work: (whole: Request) => Promise<Response>) => {
    const arrival = arriving.enter(network);
    try {
      const { whole, streamed } = await bufferBody(request, arrival);
      if (whole === undefined) return await inTurns(writing, network, (turn) => work(streamed(turn)));
      arrival.leave();
      return await writing.hold(network, () => work(whole));
    } finally {
      arrival.leave();
    }
  };
  return async (request, address, work) => {
    const network = clientNetworkOf(address);
    const isRead = request.method === "GET" || request.method === "HEAD";
    try {
      if (request.body !== null) return await workWithBody(request, network, work);
      return await (isRead ? reading : writing).hold(network, () => work(request));
    } catch (error) {
      if (error instanceof Overloaded) return refuse(errorCodes.overloaded, { "Retry-After": `${pause}` });
      // The connection cannot be reused, because the rest of the body was not read.
      if (error instanceof TooSlow) return refuse(errorCodes.tooSlow, { Connection: "close" });
      throw error;
    }
  };
}

/**
 * Holds a place during the work, except while the work waits for bytes.
 * @throws Overloaded
 */
async function inTurns<Done>(places: Places, network: string, work: (turn: Turn) => Promise<Done>): Promise<Done> {
  let leave: (() => void) | undefined = places.enter(network);
  let isOver = false;
  const turn: Turn = {
    leave() {
      leave?.();
      leave = undefined;
    },
    async enterAgain() {
      if (leave !== undefined || isOver) return;
      const entered = await places.enterWhenFree(network, waitingMs).catch(() => {
        throw new AppError("overloaded");
      });
      if (isOver) entered();
      else leave = entered;
    },
  };
  try {
    return await work(turn);
  } finally {
    isOver = true;
    turn.leave();
  }
}
