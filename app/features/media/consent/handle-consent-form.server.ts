import { type AppContext, type Sender, senderOf } from "../../../server/context.server.ts";
import type { CleanFile } from "../../../server/file-worker/file-worker.ts";
import { FormError, handleForm, type SentForm } from "../../../server/http/handle-form.server.ts";
import type { TakenForm } from "../../../server/http/take-files.server.ts";
import { cleanFiles } from "../private-files/clean-file.server.ts";
import { type SealedDraft, takeSealedFiles } from "../private-files/sealed-files.server.ts";

type PaperWords = { notYet: string; papers: Record<"unknown" | "tooLarge" | "busy" | "costly", string> };

/** Maximum size of a form, enough for a few photos from a phone (bytes). */
const paperBytes = 30 * 1024 * 1024;

const size = { maxBytes: 256 * 1024, maxFields: 60 };

/** Handles a consent form. The browser stores no draft, so a rejection returns the typed values. */
export async function handleConsentForm<Done>(
  { request, context }: { request: Request; context: Parameters<typeof senderOf>[0] },
  words: PaperWords,
  accept: (form: SentForm, papers: CleanFile[], sender: Sender) => Promise<Done>,
) {
  const sender = senderOf(context);
  const plan = { name: "consent", notYet: words.notYet, size };
  const limits = { maxBytes: paperBytes, maxTextBytes: size.maxBytes };
  const { ctx, requestInfo } = sender;
  return takeSealedFiles(ctx, requestInfo, request, limits, async (taken) => {
    let uses: string[] = [];
    const { done, rejected } = await handleForm<Done>(ctx, requestInfo, taken.request, plan, async (form) => {
      uses = form.formValues.uses ?? [];
      return accept(form, await cleanPapers(ctx, taken, words), sender);
    });
    if (rejected === undefined) return { done };
    const hadFiles = taken.files.length > 0 || taken.problem !== undefined;
    const values: Record<string, string> = { ...rejected.answer.values, uses: uses.join(" ") };
    return { rejected: { ...rejected, answer: { ...rejected.answer, values, hadFiles } } };
  });
}

/** Removes metadata from the papers before they are stored. @throws FormError */
async function cleanPapers(
  ctx: AppContext,
  { files, problem }: TakenForm<SealedDraft>,
  words: PaperWords,
): Promise<CleanFile[]> {
  const clean = problem === undefined ? await cleanFiles(ctx, files) : { problem };
  if (!("problem" in clean)) return clean;
  const sentence = words.papers[clean.problem];
  const status = clean.problem === "busy" ? 503 : 422;
  throw new FormError(`${words.notYet} ${sentence}`, { status, errors: { paper: sentence } });
}
