import type { AppContext, RequestInfo } from "../server/context.server.ts";
import { type FormPlan, handleForm, type SentForm } from "../server/http/handle-form.server.ts";
import type { FormSize } from "../server/http/read-form.server.ts";
import type { StaffFormErrors } from "../values/staff-form-result.ts";

/** A form of the staff area: a very long post, with a field for each paragraph and five for each picture. */
const staffFormSize: FormSize = { maxBytes: 1024 * 1024, maxFields: 2_000 };

/** The fields of staff forms that have several lines, whatever form they are in. */
const texts = ["paragraphs", "description", "opening"];

/** The fields of staff forms that hold passwords. */
const secrets = ["password", "currentPassword", "newPassword"];

/** A rejected form of the staff area. What was typed is not sent back: the form on the device still has it. */
interface RejectedByStaff {
  answer: StaffFormErrors;
  status: number;
}

/**
 * Answers a form of the staff area, as `answerForm` does.
 *
 * @param accept checks the form and does what it is for; its rejection may say what is newer
 * @throws Refusal as `answerForm`
 */
export async function handleStaffForm<Done>(
  ctx: AppContext,
  visit: RequestInfo,
  request: Request,
  plan: Pick<FormPlan<Done>, "name" | "notYet" | "failed">,
  accept: (form: SentForm) => Promise<Done>,
): Promise<{ done: Done; rejected?: undefined } | { done?: undefined; rejected: RejectedByStaff }> {
  const { done, rejected } = await handleForm(
    ctx,
    visit,
    request,
    { ...plan, size: staffFormSize, texts, secrets },
    accept,
  );
  if (rejected === undefined) return { done };
  const { message, errors } = rejected.answer;
  return { rejected: { answer: { ...rejected.more, message, errors }, status: rejected.status } };
}
