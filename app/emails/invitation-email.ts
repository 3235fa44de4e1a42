import type { Letter } from "../server/mail/mailer.ts";
import { escapeMarkup } from "../values/xml.ts";
import { letterHtml, oneLine } from "./email-layout.ts";

interface Facts {
  to: string;
  /** Whom it greets. */
  name: string;
  foundation: string;
  link: string;
}

/** Invites somebody to the staff area: the link leads to their first password. */
export function invitationEmail({ to, name, foundation, link }: Facts): Letter {
  const subject = `${oneLine(foundation)}: your invitation`;
  const greeting = `Hello ${oneLine(name)},`;
  const what = `You are invited to work on the website of ${oneLine(foundation)}.`;
  return {
    to: oneLine(to),
    subject,
    text: `${greeting}\n\n${what}\n\nChoose your password here, within seven days:\n${link}\n\nThe link works once. If you did not expect this letter, do nothing.\n`,
    html: letterHtml(
      subject,
      `<p>${escapeMarkup(greeting)}</p><p>${escapeMarkup(what)}</p><p><a href="${escapeMarkup(link)}">Choose your password here, within seven days</a></p><p>The link works once. If you did not expect this letter, do nothing.</p>`,
    ),
  };
}

/** An example for the gallery and the tests. */
export const example: Facts = {
  to: "new@example.org",
  name: "Sample",
  foundation: "Tabasamu",
  link: "https://example.org/password?token=sample",
};
