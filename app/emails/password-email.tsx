import type { Email } from "../server/mail/mailer.ts";
import { EmailLink, oneLine, renderEmail } from "./email-layout.tsx";

interface LogFields {
  to: string;
  foundation: string;
  link: string;
}

export function passwordEmail({ to, foundation, link }: LogFields): Email {
  const what = "Somebody asked for a new password for your account.";
  const choose = "Choose it here, within the hour";
  const otherwise = "If that was not you, do nothing: your password stays as it is.";
  return renderEmail({
    to,
    subject: `${oneLine(foundation)}: choose a new password`,
    text: `${what}\n\n${choose}:\n${link}\n\n${otherwise}\n`,
    body: (
      <>
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
  to: "editor@example.org",
  foundation: "Tabasamu",
  link: "https://example.org/password?token=sample",
};
