import { type About, oneLine, renderParagraphs } from "../../../emails/email-layout.tsx";
import { preview, sampleReaders, sampleSite } from "../../../emails/preview.ts";
import type { SampleFoundation } from "../../../server/mail/email-preview.ts";
import type { Email } from "../../../server/mail/mailer.ts";

/** Test e-mail. Opening its link shows that the site's e-mails arrive. */
export function testEmail({ link, ...about }: About & { link: string }): Email {
  return renderParagraphs(about, "a test that has arrived", [
    `The website of ${oneLine(about.foundation)} sent this to see whether its emails arrive. You are reading it, so they do.`,
    { words: "Tell the site that it arrived, within a day", link },
    "If you did not expect this email, do nothing.",
  ]);
}

export function welcomePreviews(foundation: SampleFoundation) {
  const { office } = sampleReaders(foundation);
  return {
    test: preview(testEmail, { ...office, link: `${sampleSite}/welcome/mail?token=sample` }),
  };
}
