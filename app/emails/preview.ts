import type { emails } from "content/emails.ts";
import type { SampleFoundation } from "../server/mail/email-preview.ts";
import type { Email } from "../server/mail/mailer.ts";
import { formatMoney, moneyOf } from "../values/money.ts";

type Words = typeof emails;

/** The groups of words that fit a template; none where it takes no words. */
type GroupOf<Fields> = Fields extends { words?: infer Taken }
  ? { [Group in keyof Words]: unknown extends Taken ? never : Words[Group] extends Taken ? Group : never }[keyof Words]
  : never;

/**
 * A preview, for the `emails` of a feature.
 * @param write the template @param fields of the sample @param words the group that the foundation may change
 */
export const preview = <Fields extends object>(
  write: (fields: Fields) => Email,
  fields: NoInfer<Fields>,
  words?: GroupOf<NoInfer<Fields>>,
) => ({ write, fields, words });

/** An amount in samples, in the foundation's own money. */
export const previewAmountOf = ({ country: { currencies } }: SampleFoundation): string =>
  formatMoney(moneyOf(8_000, currencies[0]));

/** The address of the site in samples. */
export const sampleSite = "https://example.org";

/** Readers of the samples: a visitor, a member of staff, the foundation. */
export const sampleReaders = ({ name: foundation, email }: SampleFoundation) => ({
  reader: { to: "reader@example.org", foundation },
  editor: { to: "editor@example.org", foundation },
  office: { to: email, foundation },
});
