import type { Email } from "../server/mail/mailer.ts";
import { oneLine, renderParagraphs } from "./email-layout.tsx";

interface EmailProps {
  /** The previous address. */
  to: string;
  /** The new, public address. */
  now: string;
  foundation: string;
  by: string;
}

/** Notifies the previous address that contact messages go elsewhere. */
export function contactAddressChangedEmail({ to, now, foundation, by }: EmailProps): Email {
  const what = `${oneLine(by)} changed the email address of the foundation on its website to ${oneLine(now)}. Messages of visitors no longer come here.`;
  const otherwise =
    "If you did not expect this, ask an admin of the foundation at once. The log of the website says when it was.";
  return renderParagraphs({
    to,
    subject: `${oneLine(foundation)}: messages of visitors go to a new address`,
    paragraphs: [what, otherwise],
  });
}

export const example: EmailProps = {
  to: "hello@example.org",
  now: "office@example.org",
  foundation: "Tabasamu",
  by: "Sample Admin",
};
