import * as v from "valibot";
import { type FormAnswer, fieldErrors, markedFields } from "../../values/form-answer.ts";
import { refusals, Unavailable } from "../refusals.ts";
import { readForm } from "./read-form.server.ts";

type Checked<Output> =
  | { fields: Output; refuse(message: string): FormAnswer }
  | { fields: undefined; answer: FormAnswer };

/**
 * Reads a form and checks it.
 *
 * @param secrets names of fields that are never sent back
 * @returns its fields, and a way to refuse them with a sentence; or the answer that says what is wrong
 * @throws Refusal for a body that is too large or is no form
 */
export async function checkForm<Schema extends v.GenericSchema<unknown, unknown>>(
  request: Request,
  schema: Schema,
  secrets: string[] = [],
): Promise<Checked<v.InferOutput<Schema>>> {
  const typed = await readForm(request);
  const values = Object.fromEntries(Object.entries(typed).filter(([name]) => !secrets.includes(name)));
  const checked = v.safeParse(schema, typed, { abortPipeEarly: true });
  if (checked.success) {
    return { fields: checked.output, refuse: (message) => ({ message, errors: {}, values }) };
  }
  const errors = fieldErrors(checked.issues);
  return { fields: undefined, answer: { message: markedFields(Object.keys(errors).length), errors, values } };
}

/**
 * Does what a form is for, and says so when the database does not answer.
 *
 * @param refuse makes the answer of a sentence, with what was typed
 */
export async function orUnavailable<Done, Refused>(
  work: () => Promise<Done>,
  refuse: (sentence: string) => Refused,
): Promise<Done | Refused> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Unavailable) return refuse(refusals.unavailable.sentence);
    throw error;
  }
}
