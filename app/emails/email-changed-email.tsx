import type { Email } from "../server/mail/mailer.ts";
import { oneLine, renderEmail } from "./email-layout.tsx";

interface LogFields {
  /** The previous address. */
  to: string;
  foundation: string;
}

/** Notifies the previous address, without the new one: anyone may read this mailbox by now. */
export function emailChangedEmail({ to, foundation }: LogFields): Email {
  const what = `Your account on the website of ${oneLine(foundation)} has a new email address. Emails about it no longer come here.`;
  const otherwise = "If you did not change it, and nobody told you, tell an admin of the foundation at once.";
  return renderEmail({
    to,
    subject: `${oneLine(foundation)}: your email address was changed`,
    text: `${what}\n\n${otherwise}\n`,
    body: (
      <>
        <p>{what}</p>
        <p>{otherwise}</p>
      </>
    ),
  });
}

export const example: LogFields = { to: "editor@example.org", foundation: "Tabasamu" };
