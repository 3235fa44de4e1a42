import * as v from "valibot";
import { readFields } from "../../platform/http/read-form.server.ts";
import { fieldErrors, markedFields } from "../../values/form-answer.ts";
import type { StaffRefusal } from "../../values/staff-answer.ts";

/** The most that a form of the staff area may weigh, in bytes: a very long post. */
const staffFormLimit = 1024 * 1024;

/** Every field of a staff form, with all its values. @throws Refusal for a body that is too large or is no form */
export function readStaffForm(request: Request): Promise<Record<string, string[]>> {
  return readFields(request, staffFormLimit);
}

/**
 * Checks a form of the staff area. What was typed is not sent back: the form on the device still has it.
 *
 * @param notYet begins the answer, like "The post is not saved yet."
 * @param lists names of fields that may come many times
 */
export function checkStaffForm<Schema extends v.GenericSchema<unknown, unknown>>(
  typed: Record<string, string[]>,
  schema: Schema,
  notYet: string,
  lists: string[] = [],
): { fields: v.InferOutput<Schema>; refused?: undefined } | { fields?: undefined; refused: StaffRefusal } {
  const input = Object.fromEntries(
    Object.entries(typed).map(([name, values]) => [name, lists.includes(name) ? values : values[0]]),
  );
  const checked = v.safeParse(schema, input, { abortPipeEarly: true });
  if (checked.success) return { fields: checked.output };
  const errors = fieldErrors(checked.issues);
  return { refused: { message: `${notYet} ${markedFields(Object.keys(errors).length)}`, errors } };
}
