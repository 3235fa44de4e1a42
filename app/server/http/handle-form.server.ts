import * as v from "valibot";
import { type FormResult, fieldErrors, markedFields } from "../../values/form-result.ts";
import { isRobot } from "../../values/honeypot.ts";
import type { AppContext, RequestInfo } from "../context.server.ts";
import { errorFields } from "../log/log.server.ts";
import { AppError, Unavailable } from "./errors.ts";
import { countTowardsRateLimit, type RateLimit } from "./rate-limit.server.ts";
import { type FormFields, type FormSize, firstValues, formSize, readFields } from "./read-form.server.ts";
import { isUnencrypted } from "./same-site.ts";

/** What the site says of a form by itself, where the form has no words of its own. */
const sentences = {
  wait: "We had several from you within the hour. Please try again later.",
  away: "We could not save it just now, but what you typed is still here. Please try again.",
  bug: "Something went wrong on our side, but what you typed is still here.",
  unencrypted: (siteUrl: string) =>
    `This page was opened without encryption, so the password was not looked at. Open ${siteUrl} and send it from there.`,
  requestId: (number: string) => `If it keeps happening, tell us this number: ${number}.`,
};

/** How a form is read, and what it says. */
export interface FormPlan<Done> extends FormFields {
  /** What the log calls it. */
  name: string;
  size?: FormSize;
  /** How often one network may send it; counted before the body is read. */
  limit?: RateLimit;
  /** A form of this content is taken past the limit too. */
  passesLimit?(fields: Record<string, string[]>): boolean;
  /** Begins every rejection, like "Your message is not sent yet." */
  notYet?: string;
  /** Said past the limit. */
  wait?: string;
  /** Said when it could not be kept. */
  failed?: string;
  /** What a robot hears that fills in the honeypot, which is what success says; without it there is no honeypot. */
  robots?(): Done;
}

/** A form that came, and the ways to check and to reject it. */
export interface SentForm {
  /** Every field with all its values in order. */
  typed: Record<string, string[]>;
  /**
   * @param lists names of fields that may come many times
   * @param notYet as in the plan, where one address has several forms
   * @throws FormRejection with a sentence for each field that is wrong
   */
  check<Schema extends v.GenericSchema<unknown, unknown>>(
    schema: Schema,
    lists?: readonly string[],
    notYet?: string,
  ): v.InferOutput<Schema>;
}

/** Thrown by a command to reject a form: the sentence stands above it, with everything that was typed. */
export class FormError<More extends object = object> {
  readonly message: string;
  readonly status: number;
  readonly errors: Record<string, string>;
  /** Whatever else the page of the form shows. */
  readonly more: More | undefined;
  constructor(message: string, { status = 422, errors = {}, more }: Partial<Omit<FormError<More>, "message">> = {}) {
    this.message = message;
    this.status = status;
    this.errors = errors;
    this.more = more;
  }
}

/** A rejected form: what the page says, with what was typed, and the status of the answer. */
export interface Rejected {
  answer: FormResult;
  status: number;
  more?: object | undefined;
}

/**
 * Answers a form, for the public pages, the accounts and the staff area alike: counts the attempt, reads the body within
 * its size, and lets a command accept it. Rejections bring back what was typed: 422 for what is wrong with the form, 429
 * past the limit, 503 while the database takes nothing, 500 with the number of the request for a bug.
 *
 * @param accept checks the form and does what it is for; a throw means that nothing was kept
 * @throws Refusal for a body that is too large or is no form, and what `accept` refuses
 */
export async function handleForm<Done>(
  ctx: AppContext,
  visit: RequestInfo,
  request: Request,
  plan: FormPlan<Done>,
  accept: (form: SentForm) => Promise<Done>,
): Promise<{ done: Done; rejected?: undefined } | { done?: undefined; rejected: Rejected }> {
  const { limit, notYet = "", secrets = [] } = plan;
  const counting = limit === undefined ? true : countTowardsRateLimit(ctx, limit, visit.address);
  // Looked at once what was typed is known, so that it can come back.
  const [within] = await Promise.allSettled([counting]);
  const typed = await readFields(request, plan.size ?? formSize, plan);
  const begin = (message: string, start = notYet) => `${start} ${message}`.trim();
  try {
    if (plan.robots !== undefined && isRobot(firstValues(typed))) return { done: plan.robots() };
    if (within.status === "rejected") throw within.reason;
    if (!within.value && !plan.passesLimit?.(typed))
      throw new FormError(begin(plan.wait ?? sentences.wait), { status: 429 });
    const isSecret = secrets.some((name) => typed[name] !== undefined);
    if (isSecret && isUnencrypted(request, ctx.config.siteUrl))
      throw new FormError(begin(sentences.unencrypted(ctx.config.siteUrl ?? "")));
    return { done: await accept({ typed, check: checking(typed, begin) }) };
  } catch (error) {
    const { message, status, errors, more } = rejectionOf(ctx, visit, plan, error, begin);
    const known = Object.entries(firstValues(typed)).filter(([name]) => !secrets.includes(name));
    return { rejected: { answer: { message, errors, values: Object.fromEntries(known) }, status, more } };
  }
}

function checking(typed: Record<string, string[]>, begin: (message: string, notYet?: string) => string) {
  const check: SentForm["check"] = (schema, lists = [], notYet) => {
    const input = Object.fromEntries(
      Object.entries(typed).map(([name, values]) => [name, lists.includes(name) ? values : values[0]]),
    );
    const checked = v.safeParse(schema, input, { abortPipeEarly: true });
    if (checked.success) return checked.output;
    const errors = fieldErrors(checked.issues);
    throw new FormError(begin(markedFields(Object.keys(errors).length), notYet), { errors });
  };
  return check;
}

/** @throws what is no rejection but an answer of its own: a refusal, a redirect */
function rejectionOf<Done>(
  ctx: AppContext,
  { requestId }: RequestInfo,
  plan: FormPlan<Done>,
  error: unknown,
  begin: (message: string) => string,
): FormError {
  if (error instanceof FormError) return error;
  if (error instanceof AppError || error instanceof Response) throw error;
  const isAway = error instanceof Unavailable;
  ctx.log.error("form not kept", { form: plan.name, requestId, ...errorFields(error) });
  if (isAway) return new FormError(plan.failed ?? begin(sentences.away), { status: 503 });
  const message = plan.failed ?? begin(sentences.bug);
  return new FormError(`${message} ${sentences.requestId(requestId)}`, { status: 500 });
}
