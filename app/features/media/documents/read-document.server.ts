import { buffer } from "node:stream/consumers";
import { findMoneyQuestions } from "../../../cms/protection/find-money-questions.server.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { type FileContent, FileTooCostly, FileWorkerBusy } from "../../../server/file-worker/file-worker.ts";
import type { PdfProblem } from "../../../server/metadata/clean-pdf.server.ts";
import { maxFindings } from "./document-facts.ts";

/** A cleaned PDF, and what the money guard found in its text. */
export interface ReadDocument {
  bytes: Uint8Array;
  pages: number;
  textState: "read" | "scan" | "unread";
  findings: Finding[];
}

/** A place in a PDF's text that may tell where to send money. */
export interface Finding {
  words: string;
  sentence: string;
}

export type DocumentProblem = PdfProblem | "busy" | "costly";

/** A PDF with fewer letters and digits counts as a scan. The site does not read pictures. */
const minSigns = 20;

/** Maximum length of a shown sentence (characters). Tables have no sentences. */
const maxSentence = 300;

/** Opens a PDF in the file worker: cleans it, reads its text, and lets the money guard read that. */
export async function readDocument(
  ctx: AppContext,
  content: FileContent,
): Promise<ReadDocument | { problem: DocumentProblem }> {
  try {
    const made = await ctx.fileWorker.open("document", undefined, content, "staff");
    return "problem" in made ? made : { ...made, ...(await readText(ctx, made.bytes)) };
  } catch (error) {
    if (error instanceof FileWorkerBusy) return { problem: "busy" };
    if (error instanceof FileTooCostly) return { problem: "costly" };
    throw error;
  }
}

/** @throws FileWorkerBusy */
async function readText(ctx: AppContext, bytes: Uint8Array): Promise<Pick<ReadDocument, "textState" | "findings">> {
  const text = await textOf(ctx, bytes);
  if (text === undefined) return { textState: "unread", findings: [] };
  if ((text.match(/[\p{L}\p{N}]/gu) ?? []).length < minSigns) return { textState: "scan", findings: [] };
  const questions = await findMoneyQuestions(ctx, [{ field: "file", text }]);
  const findings = questions.slice(0, maxFindings);
  return {
    textState: "read",
    findings: findings.map(({ words, sentence }) => ({ words, sentence: sentence.slice(0, maxSentence) })),
  };
}

async function textOf({ fileWorker }: AppContext, bytes: Uint8Array): Promise<string | undefined> {
  try {
    const made = await fileWorker.open("documentText", undefined, bytes, "staff");
    return "text" in made ? made.text : undefined;
  } catch (error) {
    if (error instanceof FileTooCostly) return undefined;
    throw error;
  }
}

/** Reads a stored version again. @returns "away" if the file or the worker cannot be used now @throws StorageError */
export async function readAgain(ctx: AppContext, path: string) {
  const stored = await ctx.storage.open(path);
  if (stored === undefined) return "away";
  try {
    return await readText(ctx, await buffer(stored.stream));
  } catch (error) {
    if (error instanceof FileWorkerBusy) return "away";
    throw error;
  }
}
