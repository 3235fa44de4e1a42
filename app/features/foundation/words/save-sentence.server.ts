import { staffPages as words } from "content/staff-pages.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError, type SentForm } from "../../../server/http/handle-form.server.ts";
import { openWords } from "./open-words.server.ts";
import { saveWordsForm } from "./save-words-form.server.ts";

/**
 * Saves and publishes one sentence of a fixed page. The other published texts do not change.
 * @returns the status message
 * @throws FormError like `saveWordsForm`, also if the page has a draft or a scheduled change; AppError notFound,
 * adminsOnly
 */
export async function saveSentence(
  actor: Parameters<typeof saveWordsForm>[0],
  { formValues }: Pick<SentForm, "formValues">,
): Promise<string> {
  const { page: [page = ""] = [], field: [field = ""] = [], text = [], version = [], ...others } = formValues;
  const opened = await openWords(actor, page);
  if (!opened.fields.some(({ path, field: { kind } }) => path === field && kind !== "cards" && kind !== "rich"))
    throw new AppError("notFound");
  if (opened.next !== undefined) throw new FormError(words.sentenceWaits, { status: 409 });
  const { "word-answers": answers = [] } = others;
  return saveWordsForm(actor, opened.key, {
    formValues: { ...opened.formValues, [field]: text, version, "word-answers": answers },
  });
}
