import { loadSharp } from "../images/load-sharp.server.ts";
import { makeLogo } from "../images/make-logo.server.ts";
import { makePicture } from "../images/make-picture.server.ts";
import { cleanOrExplain, cleanPdf, hasEnd, isPdf, maxPdfBytes } from "../metadata/clean-pdf.server.ts";
import { cleanRecording, maxRecordingBytes } from "../metadata/clean-recording.server.ts";
import type { FileInput, FileTask, FileTasks } from "./file-worker.ts";

type Tasks = {
  [Task in FileTask]: (file: FileInput, options: FileTasks[Task]["options"]) => Promise<FileTasks[Task]["made"]>;
};

const tasks: Tasks = {
  paper: cleanPaper,
  document: (file) => cleanDocument(file.whole()),
  documentText: async (file) =>
    (await (await import("../metadata/read-pdf-text.server.ts")).readPdfText(file.whole())) ?? { problem: "unknown" },
  picture: (file, shape) => makePicture(file.whole(), shape),
  logo: async (file) => makeLogo(await loadSharp(), file.whole()),
  recording: async (file) => (await cleanRecording(file.whole())) ?? { problem: "unknown" },
  mp3: async (file) =>
    (await (await import("../metadata/encode-mp3.server.ts")).encodeMp3(file.whole())) ?? { problem: "unknown" },
  spreadsheet: async (file, options) =>
    (await (
      await import("../spreadsheets/parse-spreadsheet.server.ts")
    ).parseSpreadsheet(Buffer.from(file.whole()), options)) ?? { problem: "unknown" },
  export: async (file, options) => (await import("../exports/read-export.server.ts")).readExport(file, options),
};

/** Opens a file in this process, without limits. Only `file-worker-process.ts` and tests call it. */
export const doFileTask = <Task extends FileTask>(
  task: Task,
  options: FileTasks[Task]["options"],
  file: FileInput,
): Promise<FileTasks[Task]["made"]> => tasks[task](file, options);

/** Detects the type of a file from its content, not from its name or media type. */
async function cleanPaper(file: FileInput): Promise<FileTasks["paper"]["made"]> {
  const bytes = file.whole();
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
