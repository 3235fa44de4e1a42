import { staffPages as words } from "content/staff-pages.ts";
import { momentMessage, skippedMessage } from "../../../cms/publishing-schema.ts";
import type { Actor } from "../../../server/context.server.ts";
import { dryRun } from "../../../server/db/with-transaction.ts";
import { FormError, type SentForm } from "../../../server/http/handle-form.server.ts";
import type { PageKey } from "../../../server/page-words.ts";
import type { FormValues } from "../../../staff-kit/local-draft.ts";
import { markedFields } from "../../../values/marked-fields.ts";
import { statuses } from "../../../values/publishing-status.ts";
import { isLanguage, siteLanguage } from "../../../values/site-language.ts";
import { fromSiteTime, isSkippedTime } from "../../../values/site-time.ts";
import type { Rejection, StaffFormErrors, WordQuestion } from "../../../values/staff-form-result.ts";
import { findDeclaredWords } from "./declared-words.server.ts";
import { readWordsForm } from "./read-words-form.server.ts";
import { saveWords } from "./save-words.server.ts";
import { labelsOfForm } from "./words-form-values.ts";

/** Returns the page's version when the form was opened; undefined if the form has none. */
export const seenVersion = ({ version }: FormValues): number | undefined =>
  /^\d{1,9}$/.test(version?.[0] ?? "") ? Number(version?.[0]) : undefined;

type Sent = Pick<SentForm, "formValues">;

/**
 * Saves the form of a fixed page.
 * @returns the status message
 * @throws FormError with errors, the words guard's questions, or another member's newer change; AppError adminsOnly
 */
export async function saveWordsForm(
  actor: Parameters<typeof saveWords>[0],
  page: PageKey,
  { formValues }: Sent,
): Promise<string> {
  const { ctx } = actor;
  const { values, errors } = readWordsForm(await findDeclaredWords(ctx, page), formValues);
  const status = statuses.find((name) => name === formValues.status?.[0]) ?? "published";
  const publishAt = status === "scheduled" ? fromSiteTime(formValues.publishAt?.[0] ?? "") : undefined;
  if (status === "scheduled" && publishAt === undefined) errors.publishAt = momentMessage();
  if (publishAt !== undefined && isSkippedTime(formValues.publishAt?.[0] ?? "")) errors.publishAt = skippedMessage();
  else if (publishAt !== undefined && publishAt <= ctx.clock.now().toISOString()) errors.publishAt = words.past;
  const wrong = Object.keys(errors).length;
  if (wrong > 0) throw new FormError(`${words.notYet} ${markedFields(wrong)}`, { errors });
  const conflict = { seen: seenVersion(formValues), newer: words.newer };
  await saveWords(actor, page, { values, status, publishAt }, { ...conflict, formValues });
  const [opened] = formValues.formLanguage ?? [];
  const isOther = isLanguage(opened) && opened !== siteLanguage();
  return isOther ? `${words.done[status]} ${words.openedIn[opened]}` : words.done[status];
}

/**
 * Finds the errors and questions of `saveWordsForm` without saving.
 * @throws AppError like `saveWordsForm`
 */
export async function findWordsRejections(
  actor: Actor,
  page: PageKey,
  form: Sent,
): Promise<{ rejections: Rejection[]; questions: WordQuestion[] }> {
  try {
    await dryRun(actor.ctx, (ctx) => saveWordsForm({ ...actor, ctx }, page, form));
    return { rejections: [], questions: [] };
  } catch (error) {
    // The form has no errors; only the password would be asked for.
    if (error instanceof Response) return { rejections: [], questions: [] };
    if (!(error instanceof FormError) || error.status >= 500) throw error;
    const { questions = [] }: Partial<StaffFormErrors> = error.more ?? {};
    const fields = Object.entries(error.errors);
    if (fields.length === 0 && questions.length === 0)
      return { rejections: [{ text: error.message, isStale: true }], questions };
    const labels = labelsOfForm(await findDeclaredWords(actor.ctx, page));
    return { rejections: fields.map(([field, text]) => ({ field, text, label: labels[field] ?? field })), questions };
  }
}
