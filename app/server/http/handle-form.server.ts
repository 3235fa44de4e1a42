import { formErrors } from "content/form-errors.ts";
import { notices } from "content/notices.ts";
import { serverErrors } from "content/server-errors.ts";
import * as v from "valibot";
import { type FormResult, fieldErrors } from "../../values/form-result.ts";
import { honeypotField, isRobot } from "../../values/honeypot.ts";
import { markedFields } from "../../values/marked-fields.ts";
import { fillPlaces } from "../../values/places.ts";
import type { AppContext, RequestInfo } from "../context.server.ts";
import { engineOf } from "../db/database.server.ts";
import { errorFields } from "../log/log.server.ts";
import { cutEcho } from "./cut-echo.ts";
import { AppError, isDiskFull, Unavailable } from "./errors.ts";
import { countTowardsRateLimit, type RateLimit } from "./rate-limit.server.ts";
import {
  defaultMaxLine,
  type FormFields,
  type FormSize,
  firstValues,
  formSize,
  readFields,
} from "./read-form.server.ts";
import { isUnencrypted } from "./same-site.ts";

/** Sentences about waiting and errors, and about the number of marked fields. */
export type FormSentences = Record<
  "wait" | "away" | "bug" | "hidden" | "requestId" | "marked" | "markedSeveral",
  string
>;

const defaultSentences: FormSentences = notices.forms;

/** Returns true for the staff area, sign-in, password and setup pages. */
const isOfStaff = ({ url }: Request): boolean =>
  /^\/(?:admin|login|password|setup)(?:[/.]|$)/i.test(new URL(url).pathname);

export interface FormPlan extends FormFields {
  /** Name of the form in the log. */
  name: string;
  size?: FormSize;
  /** Rate limit per network; counted before the body is read. */
  limit?: RateLimit;
  /** Returns true for a form that is accepted beyond the limit. */
  passesLimit?(fields: Record<string, string[]>): boolean;
  /** First sentence of every rejection, such as "Your message is not sent yet." */
  notYet?: string;
  wait?: string;
  /** Sentences that the foundation can change. */
  sentences?: FormSentences;
  failed?: string;
  /** Sends the whole form back with every rejection, for a page without script. */
  isEchoed?: boolean;
}

export interface SentForm {
  formValues: Record<string, string[]>;
  /**
   * @param lists repeated fields
   * @param notYet first sentence of a rejection, for addresses with several forms
   * @throws FormError
   */
  check<Schema extends v.GenericSchema<unknown, unknown>>(
    schema: Schema,
    lists?: readonly string[],
    notYet?: string,
  ): v.InferOutput<Schema>;
}

/** Thrown by a command to reject a form: the message appears above the form, which keeps its values. */
export class FormError<More extends object = object> {
  readonly message: string;
  readonly status: number;
  readonly errors: Record<string, string>;
  readonly more: More | undefined;
  constructor(message: string, { status = 422, errors = {}, more }: Partial<Omit<FormError<More>, "message">> = {}) {
    this.message = message;
    this.status = status;
    this.errors = errors;
    this.more = more;
  }
}

export interface Rejected {
  answer: FormResult;
  status: number;
  more?: object | undefined;
}

/**
 * Handles a form of public pages, accounts or the staff area. Counts it towards the rate limit, reads the body within
 * its size limit, and runs the command. Rejections keep the values: 422 for validation errors, 429 beyond the limit,
 * 503 during a database outage, 500 with the request id for a bug.
 * @param accept validates the form and runs its command; a throw means that nothing was stored
 * @throws AppError for a body that is too large or no form; and the errors of `accept`
 */
