import type { Currency } from "../../values/money.ts";
import type { Email } from "./mailer.ts";

export interface SampleFoundation extends Record<"name" | "email" | "headOffice", string> {
  /** The first currency is that of the country. */
  country: { name: string; currencies: readonly [Currency, ...Currency[]] };
}

/** The template of an e-mail, with sample values. `app/emails/preview.ts` checks that they fit. */
export interface EmailPreview {
  write(fields: object): Email;
  fields: object;
  /** The group of texts that the foundation can change, if any. */
  words?: string | undefined;
}

/**
 * Renders the sample e-mail.
 * @param words texts of e-mails that the foundation changed, by group
 */
export function sampleOf(preview: EmailPreview, words: Readonly<Record<string, unknown>> = {}): Email {
  const { fields, words: group } = preview;
  return preview.write(group === undefined ? fields : { ...fields, words: words[group] });
}
