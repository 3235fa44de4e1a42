import type { Email } from "../server/mail/mailer.ts";
import { oneLine, renderParagraphs } from "./email-layout.tsx";

interface EmailProps {
  to: string;
  name: string;
  foundation: string;
  link: string;
}

/** The link sets the first password. */
export function invitationEmail({ to, name, foundation, link }: EmailProps): Email {
  const greeting = `Hello ${oneLine(name)},`;
  const what = `You are invited to work on the website of ${oneLine(foundation)}.`;
  const choose = "Choose your password here, within seven days";
  const otherwise = "The link works once. If you did not expect this email, do nothing.";
  return renderParagraphs({
    to,
    subject: `${oneLine(foundation)}: your invitation`,
    paragraphs: [greeting, what, { words: choose, link }, otherwise],
  });
}

export const example: EmailProps = {
  to: "new@example.org",
  name: "Sample",
  foundation: "Tabasamu",
  link: "https://example.org/password?token=sample",
};
