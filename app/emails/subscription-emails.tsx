import type { Email } from "../server/mail/mailer.ts";
import { type About, EmailLink, oneLine, renderEmail } from "./email-layout.tsx";

/** Double opt-in: only the page behind the link confirms. */
export function confirmSubscriptionEmail({ to, foundation, link }: About & { link: string }): Email {
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

/** Sent by e-mail, because the form must not reveal who subscribes. */
export function alreadySubscribedEmail({ to, foundation, unsubscribe }: About & { unsubscribe: string }): Email {
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
