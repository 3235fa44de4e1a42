import type { Email } from "../server/mail/mailer.ts";
import { escapeMarkup } from "../values/xml.ts";
import { emailHtml, oneLine } from "./email-layout.ts";

interface LogFields {
  to: string;
  foundation: string;
  unsubscribe: string;
}

/** Sent by e-mail, because the form must not reveal who subscribes. */
export function alreadySubscribedEmail({ to, foundation, unsubscribe }: LogFields): Email {
  const subject = `${oneLine(foundation)}: you are on the list already`;
  const what = `This address was given for the newsletter of ${oneLine(foundation)}. It is on the list already, so there is nothing to do.`;
  const otherwise = "If you would rather have no newsletter, unsubscribe here:";
  return {
    to: oneLine(to),
    subject,
    text: `${what}\n\n${otherwise}\n${oneLine(unsubscribe)}\n`,
    html: emailHtml(
      subject,
      `<p>${escapeMarkup(what)}</p><p>${otherwise} <a href="${escapeMarkup(oneLine(unsubscribe))}">Unsubscribe</a></p>`,
    ),
  };
}

export const example: LogFields = {
  to: "reader@example.org",
  foundation: "Tabasamu",
  unsubscribe: "https://example.org/newsletter/unsubscribe?token=sample",
};
