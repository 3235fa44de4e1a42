import type { Email } from "../server/mail/mailer.ts";
import { oneLine, renderParagraphs } from "./email-layout.tsx";

interface EmailProps {
  /** The previous address. */
  to: string;
  foundation: string;
}

/** Notifies the previous address, without the new one: anyone may read this mailbox by now. */
export function emailChangedEmail({ to, foundation }: EmailProps): Email {
  const what = `Your account on the website of ${oneLine(foundation)} has a new email address. Emails about it no longer come here.`;
  const otherwise = "If you did not change it, and nobody told you, tell an admin of the foundation at once.";
  return renderParagraphs({
    to,
    subject: `${oneLine(foundation)}: your email address was changed`,
    paragraphs: [what, otherwise],
  });
}

export const example: EmailProps = { to: "editor@example.org", foundation: "Tabasamu" };
