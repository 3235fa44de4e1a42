import { type About, oneLine, renderParagraphs } from "../../../emails/email-layout.tsx";
import { preview, sampleReaders } from "../../../emails/preview.ts";
import type { SampleFoundation } from "../../../server/mail/email-preview.ts";
import type { Email } from "../../../server/mail/mailer.ts";

type Findings = About & {
  subject: string;
  opening: string;
  /** Findings, one line each. */
  findings: string[];
  closing: string;
};

/** E-mail to an admin about the doctor's findings, once a day while they exist. */
export function doctorEmail({ subject, opening, findings, closing, ...about }: Findings): Email {
  return renderParagraphs(about, oneLine(subject), [opening, ...findings.map(oneLine), closing]);
}

export function doctorPreviews(foundation: SampleFoundation) {
  const { editor } = sampleReaders(foundation);
  return {
    doctor: preview(doctorEmail, {
      ...editor,
      subject: "the website needs help",
      opening: "The daily examination found something that does not work:",
      findings: ["Backups: No good backup for more than two days. Make one now: npm run backup"],
      closing: "This email comes once a day until nothing is bad any more.",
    }),
  };
}
