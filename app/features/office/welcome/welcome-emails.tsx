import { officeEmails } from "content/office-emails.ts";
import { type About, oneLine, renderParagraphs } from "../../../emails/email-layout.tsx";
import { preview, sampleReaders, sampleSite } from "../../../emails/preview.ts";
import type { SampleFoundation } from "../../../server/mail/email-preview.ts";
import type { Email } from "../../../server/mail/mailer.ts";

/** Test e-mail. Opening its link shows that the site's e-mails arrive. */
export function testEmail({ link, ...about }: About & { link: string }): Email {
  const words = officeEmails.test;
  return renderParagraphs(about, words.subject, [
    words.sent(oneLine(about.foundation)),
    { words: words.link, link },
    words.otherwise,
  ]);
}

export function welcomePreviews(foundation: SampleFoundation) {
  const { office } = sampleReaders(foundation);
  return {
    test: preview(testEmail, { ...office, link: `${sampleSite}/welcome/mail?token=sample` }),
  };
}
