import type { Email } from "../server/mail/mailer.ts";
import { oneLine, renderParagraphs } from "./email-layout.tsx";

interface EmailProps {
  to: string;
  foundation: string;
}

/** Notifies a user whose two-step sign-in an admin switched off. */
export function twoFactorOffEmail({ to, foundation }: EmailProps): Email {
  const what = `An admin switched off two-step sign-in for your account on the website of ${oneLine(foundation)}, and you are signed out everywhere.`;
  const next = "Sign in with your password, and switch it on again under “Your account”.";
  const otherwise = "If you did not ask for it, tell another admin of the foundation at once.";
  return renderParagraphs({
    to,
    subject: `${oneLine(foundation)}: your two-step sign-in is off`,
    paragraphs: [what, next, otherwise],
  });
}

export const example: EmailProps = { to: "editor@example.org", foundation: "Tabasamu" };
