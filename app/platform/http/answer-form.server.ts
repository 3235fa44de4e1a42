import * as v from "valibot";
import { type FormAnswer, fieldErrors, markedFields } from "../../values/form-answer.ts";
import { isRobot } from "../../values/honeypot.ts";
import { errorFacts } from "../log/log.server.ts";
import type { Site, Visit } from "../site.server.ts";
import { countAttempt, type Limit } from "./attempts.server.ts";
import { readForm } from "./read-form.server.ts";

/** What a form takes and what it says. */
export interface FormPlan<Schema extends v.GenericSchema<unknown, unknown>> {
  schema: Schema;
  /** How often one sender may send it. */
  limit: Limit;
  /** Begins every answer that is no success, like "Your message is not sent yet." */
  notYet: string;
  /** Does what the form is for. A throw means that nothing was kept. */
  accept(fields: v.InferOutput<Schema>): Promise<void>;
}

/**
 * Answers a public form: reads it, checks it, counts it, and lets the verb do its work. What was typed comes back
 * with every answer that is no success.
 *
 * @returns undefined for success, which a robot is told as well; else the answer and its status
 * @throws Refusal for a body that is too large or is no form
 */
export async function answerForm<Schema extends v.GenericSchema<unknown, unknown>>(
  site: Site,
  visit: Visit,
  request: Request,
  plan: FormPlan<Schema>,
): Promise<{ answer: FormAnswer; status: number } | undefined> {
  const values = await readForm(request);
  const refuse = (status: number, message: string, errors: Record<string, string> = {}) => ({
    answer: { message: `${plan.notYet} ${message}`.trim(), errors, values },
    status,
  });
  if (isRobot(values)) return undefined;
  const checked = v.safeParse(plan.schema, values, { abortPipeEarly: true });
  if (!checked.success) {
    const errors = fieldErrors(checked.issues);
    return refuse(422, markedFields(Object.keys(errors).length), errors);
  }
  try {
    if (!(await countAttempt(site, plan.limit, visit.address))) {
      return refuse(429, "We had several from you within the hour. Please try again later.");
    }
    await plan.accept(checked.output);
    return undefined;
  } catch (error) {
    site.log.error("form not kept", { form: plan.limit.what, ...errorFacts(error) });
    return refuse(503, "We could not save it just now, but what you typed is still here. Please try again.");
  }
}
