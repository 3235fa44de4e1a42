import { accountEmails } from "content/account-emails.ts";
import { staffTrustees } from "content/staff-trustees.ts";
import { type About, linkOr, oneLine, renderParagraphs } from "../../../emails/email-layout.tsx";
import { preview, sampleReaders, sampleSite } from "../../../emails/preview.ts";
import type { SampleFoundation } from "../../../server/mail/email-preview.ts";
import type { Email } from "../../../server/mail/mailer.ts";

type Question = About & {
  by: string;
  name: string;
  link: string;
};

/** Asks the trustees about an account. Only the button on the linked page confirms it. */
export function trusteesEmail({ by, name, link, ...about }: Question): Email {
  const words = accountEmails.trustees;
  return renderParagraphs(about, words.subject, [
    words.asks({ by: oneLine(by), name: oneLine(name), foundation: oneLine(about.foundation) }),
    { words: words.link, link: oneLine(link) },
    words.once,
  ]);
}

type News = About & {
  subject: string;
  sentence: string;
  /** URL of the staff page; undefined if the site's address is not configured. */
  link: string | undefined;
};

/** Tells an admin about a question or its answer. */
export function trusteeNewsEmail({ subject, sentence, link, ...about }: News): Email {
  const words = accountEmails.trusteeNews;
  return renderParagraphs(about, oneLine(subject), [
    oneLine(sentence),
    words.unexpected,
    linkOr(words.link, link, words.noLink),
  ]);
}

export function trusteePreviews(foundation: SampleFoundation) {
  const { editor } = sampleReaders(foundation);
  const [subject, say] = staffTrustees.emails.asked;
  return {
    trustees: preview(trusteesEmail, {
      ...editor,
      by: "Sample Admin",
      name: "Sample Colleague",
      link: `${sampleSite}/login/person?token=sample`,
    }),
    "trustee-news": preview(trusteeNewsEmail, {
      ...editor,
      subject,
      sentence: say("Sample Admin", "Sample Colleague"),
      link: `${sampleSite}/admin/trustees`,
    }),
  };
}
