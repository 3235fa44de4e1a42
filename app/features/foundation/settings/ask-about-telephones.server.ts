import { staffSettings as words } from "content/staff-settings.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { markedFields } from "../../../values/form-result.ts";
import { isWrongLength } from "../../../values/telephone-number.ts";
import { findCountry } from "./find-settings.server.ts";

/**
 * Asks about a number of the country that lacks a digit, or has one too many; a tick confirms it. Asks nothing about a
 * stored number.
 * @param fields names of the form's telephones, each with the stored number @param sentence error at the field @throws FormError
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
