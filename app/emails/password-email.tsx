import type { Email } from "../server/mail/mailer.ts";
import { oneLine, renderParagraphs } from "./email-layout.tsx";

interface EmailProps {
  to: string;
  foundation: string;
  link: string;
}

export function passwordEmail({ to, foundation, link }: EmailProps): Email {
  const what = "Somebody asked for a new password for your account.";
  const choose = "Choose it here, within the hour";
  const otherwise = "If that was not you, do nothing: your password stays as it is.";
  return renderParagraphs({
    to,
    subject: `${oneLine(foundation)}: choose a new password`,
    paragraphs: [what, { words: choose, link }, otherwise],
  });
}

export const example: EmailProps = {
  to: "editor@example.org",
  foundation: "Tabasamu",
  link: "https://example.org/password?token=sample",
};
