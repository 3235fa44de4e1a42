import { officeEmails } from "content/office-emails.ts";
import { type About, linkOr, oneLine, renderParagraphs } from "../../../emails/email-layout.tsx";
import { preview, sampleReaders, sampleSite } from "../../../emails/preview.ts";
import type { SampleFoundation } from "../../../server/mail/email-preview.ts";
import type { Email } from "../../../server/mail/mailer.ts";

type SureFactNews = About & {
  by: string;
  fact: string;
  /** URL of the page that undoes the change; undefined if the site's address is not configured. */
  link: string | undefined;
};

/** Tells admins and leads about a change of a contact or payment fact. */
export function sureFactEmail({ by, fact, link, ...about }: SureFactNews): Email {
  const words = officeEmails.sureFact;
  return renderParagraphs(about, words.subject, [
    words.changed(oneLine(by), oneLine(fact)),
    words.otherwise,
    linkOr(words.link, link, words.noLink),
  ]);
}

export const sureFactPreviews = (foundation: SampleFoundation) => ({
  "sure-fact": preview(sureFactEmail, {
    ...sampleReaders(foundation).editor,
    by: "Sample Admin",
    fact: "the setting “Telephone”",
    link: `${sampleSite}/admin/undo/sample`,
  }),
});
