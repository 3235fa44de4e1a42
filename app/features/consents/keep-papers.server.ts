import type { AppContext } from "../../server/context.server.ts";
import { FormError } from "../../server/http/handle-form.server.ts";
import type { TakenForm } from "../../server/http/take-files.server.ts";
import { type CleanFile, cleanFile } from "../private-files/clean-file.server.ts";

/** Sentences of the form. */
export interface PaperWords {
  notYet: string;
  papers: Record<"unknown" | "tooLarge" | "busy", string>;
}

/** Limits of a form with papers: a few photos of a phone. */
export const paperLimits = { maxBytes: 30 * 1024 * 1024, maxFields: 60 };

/** Cleans the papers of a form, before anything is stored. @throws FormError for a file that cannot be kept */
export async function cleanPapers(
  ctx: AppContext,
  { files, problem }: TakenForm,
  words: PaperWords,
): Promise<CleanFile[]> {
  const refuse = (problem: keyof PaperWords["papers"]) =>
    new FormError(`${words.notYet} ${words.papers[problem]}`, { errors: { paper: words.papers[problem] } });
  if (problem !== undefined) throw refuse(problem);
  const papers: CleanFile[] = [];
  for (const bytes of files) {
    const clean = await cleanFile(ctx, bytes);
    if ("problem" in clean) throw refuse(clean.problem);
    papers.push(clean);
  }
  return papers;
}
