import { protectTexts } from "../../../cms/protection/protect-texts.server.ts";
import { type AppContext, type Sender, senderOf } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { FileTooCostly, FileWorkerBusy } from "../../../server/file-worker/file-worker.ts";
import { FormError, handleForm, type SentForm } from "../../../server/http/handle-form.server.ts";
import type { TakenForm } from "../../../server/http/take-files.server.ts";
import type { CleanRecording } from "../../../server/metadata/clean-recording.server.ts";
import { readConsentAnswer, whyIncomplete } from "../../../values/consent-answer.ts";
import { whoIsThat } from "../../../values/says-nobody.ts";
import type { StaffFormErrors } from "../../../values/staff-form-result.ts";
import { requireCanBegin } from "../../foundation/use/find-features-in-use.server.ts";
import { type SealedDraft, takeSealedFiles } from "../private-files/sealed-files.server.ts";
import { maxVoiceBytes, recordingSchema, voiceAnswer } from "./recording.ts";
import { addRecording, confirmRecording, deleteRecording } from "./recording-commands.server.ts";
import { requireCanRecord } from "./require-can-record.server.ts";

interface RecordingWords {
  added: string;
  deleted: string;
  confirmed: string;
  notYet: string;
  problems: Record<
    "missing" | "unknown" | "tooLarge" | "busy" | "costly" | "voice" | "givenBy" | "language" | "code",
    string
  >;
}

/** Maximum size of a body (bytes); large enough that a film is rejected with a sentence instead of being cut off. */
const maxBodyBytes = 12 * 1024 * 1024;

const size = { maxBytes: 64 * 1024, maxFields: 30 };

/** Adds, deletes or confirms a recording. @param owner an item that the member may change, for example `post:12` */
export async function handleRecordingForm(
  { request, context }: { request: Request; context: Parameters<typeof senderOf>[0] },
  owner: string,
  words: RecordingWords,
) {
  const sender = senderOf(context);
  const { ctx, requestInfo } = sender;
  const limits = { maxBytes: maxBodyBytes, maxTextBytes: size.maxBytes };
  return takeSealedFiles(ctx, requestInfo, request, limits, async (taken) => {
    const plan = { name: "recording", notYet: words.notYet, size };
    const { done, rejected } = await handleForm(ctx, requestInfo, taken.request, plan, async (form) => {
      const { delete: [deleted] = [], confirm: [confirmed] = [], mark: [mark = ""] = [] } = form.formValues;
      if (confirmed !== undefined) {
        await confirmRecording(sender, owner, Number(confirmed), mark);
        return words.confirmed;
      }
      if (deleted === undefined) return add(sender, owner, words, taken, form, mark);
      await deleteRecording(sender, owner, Number(deleted));
      return words.deleted;
    });
    if (rejected === undefined) return { done };
    const hadFile = taken.files.length > 0 || taken.problem !== undefined;
    const { questions = [] } = (rejected.more ?? {}) as Pick<StaffFormErrors, "questions">;
    return { rejected: { ...rejected, answer: { ...rejected.answer, hadFile, questions } } };
  });
}

/** @returns the status message @throws FormError */
async function add(
  sender: Sender,
  owner: string,
  words: RecordingWords,
  taken: TakenForm<SealedDraft>,
  form: SentForm,
  mark: string,
): Promise<string> {
  await requireCanBegin(sender.ctx, "recordings");
  await requireCanRecord(sender, owner, words.notYet);
  const { problems } = words;
  const reject = (errors: Record<string, string>) => {
    const [first = ""] = Object.values(errors);
    const status = first === problems.busy ? 503 : 422;
    return new FormError(`${words.notYet} ${first}.`, { status, errors });
  };
  const { language, codes } = form.check(recordingSchema(problems));
  const given = readConsentAnswer(form.formValues, voiceAnswer);
  const answer = given?.who === "nobody" ? undefined : given;
  if (answer === undefined && codes.length === 0) throw reject({ [voiceAnswer]: problems.voice });
  const why = answer && whyIncomplete(answer);
  if (why !== undefined) throw reject({ [voiceAnswer]: why === "vague" ? whoIsThat() : problems.givenBy });
  const [sent] = taken.files;
  if (taken.problem !== undefined) throw reject({ file: problems[taken.problem] });
  if (sent === undefined) throw reject({ file: problems.missing });
  if (sent.size > maxVoiceBytes) throw reject({ file: problems.tooLarge });
  const file = await clean(sender.ctx, sent);
  if ("problem" in file) throw reject({ file: problems[file.problem] });
  const said = { formValues: form.formValues, notYet: words.notYet };
  await withTransaction(sender.ctx, (inside) =>
    protectTexts(inside, sender.member, owner, [{ field: "language", text: language }], said),
  );
  await addRecording(sender, owner, { file, language, answer, codes, mark });
  return words.added;
}

async function clean(
  { fileWorker }: AppContext,
  sent: SealedDraft,
): Promise<CleanRecording | { problem: "unknown" | "tooLarge" | "busy" | "costly" }> {
  try {
    const file = await fileWorker.open("recording", undefined, sent, "staff");
    return "problem" in file || file.bytes.length <= maxVoiceBytes ? file : { problem: "tooLarge" };
  } catch (error) {
    if (error instanceof FileWorkerBusy) return { problem: "busy" };
    if (error instanceof FileTooCostly) return { problem: "costly" };
    throw error;
  }
}
