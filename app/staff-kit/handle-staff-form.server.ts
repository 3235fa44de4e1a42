import { staff } from "content/staff.ts";
import { data } from "react-router";
import { describeRejection } from "../server/auth/describe-rejection.server.ts";
import { type AppContext, type RequestInfo, type Sender, senderOf } from "../server/context.server.ts";
import { AppError } from "../server/http/errors.ts";
import { FormError, type FormPlan, handleForm, type SentForm } from "../server/http/handle-form.server.ts";
import { staffForm } from "../server/http/read-typed.server.ts";
import type { StaffFormErrors, StaffFormResult } from "../values/staff-form-result.ts";

/** Statuses of a command whose row is deleted or has changed. */
const lateStatuses = [404, 409];

/**
 * Answers a rejection with a sentence on the same page, because an error page would lose the page and the typed text.
 * Another person may have changed the row, or this person may have lost a role.
 */
async function sayingHere<Done>(ctx: AppContext, run: () => Promise<Done>): Promise<Done> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, sentence } = error.data;
    if (error.status === 403) throw new FormError(await describeRejection(ctx, error), { status: 403 });
    if (!lateStatuses.includes(error.status)) throw error;
    throw new FormError(code === "notFound" ? staff.gone : sentence, { status: error.status });
  }
}

/** Handles a staff form like `handleForm`. A rejection does not return the values, as the local draft has them. */
export async function handleStaffForm<Done>(
  ctx: AppContext,
  requestInfo: RequestInfo,
  request: Request,
  plan: Pick<FormPlan, "name" | "notYet" | "failed" | "texts" | "isEchoed">,
  accept: (form: SentForm) => Promise<Done>,
): Promise<
  { done: Done; rejected?: undefined } | { done?: undefined; rejected: { answer: StaffFormErrors; status: number } }
> {
  const whole = {
    ...plan,
    size: staffForm.size,
    texts: [...staffForm.texts, ...(plan.texts ?? [])],
    secrets: staffForm.secrets,
  };
  const { done, rejected } = await handleForm(ctx, requestInfo, request, whole, (form) =>
    sayingHere(ctx, () => accept(form)),
  );
  if (rejected === undefined) return { done };
  const { message, errors } = rejected.answer;
  const { status, more = {} } = rejected;
  // After an edit conflict, the form with its text stays.
  const isLate = lateStatuses.includes(status) && !("newer" in more || "conflict" in more);
  return { rejected: { answer: { ...more, ...(isLate && { isLate }), message, errors }, status } };
}

export interface StaffActionArgs {
  request: Request;
  context: Parameters<typeof senderOf>[0];
}

/** Handles a route's form whose command returns the status message. */
export async function answerStaffForm(
  { request, context }: StaffActionArgs,
  plan: Pick<FormPlan, "name" | "notYet" | "failed" | "texts" | "isEchoed">,
  accept: (form: SentForm, sender: Sender) => Promise<string>,
) {
  const sender = senderOf(context);
  const accepted = (form: SentForm) => accept(form, sender);
  const { done, rejected } = await handleStaffForm(sender.ctx, sender.requestInfo, request, plan, accepted);
  return rejected ? data<StaffFormResult>(rejected.answer, rejected.status) : data<StaffFormResult>({ done });
}
