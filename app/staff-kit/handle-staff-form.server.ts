import { data } from "react-router";
import { sayRefusal } from "../server/auth/say-refusal.server.ts";
import { type AppContext, type RequestInfo, type Sender, senderOf } from "../server/context.server.ts";
import { AppError } from "../server/http/errors.ts";
import { FormError, type FormPlan, handleForm, type SentForm } from "../server/http/handle-form.server.ts";
import { type FormSize, readFields } from "../server/http/read-form.server.ts";
import type { StaffFormErrors, StaffFormResult } from "../values/staff-form-result.ts";

/** Limits of a staff form: a very long post, with a field per paragraph and five per picture. */
const staffFormSize: FormSize = { maxBytes: 1024 * 1024, maxFields: 2_000, maxLine: 20_000 };

const texts = ["paragraphs", "description", "opening", "text"];

const secrets = ["password", "currentPassword", "newPassword"];

/** Fields that nobody types: keys, buttons and what the page has seen. */
const untyped = /^(?:idempotencyKey|intent|act|id|ids|version|seen|sure|also|role|draft-.*)$/;

/** What was typed into a form, for a page that gives it back; nothing of passwords and ticks. */
export async function readTyped(request: Request): Promise<string[]> {
  const fields = await readFields(request, staffFormSize, { texts }).catch(() => ({}));
  return Object.entries(fields)
    .filter(([name]) => !untyped.test(name) && !secrets.includes(name))
    .flatMap(([, values]) => values.filter((value) => value.trim() !== "" && value !== "on" && value !== "yes"));
}

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
  const whole = { ...plan, size: staffFormSize, texts: [...texts, ...(plan.texts ?? [])], secrets };
  const { done, rejected } = await handleForm(ctx, requestInfo, request, whole, async (form) => {
    try {
      return await accept(form);
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 403) throw error;
      throw new FormError(await sayRefusal(ctx, error), { status: 403 });
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
