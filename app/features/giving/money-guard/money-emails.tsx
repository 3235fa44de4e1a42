import { moneyNumberMail as words } from "content/giving-staff-emails.ts";
import { staffMoneyGuard } from "content/staff-money-guard.ts";
import { type About, linkOr, oneLine, renderParagraphs } from "../../../emails/email-layout.tsx";
import { preview, sampleReaders, sampleSite } from "../../../emails/preview.ts";
import type { SampleFoundation } from "../../../server/mail/email-preview.ts";
import type { Email } from "../../../server/mail/mailer.ts";

type NumberNews = About & {
  subject: string;
  sentence: string;
  /** URL of the staff page; undefined if the site's address is not configured. */
  link: string | undefined;
};

/** Contains no number, because anyone could forge such an e-mail. */
export function moneyNumberEmail({ subject, sentence, link, ...about }: NumberNews): Email {
  return renderParagraphs(about, oneLine(subject), [
    oneLine(sentence),
    words.unexpected,
    linkOr(words.link, link, words.noLink),
  ]);
}

export const moneyPreviews = (foundation: SampleFoundation) => ({
  "money-number": preview(moneyNumberEmail, {
    ...sampleReaders(foundation).editor,
    subject: staffMoneyGuard.emails.asked[0],
    sentence: words.sample,
    link: `${sampleSite}/admin/numbers`,
  }),
});
