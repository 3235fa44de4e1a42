import type { Email } from "../server/mail/mailer.ts";
import { EmailLink, oneLine, renderEmail } from "./email-layout.tsx";

interface EmailProps {
  to: string;
  foundation: string;
  unsubscribe: string;
}

/** Sent by e-mail, because the form must not reveal who subscribes. */
export function alreadySubscribedEmail({ to, foundation, unsubscribe }: EmailProps): Email {
  const what = `This address was given for the newsletter of ${oneLine(foundation)}. It is on the list already, so there is nothing to do.`;
  const otherwise = "If you would rather have no newsletter, unsubscribe here:";
  return renderEmail({
    to,
    subject: `${oneLine(foundation)}: you are on the list already`,
    text: `${what}\n\n${otherwise}\n${oneLine(unsubscribe)}\n`,
    body: (
      <>
        <p>{what}</p>
        <p>
          {otherwise} <EmailLink href={oneLine(unsubscribe)}>Unsubscribe</EmailLink>
        </p>
      </>
    ),
  });
}

export const example: EmailProps = {
  to: "reader@example.org",
  foundation: "Tabasamu",
  unsubscribe: "https://example.org/newsletter/unsubscribe?token=sample",
};
