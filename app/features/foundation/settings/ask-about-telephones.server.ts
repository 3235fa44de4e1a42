import { staffSettings as words } from "content/staff-settings.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { markedFields } from "../../../values/marked-fields.ts";
import { isWrongLength } from "../../../values/telephone-number.ts";
import { findCountry } from "./find-settings.server.ts";

/**
 * Asks staff to confirm a telephone number with one digit more or less than usual in the country. Stored numbers are
 * not questioned.
 * @param fields names of the form's telephone fields, each with its stored number
 * @param sentence error at the field
 * @throws FormError
 */
export async function askAboutTelephones(
  ctx: AppContext,
  formValues: Record<string, string[]>,
  fields: Record<string, string | undefined>,
  { notYet, sentence = words.telephone }: { notYet: string; sentence?: string },
): Promise<void> {
  const { telephone } = await findCountry(ctx);
  const typed = (name: string) => formValues[name]?.[0]?.trim() ?? "";
  const asked = Object.entries(fields).filter(
    ([name, stored]) =>
      typed(name) !== stored && typed(`sure-${name}`) !== "on" && isWrongLength(telephone, typed(name)),
  );
  if (asked.length === 0) return;
  const errors = Object.fromEntries(asked.map(([name]) => [name, sentence]));
  throw new FormError(`${notYet} ${markedFields(asked.length)}`, { errors });
}