export async function handleForm<Done>(
  ctx: AppContext,
  requestInfo: RequestInfo,
  request: Request,
  plan: FormPlan,
  accept: (form: SentForm) => Promise<Done>,
): Promise<{ done: Done; rejected?: undefined } | { done?: undefined; rejected: Rejected }> {
  const { limit, notYet = "", secrets = [] } = plan;
  // The reserve of a full disk is for staff, who can delete.
  const isClosed = !isOfStaff(request) && engineOf(ctx.db).isDiskFull();
  const counting = isClosed || limit === undefined || countTowardsRateLimit(ctx, limit, requestInfo.address);
  // Checked only once the values are known, so that a rejection keeps them.
  const [within] = await Promise.allSettled([counting]);
  const formValues = await readFields(request, plan.size ?? formSize, plan);
  const begin = (message: string, start = notYet) => `${start} ${message}`.trim();
  try {
    if (isClosed) throw new Unavailable("the disk was full", { isWatched: false, isDiskFull: true });
    // Tells the sender, because a browser may fill in the honeypot for a person, whose form must not disappear
    // silently.
    if (isRobot(firstValues(formValues))) throw new FormError(begin((plan.sentences ?? defaultSentences).hidden));
    if (within.status === "rejected") throw within.reason;
    if (!within.value && !plan.passesLimit?.(formValues))
      throw new FormError(begin(plan.wait ?? (plan.sentences ?? defaultSentences).wait), { status: 429 });
    const isSecret = secrets.some((name) => formValues[name] !== undefined);
    if (isSecret && isUnencrypted(request, ctx.config.siteUrl))
      throw new FormError(begin(serverErrors.unencrypted(ctx.config.siteUrl ?? "")));
    return { done: await accept({ formValues, check: checking(formValues, begin, plan) }) };
  } catch (error) {
    const {
      message,
      status,
      errors: wrong,
      more,
    } = rejectionOf(ctx, requestInfo, plan, isOfStaff(request), error, begin);
    const echo = cutEcho(formValues, plan.texts ?? []);
    const errors = { ...wrong, ...echo.errors };
    const known = Object.entries(firstValues(echo.formValues)).filter(
      ([name]) => name !== honeypotField && !secrets.includes(name),
    );
    return {
      rejected: {
        answer: { message, errors, values: Object.fromEntries(known) },
        status,
        more: withEcho(
          plan.isEchoed ? { ...more, formValues: {} } : more,
          Object.fromEntries(Object.entries(echo.formValues).filter(([name]) => !secrets.includes(name))),
        ),
      },
    };
  }
}

/** Adds the whole form to a command's answer, for a page without script. */
const withEcho = (more: object | undefined, formValues: Record<string, string[]>) =>
  more !== undefined && "formValues" in more ? { ...more, formValues } : more;

/** Replaces the library's message for a missing option, which is for programmers. */
function sayMissing(issue: v.BaseIssue<unknown>): v.BaseIssue<unknown> {
  const key = String(issue.path?.[(issue.path?.length ?? 0) - 1]?.key);
  const isMissing = issue.kind === "schema" && issue.received === "undefined" && issue.expected === `"${key}"`;
  return isMissing ? { ...issue, message: formErrors.chooseOne } : issue;
}

const checking =
  (
    formValues: Record<string, string[]>,
    begin: (message: string, notYet?: string) => string,
    { size = formSize, texts = [], secrets = [], sentences }: FormPlan,
  ): SentForm["check"] =>
  (schema, lists = [], notYet) => {
    const reject = (errors: Record<string, string>) =>
      new FormError(begin(markedFields(Object.keys(errors).length, sentences), notYet), { errors });
    const { maxLine = defaultMaxLine } = size;
    const lines = Object.entries(formValues).filter(([name]) => !texts.includes(name) && !secrets.includes(name));
    const tooLong = lines.filter(([, values]) => values.some(({ length }) => length > maxLine));
    if (tooLong.length > 0)
      throw reject(Object.fromEntries(tooLong.map(([name]) => [name, formErrors.tooLong(maxLine)])));
    const pairs = Object.entries(formValues).map(([name, values]) => [name, lists.includes(name) ? values : values[0]]);
    const checked = v.safeParse(schema, Object.fromEntries(pairs), { abortPipeEarly: true });
    if (checked.success) return checked.output;
    throw reject(fieldErrors(checked.issues.map(sayMissing)));
  };

/** @throws any error that is not a rejection: an AppError, a redirect */
function rejectionOf(
  ctx: AppContext,
  { requestId }: RequestInfo,
  plan: FormPlan,
  isStaff: boolean,
  error: unknown,
  begin: (message: string) => string,
): FormError {
  if (error instanceof FormError) return error;
  if (error instanceof AppError || error instanceof Response) throw error;
  ctx.log.error("form not kept", { form: plan.name, requestId, ...errorFields(error) });
  const sentences = plan.sentences ?? defaultSentences;
  if (isStaff && isDiskFull(error))
    return new FormError(begin(`${serverErrors.diskFull} ${serverErrors.stillHere}`), { status: 503 });
  if (error instanceof Unavailable) return new FormError(plan.failed ?? begin(sentences.away), { status: 503 });
  const message = plan.failed ?? begin(sentences.bug);
  return new FormError(`${message} ${fillPlaces(sentences.requestId, { number: requestId })}`, { status: 500 });
}
