import { AppError } from "./errors.ts";

/** Maximum of a part's head (bytes): its name and its file's name. A parser takes long for each line of a head. */
export const maxHeadBytes = 4 * 1024;

/** Maximum of parts per form: the longest form has some hundred fields. */
const maxParts = 1_000;

/** @returns the separator of a multipart form's parts, without its dashes; undefined for another type */
export const boundaryOf = (type: string): string | undefined => /;\s*boundary="?([^";,\s]{1,200})/i.exec(type)?.[1];

export const isMultipart = ({ headers }: Request): boolean =>
  /^multipart\/form-data\b/i.test(headers.get("Content-Type") ?? "");

const headEnd = Buffer.from("\r\n\r\n");

/** A piece of a form, in its order. The bytes are views of the input. */
export type FormPiece =
  | { kind: "begin"; isFile: boolean; head: Buffer }
  | { kind: "bytes"; bytes: Buffer }
  /** The part is whole. One without it broke off. */
  | { kind: "end" };

/**
 * Splits a multipart form by its boundaries while it comes. A parser would decode a text of many megabytes before its
 * size is known, and would hold files. Takes linear time, however small the chunks are.
 */
export class MultipartSplitter {
  readonly #first: Buffer;
  readonly #separator: Buffer;
  #held: Buffer<ArrayBufferLike> = Buffer.alloc(0);
  #parts = 0;
  #state: "preamble" | "boundary" | "head" | "content" | "over" = "preamble";

  /** @param type of the form @throws AppError unreadableForm without a boundary */
  constructor(type: string) {
    const boundary = boundaryOf(type);
    if (boundary === undefined) throw new AppError("unreadableForm");
    this.#first = Buffer.from(`--${boundary}`);
    this.#separator = Buffer.from(`\r\n--${boundary}`);
  }

  /** @throws AppError unreadableForm where no part begins, or for one without a head; tooLarge for too many parts */
  *take(chunk: Uint8Array): Generator<FormPiece> {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    if (this.#isContentBefore(bytes)) {
      yield { kind: "bytes", bytes: this.#held };
      this.#held = bytes;
    } else this.#held = this.#held.length === 0 ? bytes : Buffer.concat([this.#held, bytes]);
    for (;;) {
      const piece = this.#next();
      if (piece === undefined) return;
      if (piece !== "again") yield piece;
    }
  }

  /** @returns whether the last part is whole @throws AppError unreadableForm for a form that has not begun */
  end(): boolean {
    if (this.#state === "preamble") throw new AppError("unreadableForm");
    return this.#state === "over";
  }

  /** @returns undefined when it needs more bytes */
  #next(): FormPiece | "again" | undefined {
    switch (this.#state) {
      case "preamble":
        return this.#skipPreamble();
      case "boundary":
        return this.#readBoundary();
      case "head":
        return this.#readHead();
      case "content":
        return this.#readContent();
      case "over":
        this.#held = Buffer.alloc(0);
        return undefined;
    }
  }

  /** False if the held bytes may begin a separator. Otherwise the many bytes that follow need no copy. */
  #isContentBefore(bytes: Buffer): boolean {
    const rest = this.#separator.length - 1;
    if (this.#state !== "content" || this.#held.length === 0 || this.#held.length > rest || bytes.length < rest)
      return false;
    const at = Buffer.concat([this.#held, bytes.subarray(0, rest)]).indexOf(this.#separator);
    return at < 0 || at >= this.#held.length;
  }

  #skipPreamble() {
    const at = this.#held.indexOf(this.#first);
    if (at >= 0) return this.#goOn("boundary", at + this.#first.length);
    // Browsers send none.
    if (this.#held.length > maxHeadBytes) throw new AppError("unreadableForm");
    return undefined;
  }

  #readBoundary() {
    if (this.#held.length < 2) return undefined;
    // Two dashes end the form.
    return this.#goOn(this.#held[0] === 45 && this.#held[1] === 45 ? "over" : "head", 0);
  }

  #readHead(): FormPiece | undefined {
    const beginning = this.#held.subarray(0, maxHeadBytes);
    const at = beginning.indexOf(headEnd);
    if (at < 0 && this.#held.length < maxHeadBytes) return undefined;
    if (at < 0 || beginning.subarray(0, at).includes(this.#separator)) throw new AppError("unreadableForm");
    // No form has so many: empty parts cost the thread time, and no bytes.
    if (++this.#parts > maxParts) throw new AppError("tooLarge");
    const end = at + headEnd.length;
    // A copy: a view would keep all that came with it.
    const head = Buffer.from(this.#held.subarray(0, end));
    this.#goOn("content", end);
    return { kind: "begin", isFile: /;\s*filename\*?=/i.test(head.toString("latin1")), head };
  }

  #readContent(): FormPiece | undefined {
    const at = this.#held.indexOf(this.#separator);
    if (at === 0) {
      this.#goOn("boundary", this.#separator.length);
      return { kind: "end" };
    }
    // Bytes that may begin a separator wait.
    const length = at > 0 ? at : this.#held.length - this.#separator.length + 1;
    if (length <= 0) return undefined;
    const bytes = this.#held.subarray(0, length);
    this.#held = this.#held.subarray(length);
    return { kind: "bytes", bytes };
  }

  #goOn(state: "boundary" | "head" | "content" | "over", from: number): "again" {
    this.#state = state;
    this.#held = this.#held.subarray(from);
    return "again";
  }
}
