import type { Letter } from "../server/mail/mailer.ts";
import { escapeMarkup } from "../values/xml.ts";
import { letterHtml, oneLine } from "./email-layout.ts";

interface Facts {
  /** The foundation's address until now. */
  to: string;
  /** The new one, which the site shows to everybody. */
  now: string;
  foundation: string;
  /** Name of the admin. */
  by: string;
}

/** Tells the foundation's old address that messages of visitors go to a new one. */
export function contactAddressChangedEmail({ to, now, foundation, by }: Facts): Letter {
  const subject = `${oneLine(foundation)}: messages of visitors go to a new address`;
  const what = `${oneLine(by)} changed the email address of the foundation on its website to ${oneLine(now)}. Messages of visitors no longer come here.`;
  const otherwise =
    "If you did not expect this, ask an admin of the foundation at once. The log of the website says when it was.";
  return {
    to: oneLine(to),
    subject,
    text: `${what}\n\n${otherwise}\n`,
    html: letterHtml(subject, `<p>${escapeMarkup(what)}</p><p>${otherwise}</p>`),
  };
}

/** An example for the gallery and the tests. */
export const example: Facts = {
  to: "hello@example.org",
  now: "office@example.org",
  foundation: "Tabasamu",
  by: "Sample Admin",
};
