import { type Sender, senderOf } from "../../server/context.server.ts";
import { handleForm, type SentForm } from "../../server/http/handle-form.server.ts";
import { takeFiles } from "../../server/http/take-files.server.ts";
import type { CleanFile } from "../private-files/clean-file.server.ts";
import { cleanPapers, type PaperWords, paperLimits } from "./keep-papers.server.ts";

/** Of the text fields. */
const size = { maxBytes: 256 * 1024, maxFields: paperLimits.maxFields };

/**
 * Handles a form about a consent, with its papers. A rejection has what was typed: nothing of it is kept on the device.
 * @param accept its command, with cleaned papers
 */
export async function handleConsentForm<Done>(
  { request, context }: { request: Request; context: Parameters<typeof senderOf>[0] },
  words: PaperWords,
  accept: (form: SentForm, papers: CleanFile[], sender: Sender) => Promise<Done>,
) {
  const sender = senderOf(context);
  const taken = await takeFiles(request, paperLimits);
  const plan = { name: "consent", notYet: words.notYet, size };
  const { ctx, requestInfo } = sender;
  let uses: string[] = [];
  const { done, rejected } = await handleForm<Done>(ctx, requestInfo, taken.request, plan, async (form) => {
    uses = form.formValues.uses ?? [];
    return accept(form, await cleanPapers(ctx, taken, words), sender);
  });
  if (rejected === undefined) return { done };
  const hadFiles = taken.files.length > 0 || taken.problem !== undefined;
  const values: Record<string, string> = { ...rejected.answer.values, uses: uses.join(" ") };
  return { rejected: { ...rejected, answer: { ...rejected.answer, values, hadFiles } } };
}
