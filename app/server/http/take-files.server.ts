import { AppError } from "./errors.ts";
import { formSize } from "./read-form.server.ts";
import { splitMultipart } from "./split-multipart.ts";

interface Limits {
  /** Of the whole body. */
  maxBytes: number;
  /** Of the text fields together, with their heads (bytes); those of a public form unless given. */
  maxTextBytes?: number;
  /** Reads no file: for who sent too many forms. */
  isTextOnly?: boolean;
}

/** A form with its files taken out. */
export interface TakenForm {
  /** The text fields alone, for `handleForm`. */
  request: Request;
  files: Uint8Array[];
  /** Why files are missing; the text fields are there, if they come before the files. */
  problem: "tooLarge" | "busy" | undefined;
}

/** Of the text fields of a body that is cut (bytes). */
const textBytes = 512 * 1024;

/** Reading on and throwing away (ms), so that the browser reads the answer instead of a broken connection. */
const drainingMs = 20_000;

/** Large bodies in memory. */
const maxAtOnce = 3;
let atOnce = 0;

/** Large bodies on their way: slow ones must not take all places of the forms (`load-shedding.server.ts`). */
const maxArriving = 24;
let arriving = 0;

/**
 * Takes the files out of a form. A body beyond the limit loses its files and keeps its text: a report must not be lost
 * because of a large picture.
 * @throws AppError unreadableForm, tooLarge for too much text, overloaded
 */
export async function takeFiles(request: Request, limits: Limits): Promise<TakenForm> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^multipart\/form-data\b/i.test(type)) return { request, files: [], problem: undefined };
  const isSmall = Number(request.headers.get("Content-Length") ?? Number.POSITIVE_INFINITY) <= textBytes;
  if (!isSmall && arriving >= maxArriving) throw new AppError("overloaded");
  const isBusy = !isSmall && (limits.isTextOnly === true || atOnce >= maxAtOnce);
  if (!isSmall) arriving++;
  if (!isSmall && !isBusy) atOnce++;
  try {
    const { body, isWhole } = await readBody(request, isBusy ? textBytes : limits.maxBytes);
    const { text: typed, files } = splitMultipart(type, body, limits.maxTextBytes ?? formSize.maxBytes);
    const text = new Request(request.url, { method: "POST", body: typed, headers: { "Content-Type": type } });
    return { request: text, files: isWhole ? files : [], problem: isWhole ? undefined : isBusy ? "busy" : "tooLarge" };
  } finally {
    if (!isSmall) arriving--;
    if (!isSmall && !isBusy) atOnce--;
  }
}

/** @returns the beginning of a body that is larger */
async function readBody(request: Request, maxBytes: number) {
  let chunks: Uint8Array[] = [];
  let size = 0;
  let endsAt = Number.POSITIVE_INFINITY;
  for await (const chunk of request.body ?? []) {
    if (size < maxBytes) chunks.push(chunk.subarray(0, maxBytes - size));
    const wasWhole = size <= maxBytes;
    size += chunk.byteLength;
    // The rest is not kept, and of what is there the text is enough.
    if (wasWhole && size > maxBytes) {
      chunks = [Uint8Array.from(Buffer.concat(chunks).subarray(0, textBytes))];
      endsAt = performance.now() + drainingMs;
    }
    if (performance.now() > endsAt) break;
  }
  return { body: Buffer.concat(chunks), isWhole: size <= maxBytes };
}
