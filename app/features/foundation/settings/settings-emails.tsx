import { type About, oneLine, renderParagraphs } from "../../../emails/email-layout.tsx";
import { preview, sampleReaders } from "../../../emails/preview.ts";
import type { SampleFoundation } from "../../../server/mail/email-preview.ts";
import type { Email } from "../../../server/mail/mailer.ts";

/** Tells the previous address that contact messages go to another address. @param now new public address */
export function contactAddressChangedEmail({ now, by, ...about }: About & { now: string; by: string }): Email {
  return renderParagraphs(about, "messages of visitors go to a new address", [
    `${oneLine(by)} changed the email address of the foundation on its website to ${oneLine(now)}. Messages of visitors no longer come here.`,
    "If you did not expect this, ask an admin of the foundation at once. The log of the website says when it was.",
  ]);
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
