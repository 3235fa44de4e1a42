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
  return renderParagraphs(about, "something that people rely on was changed", [
    `${oneLine(by)} changed ${oneLine(fact)} on the website. Visitors read it now.`,
    "If you expected it, do nothing. If you did not, call the others: not by email. Any admin undoes it for 72 hours.",
    linkOr("Look at it, and undo it", link, "Admins change it back in the staff area."),
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
