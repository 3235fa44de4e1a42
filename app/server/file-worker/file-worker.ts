import type { ExportOptions, ExportProblem, PackedExport } from "../exports/export-rows.ts";
import type { LogoProblem, MadeLogo, MadePicture, PictureProblem, PictureShape } from "../images/image-maker.ts";
import type { PdfProblem } from "../metadata/clean-pdf.server.ts";
import type { CleanRecording } from "../metadata/clean-recording.server.ts";
import type { ReadSpreadsheet, SpreadsheetOptions } from "../spreadsheets/parse-spreadsheet.server.ts";

/** A file without metadata, which is safe to store. */
export interface CleanFile {
  extension: string;
  type: string;
  bytes: Uint8Array;
}

/** Tasks for files from outside, with their options and results. */
export interface FileTasks {
  /** A cleaned picture, PDF or recording, without data about device, location and person. */
  paper: { options: undefined; made: CleanFile | { problem: "unknown" | "tooLarge" | "costly" } };
  /** A cleaned PDF for visitors. */
  document: { options: undefined; made: { bytes: Uint8Array; pages: number } | { problem: PdfProblem } };
  /** Text of a cleaned PDF; empty for a scan. */
  documentText: { options: undefined; made: { text: string } | { problem: "unknown" } };
  picture: { options: PictureShape; made: MadePicture | { problem: PictureProblem } };
  logo: { options: undefined; made: MadeLogo | { problem: LogoProblem } };
  recording: { options: undefined; made: CleanRecording | { problem: "unknown" } };
  /** A recording of the site in a format that every phone plays. */
  mp3: { options: undefined; made: CleanRecording | { problem: "unknown" } };
  spreadsheet: { options: SpreadsheetOptions; made: ReadSpreadsheet | { problem: "unknown" } };
  /** One piece of an export of another program. */
  export: { options: ExportOptions; made: PackedExport | { problem: ExportProblem } };
}

export type FileTask = keyof FileTasks;

/** A file in the process that opens it: whole, or piece by piece without ever being whole in memory. */
export interface FileInput {
  whole(): Uint8Array;
  pieces(): Iterable<Uint8Array>;
}

export const inputOf = (bytes: Uint8Array): FileInput => ({ whole: () => bytes, pieces: () => [bytes] });

/** Sender of the file, who determines the limits of time and memory. */
export type FileSender = "stranger" | "staff";

/** Error when too many files are waiting; the sender should try again. */
export class FileWorkerBusy extends Error {}

/** The file exceeded its time or memory limit, or its parser crashed. */
export class FileTooCostly extends Error {}

/** A file that is read only when its turn comes, so that waiting files take no memory. */
interface StoredContent {
  size: number;
  /** Yields the file; the last piece comes only after the check that the file is unaltered. */
  read(): AsyncIterable<Uint8Array>;
}

export type FileContent = Uint8Array | StoredContent;

export const sizeOf = (content: FileContent): number =>
  content instanceof Uint8Array ? content.byteLength : content.size;

/** Port that opens files from outside one at a time, isolated from the site. */
export interface FileWorker {
  /**
   * @param stopping aborts at once
   * @throws FileWorkerBusy, FileTooCostly; and the error of the content, when it cannot be read
   */
  open<Task extends FileTask>(
    task: Task,
    options: FileTasks[Task]["options"],
    content: FileContent,
    sender: FileSender,
    stopping?: AbortSignal,
  ): Promise<FileTasks[Task]["made"]>;
}
