import type { Letter } from "../server/mail/mailer.ts";
import { escapeMarkup } from "../values/xml.ts";
import { letterHtml, oneLine } from "./email-layout.ts";

interface Facts {
  to: string;
  foundation: string;
}

/** Tells somebody that an admin switched their second step off. */
export function secondFactorOffEmail({ to, foundation }: Facts): Letter {
  const subject = `${oneLine(foundation)}: your second step is off`;
  const what = `An admin switched off the second step of your account on the website of ${oneLine(foundation)}, and you are signed out everywhere.`;
  const next = "Sign in with your password, and switch it on again under “Your account”.";
  const otherwise = "If you did not ask for it, tell another admin of the foundation at once.";
  return {
    to: oneLine(to),
    subject,
    text: `${what}\n\n${next}\n\n${otherwise}\n`,
    html: letterHtml(subject, `<p>${escapeMarkup(what)}</p><p>${next}</p><p>${otherwise}</p>`),
  };
}

/** An example for the gallery and the tests. */
export const example: Facts = { to: "editor@example.org", foundation: "Tabasamu" };
