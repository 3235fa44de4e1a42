import { staffWordsGuard } from "../../../content/en/staff-sensitive.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { InTransaction } from "../../server/context.server.ts";
import type { FormValues } from "../../staff-kit/local-draft.ts";
import { findWordQuestions } from "./find-word-questions.server.ts";
import { asking, findUnanswered, readAnswers, recordAnswers } from "./protect-story.server.ts";
import type { StoryText } from "./story-texts.ts";

/** The form's values, and its sentence that nothing was saved. */
export interface Sent {
  formValues: FormValues;
  notYet?: string;
}

/**
 * Checks public texts outside stories; call it before they are stored. Stores the answers.
 * @param subject of the answers, like `photo:7`
 * @param texts with their form fields
 * @throws FormError with questions, and nothing is stored
 */
export async function protectTexts(
  ctx: InTransaction,
  member: StaffMember,
  subject: string,
  texts: readonly StoryText[],
  { formValues, notYet = staffWordsGuard.notYet }: Sent,
): Promise<void> {
  const asked = await findWordQuestions(ctx, texts, false);
  const said = readAnswers(formValues);
  const questions = await findUnanswered(ctx.db, subject, asked, said);
  if (questions.length > 0) throw asking(notYet, questions, formValues);
  await recordAnswers(ctx, member, subject, asked, said);
}
