import type { Email } from "../server/mail/mailer.ts";
import { type About, oneLine, renderParagraphs } from "./email-layout.tsx";

type Findings = About & {
  subject: string;
  opening: string;
  /** One line for each. */
  findings: string[];
  closing: string;
};

/** Tells an admin what the doctor found, once a day while it lasts. */
export function doctorEmail({ subject, opening, findings, closing, ...about }: Findings): Email {
  return renderParagraphs(about, oneLine(subject), [opening, ...findings.map(oneLine), closing]);
}
