import { errorFields, type Log } from "../log/log.server.ts";
import { type Arrival, ArrivingBodies, TooSlow } from "./arriving-bodies.ts";
import { clientNetworkOf } from "./client-network.ts";
import { AppError } from "./errors.ts";
import { BoundedBody } from "./read-body.server.ts";
import { formSize } from "./read-form.server.ts";
import { Overloaded } from "./request-places.ts";
import { boundaryOf, type FormPiece, isMultipart, MultipartSplitter } from "./split-multipart.ts";

/** Receives a file while it arrives: memory never holds the whole file. */
export interface ArrivingFile {
  write(bytes: Uint8Array): Promise<void>;
  end(): Promise<void>;
  /** Removes the file, unless it was kept. A second call does nothing. */
  drop(): Promise<void>;
}

export interface FileLimits {
  maxBytes: number;
  /** Maximum size of all text fields with their headers (bytes); by default, the limit of a public form. */
  maxTextBytes?: number;
  /** Discards all files: for senders of too many forms. */
  isTextOnly?: boolean;
}

interface Plan<File> extends FileLimits {
  address: string;
  log: Log;
  /** @param name of the file on the device of the sender; empty if the browser sends none */
  begin(name: string): Promise<File>;
}

/** A form whose files were separated. */
export interface TakenForm<File> {
  /** Contains only the text fields, for `handleForm`. */
  request: Request;
  files: File[];
  /**
   * Reason why files are missing. Text fields that come before the files are complete. `busy` also stands for files
   * that stopped.
   */
  problem: "tooLarge" | "busy" | undefined;
  /** True if a chosen file was empty. */
  hasEmptyFile: boolean;
}

/** Maximum number of files; further ones are discarded. Every form states a lower limit. */
const maxFiles = 100;

/**
 * Time for which the rest of a form is read and discarded (ms), so that the browser shows the response instead of a
 * connection error.
 */
const drainingMs = 20_000;

/** Forms whose files are arriving. Each file has 256 KB in memory (`sealed-files.server.ts`). */
const arriving = new ArrivingBodies(100);

/**
 * Separates the files of a form while it arrives, then runs the work; files that the work did not keep are removed. If
 * the body is too large, the disk full, no place free, or a file stops, the files are lost and the text is kept: a
 * large picture must not prevent a report.
 * @throws AppError unreadableForm, tooLarge for too much text, tooSlow for text that stops; and the error of the work
 */
export async function takeFiles<File extends ArrivingFile, Result>(
  request: Request,
  plan: Plan<File>,
  work: (taken: TakenForm<File>) => Promise<Result>,
): Promise<Result> {
  if (!isMultipart(request)) return work({ request, files: [], problem: undefined, hasEmptyFile: false });
  const form = new ArrivingForm(request.headers.get("Content-Type") ?? "", plan);
  try {
    await form.read(request);
    return await work(form.taken(request));
  } finally {
    await form.drop();
  }
}

class ArrivingForm<File extends ArrivingFile> {
  readonly #type: string;
  readonly #plan: Plan<File>;
  readonly #splitter: MultipartSplitter;
  /** Complete text fields, each with its header. */
  readonly #texts: Buffer[] = [];
  #textBytes = 0;
  #files: File[] = [];
  #problem: TakenForm<File>["problem"];
  #hasEmptyFile = false;
  /** The text field that is arriving; undefined during a file. */
  #text: Buffer[] | undefined;
  /** The file that is arriving, from its first byte on; undefined for an empty one. */
  #file: File | undefined;
  #name = "";
  /** True once a file has begun, which means that all text before it is complete. */
  #isInFiles = false;
  /** Set from the first byte of a file on. */
  #arrival: Arrival | undefined;

  constructor(type: string, plan: Plan<File>) {
    this.#type = type;
    this.#plan = plan;
    this.#splitter = new MultipartSplitter(type);
  }

