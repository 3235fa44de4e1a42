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

/** Maximum size of a private file (bytes); larger than a photo from a phone. */
const maxPrivateBytes = 20 * 1024 * 1024;

/**
 * Rebuilds a file without data about device, place and person: pictures as one JPEG, PDFs page by page, recordings
 * packet by packet. The content determines the type, not the name.
 * @throws if the content cannot be read
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

/** Cleans files from staff. @returns the first problem, if any */
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
