import { officeEmails } from "content/office-emails.ts";
import { type About, oneLine, renderParagraphs } from "../../../emails/email-layout.tsx";
import { preview, sampleReaders, sampleSite } from "../../../emails/preview.ts";
import type { SampleFoundation } from "../../../server/mail/email-preview.ts";
import type { Email } from "../../../server/mail/mailer.ts";

type Changed = About & {
  by: string;
  before: string;
  after: string;
  /** URL of the staff page; undefined if the site's address is not configured. */
  link?: string | undefined;
};

/** Tells the other admins that the site's country was changed. */
export function countryChangedEmail({ by, before, after, link, ...about }: Changed): Email {
  const words = officeEmails.countryChanged;
  return renderParagraphs(about, words.subject, [
    oneLine(words.changed({ by, before, after })),
    words.meaning,
    words.otherwise,
    ...(link === undefined ? [] : [{ words: words.link, link: oneLine(link) }]),
  ]);
}

export function countryPreviews(foundation: SampleFoundation) {
  const { editor } = sampleReaders(foundation);
  return {
    "country-changed": preview(countryChangedEmail, {
      ...editor,
      by: "Sample Admin",
      before: "Another country",
      after: foundation.country.name,
      link: `${sampleSite}/admin/country`,
    }),
  };
}