  /** @throws AppError unreadableForm, tooLarge; and the error of a body that breaks off before a file */
  async read({ body }: Request): Promise<void> {
    const bounded = new BoundedBody(this.#piecesOf(body), this.#plan.maxBytes, drainingMs);
    try {
      for await (const chunk of bounded) {
        for (const piece of this.#splitter.take(chunk)) await this.#take(piece);
        // Forms send their text before their files, so no more text comes.
        if (this.#problem === "busy") return;
      }
      if (!bounded.isWhole) await this.#loseFiles("tooLarge");
      else if (!this.#splitter.end()) await this.#loseFiles("busy");
    } catch (error) {
      const isBroken = error instanceof TooSlow || !(error instanceof AppError);
      if (!isBroken || !this.#isInFiles) throw error;
      await this.#loseFiles("busy");
    } finally {
      this.#arrival?.leave();
    }
  }

  /** Yields the pieces of a body. From the first byte of a file on, the body can be aborted. */
  async *#piecesOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
    if (body === null) return;
    const reader = body.getReader();
    try {
      for (;;) {
        const piece = this.#arrival ? await this.#arrival.read(reader) : (await reader.read()).value;
        if (piece === undefined) return;
        yield piece;
      }
    } finally {
      await reader.cancel().catch(() => {});
    }
  }

  taken({ url }: Request): TakenForm<File> {
    const border = Buffer.from(`--${boundaryOf(this.#type)}`);
    const parts = this.#texts.flatMap((text) => [border, text, Buffer.from("\r\n")]);
    const body = Buffer.concat([...parts, border, Buffer.from("--\r\n")]);
    const request = new Request(url, { method: "POST", body, headers: { "Content-Type": this.#type } });
    return { request, files: this.#files, problem: this.#problem, hasEmptyFile: this.#hasEmptyFile };
  }

  async drop(): Promise<void> {
    const all = [...this.#files, ...(this.#file ? [this.#file] : [])];
    this.#files = [];
    this.#file = undefined;
    for (const file of all) await file.drop().catch(() => {});
  }

  async #take(piece: FormPiece): Promise<void> {
    if (piece.kind === "begin") {
      this.#text = piece.isFile ? undefined : [];
      this.#isInFiles ||= piece.isFile;
      this.#name = fileNameIn(piece.head);
      this.#addText(piece.head);
    } else if (this.#text === undefined) await this.#takeOfFile(piece);
    else if (piece.kind === "bytes") this.#addText(piece.bytes);
    else this.#texts.push(Buffer.concat(this.#text));
  }

  /** @throws AppError tooLarge */
  #addText(bytes: Buffer): void {
    if (this.#text === undefined) return;
    this.#textBytes += bytes.length;
    if (this.#textBytes > (this.#plan.maxTextBytes ?? formSize.maxBytes)) throw new AppError("tooLarge");
    // Copies the bytes, because a view would keep the whole chunk in memory.
    this.#text.push(Buffer.from(bytes));
  }

  async #takeOfFile(piece: Exclude<FormPiece, { kind: "begin" }>): Promise<void> {
    if (this.#plan.isTextOnly && piece.kind === "bytes") this.#problem ??= "busy";
    if (this.#problem !== undefined || this.#files.length >= maxFiles) return;
    try {
      if (piece.kind === "bytes") {
        this.#arrival ??= arriving.enter(clientNetworkOf(this.#plan.address));
        this.#file ??= await this.#plan.begin(this.#name);
        await this.#file.write(piece.bytes);
      } else if (this.#file !== undefined) {
        await this.#file.end();
        this.#files.push(this.#file);
        this.#file = undefined;
      } else if (this.#name !== "") this.#hasEmptyFile = true;
    } catch (error) {
      if (!(error instanceof Overloaded)) this.#plan.log.error("files of a form not kept", errorFields(error));
      await this.#loseFiles("busy");
    }
  }

  async #loseFiles(problem: "tooLarge" | "busy"): Promise<void> {
    this.#problem ??= problem;
    await this.drop();
  }
}

/** Returns the file name in the header of a part, without folders. */
const fileNameIn = (head: Buffer): string => {
  const [, name = ""] = /;\s{0,9}filename="([^"\r\n]{0,1000})"/i.exec(head.toString("utf8")) ?? [];
  return name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1);
};
