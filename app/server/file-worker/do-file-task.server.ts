import { loadSharp } from "../images/load-sharp.server.ts";
import { makeLogo } from "../images/make-logo.server.ts";
import { makePicture } from "../images/make-picture.server.ts";
import { cleanOrExplain, cleanPdf, hasEnd, isPdf, maxPdfBytes } from "../metadata/clean-pdf.server.ts";
import { cleanRecording, maxRecordingBytes } from "../metadata/clean-recording.server.ts";
import type { FileTask, FileTasks } from "./file-worker.ts";

type Tasks = {
  [Task in FileTask]: (bytes: Uint8Array, options: FileTasks[Task]["options"]) => Promise<FileTasks[Task]["made"]>;
};

const tasks: Tasks = {
  paper: cleanPaper,
  document: cleanDocument,
  documentText: async (bytes) =>
    (await (await import("../metadata/read-pdf-text.server.ts")).readPdfText(bytes)) ?? { problem: "unknown" },
  picture: makePicture,
  logo: async (bytes) => makeLogo(await loadSharp(), bytes),
  recording: async (bytes) => (await cleanRecording(bytes)) ?? { problem: "unknown" },
  mp3: async (bytes) =>
    (await (await import("../metadata/encode-mp3.server.ts")).encodeMp3(bytes)) ?? { problem: "unknown" },
  spreadsheet: async (bytes, options) =>
    (await (
      await import("../spreadsheets/parse-spreadsheet.server.ts")
    ).parseSpreadsheet(Buffer.from(bytes), options)) ?? { problem: "unknown" },
};

/** Opens a file in this process, without limits. Only `file-worker-process.ts` and tests call it. */
export const doFileTask = <Task extends FileTask>(
  task: Task,
  options: FileTasks[Task]["options"],
  bytes: Uint8Array,
): Promise<FileTasks[Task]["made"]> => tasks[task](bytes, options);

/** Detects the type of a file from its content, not from its name or media type. */
async function cleanPaper(bytes: Uint8Array): Promise<FileTasks["paper"]["made"]> {
  if (isPdf(bytes)) {
    if (bytes.length > maxPdfBytes) return { problem: "tooLarge" };
    const paper = await cleanPdf(bytes);
    return paper ? { extension: "pdf", type: "application/pdf", bytes: paper } : { problem: "unknown" };
  }
  const made = await makePicture(bytes, "paper");
  if ("sizes" in made) return { extension: "jpg", type: "image/jpeg", bytes: made.sizes[0]?.bytes ?? new Uint8Array() };
  if (made.problem === "costly") return { problem: made.problem };
  const recording = await cleanRecording(bytes);
  if (recording) return { extension: recording.extension, type: recording.type, bytes: recording.bytes };
  return { problem: bytes.length > maxRecordingBytes ? "tooLarge" : "unknown" };
}

/** Maximum number of pages of a document for visitors. */
const maxDocumentPages = 400;

async function cleanDocument(bytes: Uint8Array): Promise<FileTasks["document"]["made"]> {
  // The library repairs a PDF without its end, so that pages would be missing.
  if (isPdf(bytes) && !hasEnd(bytes)) return { problem: "half" };
  return cleanOrExplain(bytes, { maxPages: maxDocumentPages, refusesScripts: true });
}
