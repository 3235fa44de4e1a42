import type { Letter } from "../server/mail/mailer.ts";
import { escapeMarkup } from "../values/xml.ts";
import { letterHtml, oneLine } from "./email-layout.ts";

interface Facts {
  to: string;
  foundation: string;
  link: string;
}

/** Asks the owner of an address whether they want the newsletter; only the page behind the link says yes. */
export function confirmSubscriptionEmail({ to, foundation, link }: Facts): Letter {
  const subject = `${oneLine(foundation)}: please confirm your subscription`;
  const what = `Somebody gave this address for the newsletter of ${oneLine(foundation)}. If that was you, confirm it here, within seven days:`;
  const otherwise = "If it was not you, do nothing: no newsletter comes then, and we forget this address.";
  return {
    to: oneLine(to),
    subject,
    text: `${what}\n${oneLine(link)}\n\n${otherwise}\n`,
    html: letterHtml(
      subject,
      `<p>${escapeMarkup(what)}</p><p><a href="${escapeMarkup(oneLine(link))}">Confirm my subscription</a></p><p>${otherwise}</p>`,
    ),
  };
}

/** An example for the gallery and the tests. */
export const example: Facts = {
  to: "reader@example.org",
  foundation: "Tabasamu",
  link: "https://example.org/newsletter/confirm?token=sample",
};
