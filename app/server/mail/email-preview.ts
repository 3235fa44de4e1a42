import type { Currency } from "../../values/money.ts";
import type { Email } from "./mailer.ts";

export interface SampleFoundation extends Record<"name" | "email" | "headOffice", string> {
  /** The first currency is the country's own. */
  country: { name: string; currencies: readonly [Currency, ...Currency[]] };
}

/** The template of an e-mail, with fields that make a sample of it. `app/emails/preview.ts` checks that they fit. */
export interface EmailPreview {
  write(fields: object): Email;
  fields: object;
  /** The group of words that the foundation may change, where it may. */
  words?: string | undefined;
}

/** Makes the sample e-mail. @param words of e-mails, by group, where the foundation changed them */
export function sampleOf(preview: EmailPreview, words: Readonly<Record<string, unknown>> = {}): Email {
  const { fields, words: group } = preview;
  return preview.write(group === undefined ? fields : { ...fields, words: words[group] });
}
