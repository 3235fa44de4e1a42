import type { Email } from "../server/mail/mailer.ts";
import { escapeMarkup } from "../values/xml.ts";
import { emailHtml, oneLine } from "./email-layout.ts";

interface LogFields {
  /** The previous address. */
  to: string;
  /** The new, public address. */
  now: string;
  foundation: string;
  by: string;
}

/** Notifies the previous address that contact messages go elsewhere. */
export function contactAddressChangedEmail({ to, now, foundation, by }: LogFields): Email {
  const subject = `${oneLine(foundation)}: messages of visitors go to a new address`;
  const what = `${oneLine(by)} changed the email address of the foundation on its website to ${oneLine(now)}. Messages of visitors no longer come here.`;
  const otherwise =
    "If you did not expect this, ask an admin of the foundation at once. The log of the website says when it was.";
  return {
    to: oneLine(to),
    subject,
    text: `${what}\n\n${otherwise}\n`,
    html: emailHtml(subject, `<p>${escapeMarkup(what)}</p><p>${otherwise}</p>`),
  };
}

export const example: LogFields = {
  to: "hello@example.org",
  now: "office@example.org",
  foundation: "Tabasamu",
  by: "Sample Admin",
};
