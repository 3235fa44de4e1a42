import { data } from "react-router";
import { describeRejection } from "../server/auth/describe-rejection.server.ts";
import { type AppContext, type RequestInfo, type Sender, senderOf } from "../server/context.server.ts";
import { AppError } from "../server/http/errors.ts";
import { FormError, type FormPlan, handleForm, type SentForm } from "../server/http/handle-form.server.ts";
import { staffForm } from "../server/http/read-typed.server.ts";
import type { StaffFormErrors, StaffFormResult } from "../values/staff-form-result.ts";

/**
 * Handles a staff form, as `handleForm` does. A rejection has no values: the local draft has them. Who may not any more is answered
 * at the form, where everything typed stays.
 */
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
  const { done, rejected } = await handleForm(ctx, requestInfo, request, whole, async (form) => {
    try {
      return await accept(form);
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 403) throw error;
      throw new FormError(await describeRejection(ctx, error), { status: 403 });
    }
  });
  if (rejected === undefined) return { done };
  const { message, errors } = rejected.answer;
  return { rejected: { answer: { ...rejected.more, message, errors }, status: rejected.status } };
}

export interface StaffActionArgs {
  request: Request;
  context: Parameters<typeof senderOf>[0];
}

/** A route's action, for a form whose command returns the status message. */
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
