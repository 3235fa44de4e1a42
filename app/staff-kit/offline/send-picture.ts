import { endAfter } from "./end-after.ts";
import { shrinkPicture } from "./shrink-picture.ts";

/** Size of a piece of an upload (bytes): twenty seconds at 100 kbit/s. */
export const pieceBytes = 256 * 1024;

/** Maximum upload size of a picture (bytes). */
export const pictureBytes = 20 * 1024 * 1024;

/** A picture on the site, with its stored details. */
export interface SentPicture {
  id: number;
}

/**
 * Reason why a picture is not on the site.
 * - `refused`: the site rejected it with a sentence
 * - `busy`: the site accepts it in a moment
 * - `later`: the site asks to wait longer
 * - `lost`: no connection
 * - `signedOut`: no session
 * - `missing`: it is on no known device
 */
export type SendProblem = "refused" | "busy" | "later" | "lost" | "signedOut" | "tooLarge" | "missing";

export class SendError extends Error {
  override readonly name = "SendError";
  readonly problem: SendProblem;

  /** @param message the site's sentence, if it sent one */
  constructor(problem: SendProblem, message = "") {
    super(message);
    this.problem = problem;
  }
}

export interface SendOptions {
  /** Idempotency key: a picture sent again with it continues at the interruption, and is stored once. */
  key?: string;
  folder?: string;
  onProgress?(percent: number): void;
  /** Called when the site is busy; sending continues automatically. */
  onBusy?(): void;
  signal?: AbortSignal;
  /** True if it was sent before, perhaps in part: first asks how much has arrived. */
  isResumed?: boolean;
}

/** Pauses before further tries (ms). Each piece that arrives resets them. */
const pausesMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000];

/** Pause while the site is busy (ms), and maximum number of pauses. */
const busyPauseMs = 5_000;
const busyPauses = 60;

/** Timeout of a piece, enough for 10 kbit/s (ms). */
const timeoutMs = 240_000;

/**
 * Resizes a picture and sends it in pieces, with retries. A picture that the browser cannot read is sent unchanged in
 * one request, so that no piece with its location is ever stored.
 * @throws SendError; AbortError by the signal
 */
export async function sendPicture(file: Blob, options: SendOptions = {}): Promise<SentPicture> {
  const small = await shrinkPicture(file);
  return small === undefined ? sendWhole(file, options) : sendPieces(small, options);
}

/**
 * Sends a resized picture.
 * @throws as `sendPicture`
 */
export async function sendPieces(photo: Blob, options: SendOptions = {}): Promise<SentPicture> {
  const { key = crypto.randomUUID(), folder = "images", onProgress, signal } = options;
  let start = 0;
  // An empty piece asks how much has arrived.
  let isAsking = options.isResumed === true;
  for (let failures = 0, waits = 0; ; ) {
    try {
      const end = isAsking ? start : Math.min(photo.size, start + pieceBytes);
      const query = new URLSearchParams({ folder, size: String(photo.size), start: String(start) });
      const answer = await post(`/admin/media/uploads/${key}?${query}`, photo.slice(start, end), signal);
      if ("id" in answer) return answer;
      if (answer.received > start) failures = 0;
      else if (!isAsking && ++failures > pausesMs.length) throw new SendError("lost");
      start = answer.received;
      isAsking = false;
      onProgress?.(Math.round((start / photo.size) * 100));
    } catch (error) {
      if (isBusy(error) && waits++ < busyPauses) {
        await waitWhileBusy(options);
        isAsking = true;
        continue;
      }
      const isPassing = error instanceof SendError && error.problem === "lost";
      const pause = pausesMs[failures++];
      if (!isPassing || pause === undefined || !navigator.onLine) throw error;
      await delay(pause, signal);
      isAsking = true;
    }
  }
}

/** Sends a picture unchanged. @throws as `sendPicture` */
export async function sendWhole(file: Blob, options: SendOptions = {}): Promise<SentPicture> {
  const { folder = "images", key, signal } = options;
  if (file.size > pictureBytes) throw new SendError("tooLarge");
  const query = new URLSearchParams({ folder, ...(key !== undefined && { key }) });
  for (let waits = 0; ; ) {
    try {
      const answer = await post(`/admin/media/upload?${query}`, file, signal);
      if ("id" in answer) return answer;
      throw new SendError("lost");
    } catch (error) {
      if (!isBusy(error) || waits++ >= busyPauses) throw error;
      await waitWhileBusy(options);
    }
  }
}

const isBusy = (error: unknown): boolean => error instanceof SendError && error.problem === "busy";

async function waitWhileBusy({ onBusy, signal }: SendOptions): Promise<void> {
  onBusy?.();
  await delay(busyPauseMs, signal);
}

/**
 * Finds the picture that was sent with a key, from this or another device.
 * @throws SendError
 */
export async function findSent(key: string, signal?: AbortSignal): Promise<SentPicture> {
  const { status, said } = await ask(`/admin/media/uploads/${key}`, {}, signal);
  if ("id" in said) return said;
  throw new SendError(status >= 200 && status < 300 ? "missing" : "lost");
}

type Answer = SentPicture | { received: number };

async function post(address: string, body: Blob, signal?: AbortSignal): Promise<Answer> {
  const headers = { "Content-Type": "application/octet-stream" };
  const { status, said } = await ask(address, { method: "POST", body, headers }, signal);
  if ("id" in said || "received" in said) return said;
  const isPassing = status === 429 || status >= 500;
  throw new SendError(isPassing ? "later" : "refused", said.message);
}

/**
 * Sends a request and returns the response.
 * @throws SendError lost, signedOut, busy; AbortError by the signal
 */
async function ask(address: string, init: RequestInit, signal: AbortSignal | undefined) {
  let status: number;
  let said: Answer | { message?: string };
  try {
    const answer = await fetch(address, { ...init, signal: endAfter(timeoutMs, signal) });
    // A redirect means that there is no session.
    if (answer.redirected) throw new SendError("signedOut");
    status = answer.status;
    // An overloaded site answers in plain text before it reads the request.
    said = status === 503 ? await answer.json().catch(() => ({})) : await answer.json();
  } catch (error) {
    if (signal?.aborted) throw signal.reason ?? error;
    throw error instanceof SendError ? error : new SendError("lost");
  }
  if (status === 503 && !("id" in said || "received" in said)) throw new SendError("busy", said.message);
  return { status, said };
}

function delay(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", end);
      resolve();
    }, ms);
    signal?.addEventListener("abort", end, { once: true });
  });
}
