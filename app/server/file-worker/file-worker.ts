import type { LogoProblem, MadeLogo, MadePicture, PictureProblem, PictureShape } from "../images/image-maker.ts";
import type { CleanRecording } from "../metadata/clean-recording.server.ts";
import type { ReadSpreadsheet, SpreadsheetOptions } from "../spreadsheets/parse-spreadsheet.server.ts";

/** A file without metadata, which may be stored. */
export interface CleanFile {
  extension: string;
  /** Media type. */
  type: string;
  bytes: Uint8Array;
}

/** Tasks for files from outside: options beside the bytes, and the result. */
export interface FileTasks {
  /** A cleaned picture, PDF or recording, without data about device, location and person. */
  paper: { options: undefined; made: CleanFile | { problem: "unknown" | "tooLarge" | "costly" } };
  picture: { options: PictureShape; made: MadePicture | { problem: PictureProblem } };
  logo: { options: undefined; made: MadeLogo | { problem: LogoProblem } };
  recording: { options: undefined; made: CleanRecording | { problem: "unknown" } };
  /** A voice of the site in a format that every phone plays. */
  mp3: { options: undefined; made: CleanRecording | { problem: "unknown" } };
  spreadsheet: { options: SpreadsheetOptions; made: ReadSpreadsheet | { problem: "unknown" } };
}

export type FileTask = keyof FileTasks;

/** Sender of the file: decides the limits of time and memory. */
export type FileSender = "stranger" | "staff";

/** Error when too many files wait already; the sender is asked to try again. */
export class FileWorkerBusy extends Error {}

/** The file took more time or memory than it may, or its parser crashed. */
export class FileTooCostly extends Error {}

/** A file that is read when its turn has come: until then nothing of it is in memory. */
interface StoredContent {
  /** Bytes. */
  size: number;
  /** Its last piece comes when all of it is found unaltered. */
  read(): AsyncIterable<Uint8Array>;
}

export type FileContent = Uint8Array | StoredContent;

export const sizeOf = (content: FileContent): number =>
  content instanceof Uint8Array ? content.byteLength : content.size;

/** Port: opens files that come from outside, one at a time, where they can stop nothing. */
export interface FileWorker {
  /**
   * @param stopping ends it at once
   * @throws FileWorkerBusy, FileTooCostly; and as the content, when it cannot be read
   */
  open<Task extends FileTask>(
    task: Task,
    options: FileTasks[Task]["options"],
    content: FileContent,
    sender: FileSender,
    stopping?: AbortSignal,
  ): Promise<FileTasks[Task]["made"]>;
}
