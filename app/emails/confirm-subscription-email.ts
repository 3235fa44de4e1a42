import type { Email } from "../server/mail/mailer.ts";
import { escapeMarkup } from "../values/xml.ts";
import { emailHtml, oneLine } from "./email-layout.ts";

interface LogFields {
  to: string;
  foundation: string;
  link: string;
}

/** Double opt-in: only the page behind the link confirms. */
export function confirmSubscriptionEmail({ to, foundation, link }: LogFields): Email {
  const subject = `${oneLine(foundation)}: please confirm your subscription`;
  const what = `Somebody gave this address for the newsletter of ${oneLine(foundation)}. If that was you, confirm it here, within seven days:`;
  const otherwise = "If it was not you, do nothing: no newsletter comes then, and we forget this address.";
  return {
    to: oneLine(to),
    subject,
    text: `${what}\n${oneLine(link)}\n\n${otherwise}\n`,
    html: emailHtml(
      subject,
      `<p>${escapeMarkup(what)}</p><p><a href="${escapeMarkup(oneLine(link))}">Confirm my subscription</a></p><p>${otherwise}</p>`,
    ),
  };
}

export const example: LogFields = {
  to: "reader@example.org",
  foundation: "Tabasamu",
  link: "https://example.org/newsletter/confirm?token=sample",
};
