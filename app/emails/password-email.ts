import type { Email } from "../server/mail/mailer.ts";
import { escapeMarkup } from "../values/xml.ts";
import { emailHtml, oneLine } from "./email-layout.ts";

interface LogFields {
  to: string;
  foundation: string;
  link: string;
}

export function passwordEmail({ to, foundation, link }: LogFields): Email {
  const subject = `${oneLine(foundation)}: choose a new password`;
  return {
    to: oneLine(to),
    subject,
    text: `Somebody asked for a new password for your account.\n\nChoose it here, within the hour:\n${link}\n\nIf that was not you, do nothing: your password stays as it is.\n`,
    html: emailHtml(
      subject,
      `<p>Somebody asked for a new password for your account.</p><p><a href="${escapeMarkup(link)}">Choose it here, within the hour</a></p><p>If that was not you, do nothing: your password stays as it is.</p>`,
    ),
  };
}

export const example: LogFields = {
  to: "editor@example.org",
  foundation: "Tabasamu",
  link: "https://example.org/password?token=sample",
};
