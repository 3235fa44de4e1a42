import type { Email } from "../server/mail/mailer.ts";
import { EmailLink, oneLine, renderEmail } from "./email-layout.tsx";

interface LogFields {
  to: string;
  name: string;
  foundation: string;
  link: string;
}

/** The link sets the first password. */
export function invitationEmail({ to, name, foundation, link }: LogFields): Email {
  const greeting = `Hello ${oneLine(name)},`;
  const what = `You are invited to work on the website of ${oneLine(foundation)}.`;
  const choose = "Choose your password here, within seven days";
  const otherwise = "The link works once. If you did not expect this email, do nothing.";
  return renderEmail({
    to,
    subject: `${oneLine(foundation)}: your invitation`,
    text: `${greeting}\n\n${what}\n\n${choose}:\n${link}\n\n${otherwise}\n`,
    body: (
      <>
        <p>{greeting}</p>
        <p>{what}</p>
        <p>
          <EmailLink href={link}>{choose}</EmailLink>
        </p>
        <p>{otherwise}</p>
      </>
    ),
  });
}

export const example: LogFields = {
  to: "new@example.org",
  name: "Sample",
  foundation: "Tabasamu",
  link: "https://example.org/password?token=sample",
};
