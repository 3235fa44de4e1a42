import type { AppContext } from "../../../server/context.server.ts";
import {
  type CleanFile,
  type FileContent,
  type FileSender,
  FileTooCostly,
  FileWorkerBusy,
  sizeOf,
} from "../../../server/file-worker/file-worker.ts";
import type { FileProblem } from "./private-file-tables.ts";

/** Maximum of a file: more than a photo of a phone has. */
const maxPrivateBytes = 20 * 1024 * 1024;

/**
 * Makes a file anew, without what it says of the device, the place and the person: a picture as one JPEG, a PDF page by
 * page, a recording packet by packet. Its content decides what it is, neither its name nor its type.
 * @throws as the content, when it cannot be read
 */
export async function cleanFile(
  { fileWorker, log }: Pick<AppContext, "fileWorker" | "log">,
  content: FileContent,
  sender: FileSender,
  stopping?: AbortSignal,
): Promise<CleanFile | { problem: Exclude<FileProblem, "tooMany"> }> {
  if (sizeOf(content) > maxPrivateBytes) return { problem: "tooLarge" };
  try {
    return await fileWorker.open("paper", undefined, content, sender, stopping);
  } catch (error) {
    if (error instanceof FileWorkerBusy) return { problem: "busy" };
    if (!(error instanceof FileTooCostly)) throw error;
    log.info("file too costly to open", { bytes: sizeOf(content), sender, reason: error.message });
    return { problem: "costly" };
  }
}

/** Cleans several of staff, one after another. @returns the first problem, if there is one */
export async function cleanFiles(
  ctx: AppContext,
  files: FileContent[],
): Promise<CleanFile[] | { problem: Exclude<FileProblem, "tooMany"> }> {
  const clean: CleanFile[] = [];
  for (const content of files) {
    const made = await cleanFile(ctx, content, "staff");
    if ("problem" in made) return made;
    clean.push(made);
  }
  return clean;
}
