import type { Email } from "../server/mail/mailer.ts";
import { EmailLink, oneLine, renderEmail } from "./email-layout.tsx";

interface EmailProps {
  to: string;
  foundation: string;
  link: string;
}

/** Double opt-in: only the page behind the link confirms. */
export function confirmSubscriptionEmail({ to, foundation, link }: EmailProps): Email {
  const what = `Somebody gave this address for the newsletter of ${oneLine(foundation)}. If that was you, confirm it here, within seven days:`;
  const otherwise = "If it was not you, do nothing: no newsletter comes then, and we forget this address.";
  return renderEmail({
    to,
    subject: `${oneLine(foundation)}: please confirm your subscription`,
    text: `${what}\n${oneLine(link)}\n\n${otherwise}\n`,
    body: (
      <>
        <p>{what}</p>
        <p>
          <EmailLink href={oneLine(link)}>Confirm my subscription</EmailLink>
        </p>
        <p>{otherwise}</p>
      </>
    ),
  });
}

export const example: EmailProps = {
  to: "reader@example.org",
  foundation: "Tabasamu",
  link: "https://example.org/newsletter/confirm?token=sample",
};
