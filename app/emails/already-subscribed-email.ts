import type { Letter } from "../server/mail/mailer.ts";
import { escapeMarkup } from "../values/xml.ts";
import { letterHtml, oneLine } from "./email-layout.ts";

interface Facts {
  to: string;
  foundation: string;
  unsubscribe: string;
}

/** Tells somebody who asks for the newsletter that they have it: the form itself tells that to nobody. */
export function alreadySubscribedEmail({ to, foundation, unsubscribe }: Facts): Letter {
  const subject = `${oneLine(foundation)}: you are on the list already`;
  const what = `This address was given for the newsletter of ${oneLine(foundation)}. It is on the list already, so there is nothing to do.`;
  const otherwise = "If you would rather have no newsletter, unsubscribe here:";
  return {
    to: oneLine(to),
    subject,
    text: `${what}\n\n${otherwise}\n${oneLine(unsubscribe)}\n`,
    html: letterHtml(
      subject,
      `<p>${escapeMarkup(what)}</p><p>${otherwise} <a href="${escapeMarkup(oneLine(unsubscribe))}">Unsubscribe</a></p>`,
    ),
  };
}

/** An example for the gallery and the tests. */
export const example: Facts = {
  to: "reader@example.org",
  foundation: "Tabasamu",
  unsubscribe: "https://example.org/newsletter/unsubscribe?token=sample",
};
