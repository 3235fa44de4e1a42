import { officeEmails } from "content/office-emails.ts";
import { type About, oneLine, renderParagraphs } from "../../../emails/email-layout.tsx";
import { preview, sampleReaders } from "../../../emails/preview.ts";
import type { SampleFoundation } from "../../../server/mail/email-preview.ts";
import type { Email } from "../../../server/mail/mailer.ts";

/** Tells the previous address that contact messages go to another address. @param now new public address */
export function contactAddressChangedEmail({ now, by, ...about }: About & { now: string; by: string }): Email {
  const words = officeEmails.contactChanged;
  return renderParagraphs(about, words.subject, [words.changed(oneLine(by), oneLine(now)), words.otherwise]);
}

export function settingsPreviews(foundation: SampleFoundation) {
  const { office } = sampleReaders(foundation);
  return {
    "contact-address-changed": preview(contactAddressChangedEmail, {
      ...office,
      now: "office@example.org",
      by: "Sample Admin",
    }),
  };
}
