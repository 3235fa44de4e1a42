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
    "If you did not expect this, look at it now, and call the others: not by email.",
    linkOr("Numbers in texts", link, "You find it in the staff area, at Numbers in texts."),
  ]);
}

export const moneyPreviews = (foundation: SampleFoundation) => ({
  "money-number": preview(moneyNumberEmail, {
    ...sampleReaders(foundation).editor,
    subject: "a number in a text is waiting for a second person",
    sentence: "Sample Editor asked that texts of the website may name another account.",
    link: `${sampleSite}/admin/numbers`,
  }),
});
