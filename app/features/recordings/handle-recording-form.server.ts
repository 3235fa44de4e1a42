import { senderOf } from "../../server/context.server.ts";
import { FileTooCostly, FileWorkerBusy } from "../../server/file-worker/file-worker.ts";
import { FormError, handleForm } from "../../server/http/handle-form.server.ts";
import { takeFiles } from "../../server/http/take-files.server.ts";
import type { CleanRecording } from "../../server/metadata/clean-recording.server.ts";
import { isCompleteAnswer, readConsentAnswer } from "../../values/consent-answer.ts";
import { maxVoiceBytes, voiceAnswer } from "./recording.ts";
import { addRecording, deleteRecording } from "./recording-commands.server.ts";
import { recordingSchema } from "./recording-schema.ts";

/** Sentences of the form. */
interface RecordingWords {
  added: string;
  deleted: string;
  notYet: string;
  problems: Record<
    "missing" | "unknown" | "tooLarge" | "busy" | "costly" | "voice" | "givenBy" | "language" | "code",
    string
  >;
}

/** A film has to be refused in words, not cut off. */
const maxBodyBytes = 12 * 1024 * 1024;

/** Of the text fields. */
const size = { maxBytes: 64 * 1024, maxFields: 30 };

/**
 * Adds a recording, or deletes one. A rejection has what was typed.
 * @param owner like `post:12`, which the person may change @returns the status message, or the rejection
 */
export async function handleRecordingForm(
  { request, context }: { request: Request; context: Parameters<typeof senderOf>[0] },
  owner: string,
  words: RecordingWords,
) {
  const sender = senderOf(context);
  const taken = await takeFiles(request, { maxBytes: maxBodyBytes, maxTextBytes: size.maxBytes });
  const plan = { name: "recording", notYet: words.notYet, size };
  const { problems } = words;
  const reject = (errors: Record<string, string>) => {
    const [first = ""] = Object.values(errors);
    const status = first === problems.busy ? 503 : 422;
    return new FormError(`${words.notYet} ${first}.`, { status, errors });
  };
  const { done, rejected } = await handleForm(sender.ctx, sender.requestInfo, taken.request, plan, async (form) => {
    const [deleted] = form.formValues.delete ?? [];
    if (deleted !== undefined) {
      await deleteRecording(sender, owner, Number(deleted));
      return words.deleted;
    }
    const { language, codes } = form.check(recordingSchema(problems));
    const given = readConsentAnswer(form.formValues, voiceAnswer);
    const answer = given?.who === "nobody" ? undefined : given;
    if (answer === undefined && codes.length === 0) throw reject({ [voiceAnswer]: problems.voice });
    if (answer !== undefined && !isCompleteAnswer(answer)) throw reject({ [voiceAnswer]: problems.givenBy });
    const [bytes] = taken.files;
    if (taken.problem !== undefined) throw reject({ file: problems[taken.problem] });
    if (bytes === undefined) throw reject({ file: problems.missing });
    if (bytes.length > maxVoiceBytes) throw reject({ file: problems.tooLarge });
    await addRecording(sender, owner, { file: await clean(bytes), language, answer, codes });
    return words.added;
  });
  if (rejected === undefined) return { done };
  const hadFile = taken.files.length > 0 || taken.problem !== undefined;
  return { rejected: { ...rejected, answer: { ...rejected.answer, hadFile } } };

  async function clean(bytes: Uint8Array): Promise<CleanRecording> {
    const file = await sender.ctx.fileWorker.open("recording", undefined, bytes, "staff").catch((error: unknown) => {
      if (error instanceof FileWorkerBusy) throw reject({ file: problems.busy });
      throw error instanceof FileTooCostly ? reject({ file: problems.costly }) : error;
    });
    if ("problem" in file) throw reject({ file: problems.unknown });
    if (file.bytes.length > maxVoiceBytes) throw reject({ file: problems.tooLarge });
    return file;
  }
}
