import { AppError } from "./errors.ts";

/** Maximum size of a part's header (bytes): field name and file name. A parser takes long for each line of a header. */
export const maxHeadBytes = 4 * 1024;

/** Maximum number of parts per form. The longest form has some hundred fields. */
const maxParts = 1_000;

/** Returns the separator of a multipart form's parts, without its dashes; undefined for another type. */
export const boundaryOf = (type: string): string | undefined => /;\s*boundary="?([^";,\s]{1,200})/i.exec(type)?.[1];

export const isMultipart = ({ headers }: Request): boolean =>
  /^multipart\/form-data\b/i.test(headers.get("Content-Type") ?? "");

const headEnd = Buffer.from("\r\n\r\n");

/** A piece of a form, in order. The bytes are views of the input. */
export type FormPiece =
  | { kind: "begin"; isFile: boolean; head: Buffer }
  | { kind: "bytes"; bytes: Buffer }
  /** The part is complete. A part without this piece broke off. */
  | { kind: "end" };

/**
 * Splits a multipart form by its boundaries while it arrives. A parser would decode a text of many megabytes before its
 * size is known, and would hold files in memory. Takes linear time, however small the chunks are.
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

  /** @throws AppError unreadableForm if no part begins, or a part has no header; tooLarge for too many parts */
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

  /**
   * @returns true if the last part is complete
   * @throws AppError unreadableForm for a form that has not begun
   */
  end(): boolean {
    if (this.#state === "preamble") throw new AppError("unreadableForm");
    return this.#state === "over";
  }

  /** Returns the next piece; undefined when it needs more bytes. */
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

  /** Returns false if the bytes held back may begin a separator. Otherwise the bytes that follow need not be copied. */
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
    // Browsers send nothing between parts.
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
    // No form has so many parts: empty parts have no bytes, but take time.
    if (++this.#parts > maxParts) throw new AppError("tooLarge");
    const end = at + headEnd.length;
    // Copies the header, because a view would keep the whole chunk in memory.
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
    // Holds back bytes that may begin a separator.
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
