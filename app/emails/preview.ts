import type { emails } from "content/emails.ts";
import type { SampleFoundation } from "../server/mail/email-preview.ts";
import type { Email } from "../server/mail/mailer.ts";
import { formatMoney, moneyOf } from "../values/money.ts";

type Words = typeof emails;

/** The groups of texts that fit a template; `never` if it uses none. */
type GroupOf<Fields> = Fields extends { words?: infer Taken }
  ? { [Group in keyof Words]: unknown extends Taken ? never : Words[Group] extends Taken ? Group : never }[keyof Words]
  : never;

/**
 * Declares a preview in the `emails` of a feature.
 * @param write the template
 * @param fields sample values
 * @param words the group of texts that the foundation can change
 */
export const preview = <Fields extends object>(
  write: (fields: Fields) => Email,
  fields: NoInfer<Fields>,
  words?: GroupOf<NoInfer<Fields>>,
) => ({ write, fields, words });

/** Returns a sample amount in the foundation's own currency. */
export const previewAmountOf = ({ country: { currencies } }: SampleFoundation): string =>
  formatMoney(moneyOf(8_000, currencies[0]));

/** Address of the site in samples. */
export const sampleSite = "https://example.org";

/** Returns the sample recipients: a visitor, a member of staff, the foundation. */
export const sampleReaders = ({ name: foundation, email }: SampleFoundation) => ({
  reader: { to: "reader@example.org", foundation },
  editor: { to: "editor@example.org", foundation },
  office: { to: email, foundation },
});
