import type { Letter } from "../server/mail/mailer.ts";
import { escapeMarkup } from "../values/xml.ts";
import { letterHtml, oneLine } from "./email-layout.ts";

interface Facts {
  /** The address that it was until now. */
  to: string;
  foundation: string;
}

/** Tells the old address that an account has a new one. It does not say which: the reader may be anybody by now. */
export function emailChangedEmail({ to, foundation }: Facts): Letter {
  const subject = `${oneLine(foundation)}: your email address was changed`;
  const what = `Your account on the website of ${oneLine(foundation)} has a new email address. Letters about it no longer come here.`;
  const otherwise = "If you did not change it, and nobody told you, tell an admin of the foundation at once.";
  return {
    to: oneLine(to),
    subject,
    text: `${what}\n\n${otherwise}\n`,
    html: letterHtml(subject, `<p>${escapeMarkup(what)}</p><p>${otherwise}</p>`),
  };
}

/** An example for the gallery and the tests. */
export const example: Facts = { to: "editor@example.org", foundation: "Tabasamu" };
