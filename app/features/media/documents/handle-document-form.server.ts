import { staffDocuments as words } from "content/staff-documents.ts";
import * as v from "valibot";
import { type Sender, senderOf } from "../../../server/context.server.ts";
import { answerAfter, answerIntents } from "../../../server/http/answer-intents.server.ts";
import { FormError, handleForm, type SentForm } from "../../../server/http/handle-form.server.ts";
import type { TakenForm } from "../../../server/http/take-files.server.ts";
import { errorFields } from "../../../server/log/log.server.ts";
import { StorageError } from "../../../server/storage/storage.ts";
import { readConsentAnswer, whyIncomplete } from "../../../values/consent-answer.ts";
import { asRowId } from "../../../values/row-id.ts";
import { whoIsThat } from "../../../values/says-nobody.ts";
import { type SealedDraft, takeSealedFiles } from "../private-files/sealed-files.server.ts";
import { codesOfPeople } from "../recordings/recording.ts";
import {
  addDocumentFile,
  answerDocument,
  checkAgain,
  compareMoney,
  type DocumentAnswer,
  deleteDocumentFile,
} from "./document-commands.server.ts";
import { maxDocumentBytes, peopleAnswer } from "./document-facts.ts";
import { readDocument } from "./read-document.server.ts";

/** Maximum size of a body (bytes); large enough that a larger PDF is rejected with a sentence instead of being cut off. */
const maxBodyBytes = 30 * 1024 * 1024;

const size = { maxBytes: 64 * 1024, maxFields: 40 };

type Args = { request: Request; context: Parameters<typeof senderOf>[0] };

/** Handles the forms of the page with a document's files. @param id of the document */
export async function handleDocumentForm({ request, context }: Args, id: number | undefined) {
  const sender = senderOf(context);
  const { ctx, requestInfo } = sender;
  const limits = { maxBytes: maxBodyBytes, maxTextBytes: size.maxBytes };
  return takeSealedFiles(ctx, requestInfo, request, limits, async (taken) => {
    const plan = { name: "document", notYet: words.notYet, size };
    const { done, rejected } = await handleForm(ctx, requestInfo, taken.request, plan, async (form) => {
      const { version: [typed = ""] = [], delete: [deleted] = [] } = form.formValues;
      const version = asRowId(typed) ?? 0;
      if (deleted !== undefined)
        return answerAfter(deleteDocumentFile(sender, id, asRowId(deleted) ?? 0), words.deleted);
      return answerIntents(
        form,
        {
          answer: () => answerAfter(answerDocument(sender, id, version, readAnswer(form)), words.answered),
          compare: () => answerAfter(compareMoney(sender, id, version), words.compared),
          check: async () => ((await checkAgain(sender, id, version)) ? words.checked : words.stillFound),
        },
        () => add(sender, id, taken),
      );
    });
    return rejected === undefined ? { done } : { rejected };
  });
}

const reject = (errors: Record<string, string>, status = 422) => {
  const [first = ""] = Object.values(errors);
  return new FormError(`${words.notYet} ${first}`, { status, errors });
};

/** @returns the status message @throws FormError */
async function add(
  sender: Sender,
  id: number | undefined,
  { files, problem }: TakenForm<SealedDraft>,
): Promise<string> {
  const { problems } = words;
  const [sent] = files;
  if (problem !== undefined) throw reject({ file: problems[problem] }, problem === "busy" ? 503 : 422);
  if (sent === undefined) throw reject({ file: problems.missing });
  if (sent.size > maxDocumentBytes) throw reject({ file: problems.tooLarge });
  const made = await readDocument(sender.ctx, sent);
  if ("problem" in made) throw reject({ file: problems[made.problem] }, made.problem === "busy" ? 503 : 422);
  try {
    await addDocumentFile(sender, id, made);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    sender.ctx.log.error("document not stored", errorFields(error));
    throw reject({ file: problems.storage }, 503);
  }
  return words.added;
}

/** @throws FormError for a missing answer, which is not a "no" */
function readAnswer(form: SentForm): DocumentAnswer {
  const { problems } = words;
  const { people: [people] = [], money: [money] = [] } = form.formValues;
  const errors: Record<string, string> = {};
  if (people !== "none" && people !== "some") errors.people = problems.people;
  const { codes } = form.check(v.object({ codes: codesOfPeople(problems) }));
  const given = readConsentAnswer(form.formValues, peopleAnswer);
  const answer = people === "some" && given?.who !== "nobody" ? given : undefined;
  if (people === "some" && answer === undefined && codes.length === 0) errors[peopleAnswer] = problems.consent;
  const why = answer && whyIncomplete(answer);
  if (why !== undefined) errors[peopleAnswer] = why === "vague" ? whoIsThat() : problems.givenBy;
  if (Object.keys(errors).length > 0) throw reject(errors);
  const showsMoney = money === "yes" ? true : money === "no" ? false : undefined;
  return { people: people === "some" ? "some" : "none", answer, codes, showsMoney };
}
