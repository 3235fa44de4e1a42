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
  return renderParagraphs(about, "do you know this person?", [
    `${oneLine(by)} asks whether the account of ${oneLine(name)} on the website of ${oneLine(about.foundation)} belongs to a person whom you know.`,
    { words: "Read what it means, and answer", link: oneLine(link) },
    "The link works once, for 14 days. If you did not expect this email, do nothing and call the others.",
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
  return renderParagraphs(about, oneLine(subject), [
    oneLine(sentence),
    "If you did not expect this, look at it now, and call the others: not by email.",
    linkOr("Trustees", link, "You find it in the staff area, at Team."),
  ]);
}

export function trusteePreviews(foundation: SampleFoundation) {
  const { editor } = sampleReaders(foundation);
  return {
    trustees: preview(trusteesEmail, {
      ...editor,
      by: "Sample Admin",
      name: "Sample Colleague",
      link: `${sampleSite}/login/person?token=sample`,
    }),
    "trustee-news": preview(trusteeNewsEmail, {
      ...editor,
      subject: "the trustees are asked about an account",
      sentence: "Sample Admin asked the trustees to say who has the account of Sample Colleague.",
      link: `${sampleSite}/admin/trustees`,
    }),
  };
}
