import { officeEmails } from "content/office-emails.ts";
import { type About, oneLine, renderParagraphs } from "../../../emails/email-layout.tsx";
import { preview, sampleReaders } from "../../../emails/preview.ts";
import type { SampleFoundation } from "../../../server/mail/email-preview.ts";
import type { Email } from "../../../server/mail/mailer.ts";

type Findings = About & {
  /** Findings, one line each. */
  findings: string[];
};

/** E-mail to an admin about the doctor's findings, once a day while they exist. */
export function doctorEmail({ findings, ...about }: Findings): Email {
  const { subject, opening, closing } = officeEmails.doctor;
  return renderParagraphs(about, subject, [opening, ...findings.map(oneLine), closing]);
}

export function doctorPreviews(foundation: SampleFoundation) {
  const { editor } = sampleReaders(foundation);
  return {
    doctor: preview(doctorEmail, {
      ...editor,
      findings: [officeEmails.doctor.sample],
    }),
  };
}
