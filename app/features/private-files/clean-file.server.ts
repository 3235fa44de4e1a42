import type { AppContext } from "../../server/context.server.ts";
import { cleanPdf, isPdf, maxPdfBytes } from "../../server/metadata/clean-pdf.server.ts";
import { cleanRecording, maxRecordingBytes } from "../../server/metadata/clean-recording.server.ts";

/** A file without metadata, which may be stored. */
export interface CleanFile {
  extension: string;
  /** Media type. */
  type: string;
  bytes: Uint8Array;
}

export type FileProblem = "unknown" | "tooLarge" | "busy";

/** Beyond a photo of a phone. */
const maxPrivateBytes = 20 * 1024 * 1024;

/** Files in memory, cleaned or waiting for it. */
const maxAtOnce = 12;
let atOnce = 0;

/** Queue: one PDF or recording at a time; pictures have their own. */
let last: Promise<unknown> = Promise.resolve();

function inTurn<Made>(make: () => Promise<Made>): Promise<Made> {
  const made = last.then(make);
  last = made.catch(() => {});
  return made;
}

/**
 * Makes a file anew, without what it says of the device, the place and the person: a picture as one JPEG, a PDF page by
 * page, a recording packet by packet. Its content decides what it is, neither its name nor its type.
 */
export async function cleanFile(ctx: AppContext, bytes: Uint8Array): Promise<CleanFile | { problem: FileProblem }> {
  if (bytes.length > maxPrivateBytes) return { problem: "tooLarge" };
  if (atOnce >= maxAtOnce) return { problem: "busy" };
  atOnce++;
  try {
    const made = await ctx.images.make(bytes, "paper");
    const picture = "problem" in made ? undefined : made.sizes[0];
    if (picture) return { extension: "jpg", type: "image/jpeg", bytes: picture.bytes };
    return await inTurn(() => cleanOther(bytes));
  } finally {
    atOnce--;
  }
}

/** Cleans several, one after another. @returns the first problem, if there is one */
export async function cleanFiles(
  ctx: AppContext,
  files: Uint8Array[],
): Promise<CleanFile[] | { problem: FileProblem }> {
  const clean: CleanFile[] = [];
  for (const bytes of files) {
    const made = await cleanFile(ctx, bytes);
    if ("problem" in made) return made;
    clean.push(made);
  }
  return clean;
}

async function cleanOther(bytes: Uint8Array): Promise<CleanFile | { problem: FileProblem }> {
  if (isPdf(bytes)) {
    if (bytes.length > maxPdfBytes) return { problem: "tooLarge" };
    const paper = await cleanPdf(bytes);
    return paper ? { extension: "pdf", type: "application/pdf", bytes: paper } : { problem: "unknown" };
  }
  const recording = await cleanRecording(bytes);
  if (recording) return recording;
  return { problem: bytes.length > maxRecordingBytes ? "tooLarge" : "unknown" };
}
