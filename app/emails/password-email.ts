import type { Letter } from "../server/mail/mailer.ts";
import { escapeMarkup } from "../values/xml.ts";
import { letterHtml, oneLine } from "./email-layout.ts";

interface Facts {
  to: string;
  foundation: string;
  link: string;
}

/** Brings a link for a new password. */
export function passwordEmail({ to, foundation, link }: Facts): Letter {
  const subject = `${oneLine(foundation)}: choose a new password`;
  return {
    to: oneLine(to),
    subject,
    text: `Somebody asked for a new password for your account.\n\nChoose it here, within the hour:\n${link}\n\nIf that was not you, do nothing: your password stays as it is.\n`,
    html: letterHtml(
      subject,
      `<p>Somebody asked for a new password for your account.</p><p><a href="${escapeMarkup(link)}">Choose it here, within the hour</a></p><p>If that was not you, do nothing: your password stays as it is.</p>`,
    ),
  };
}

/** An example for the gallery and the tests. */
export const example: Facts = {
  to: "editor@example.org",
  foundation: "Tabasamu",
  link: "https://example.org/password?token=sample",
};
