import type { Email } from "../server/mail/mailer.ts";
import { escapeMarkup } from "../values/xml.ts";
import { emailHtml, oneLine } from "./email-layout.ts";

interface LogFields {
  to: string;
  name: string;
  foundation: string;
  link: string;
}

/** The link sets the first password. */
export function invitationEmail({ to, name, foundation, link }: LogFields): Email {
  const subject = `${oneLine(foundation)}: your invitation`;
  const greeting = `Hello ${oneLine(name)},`;
  const what = `You are invited to work on the website of ${oneLine(foundation)}.`;
  return {
    to: oneLine(to),
    subject,
    text: `${greeting}\n\n${what}\n\nChoose your password here, within seven days:\n${link}\n\nThe link works once. If you did not expect this email, do nothing.\n`,
    html: emailHtml(
      subject,
      `<p>${escapeMarkup(greeting)}</p><p>${escapeMarkup(what)}</p><p><a href="${escapeMarkup(link)}">Choose your password here, within seven days</a></p><p>The link works once. If you did not expect this email, do nothing.</p>`,
    ),
  };
}

export const example: LogFields = {
  to: "new@example.org",
  name: "Sample",
  foundation: "Tabasamu",
  link: "https://example.org/password?token=sample",
};
