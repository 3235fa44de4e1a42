import { emails } from "content/emails.ts";
import { type About, EmailLink, oneLine, renderEmail } from "../../../emails/email-layout.tsx";
import { preview, sampleReaders, sampleSite } from "../../../emails/preview.ts";
import type { SampleFoundation } from "../../../server/mail/email-preview.ts";
import type { Email } from "../../../server/mail/mailer.ts";
import { fillPlaces } from "../../../values/places.ts";

type Confirm = About & { link: string; words?: typeof emails.confirm | undefined };

/** Double opt-in: only the button on the linked page confirms the subscription. */
export function confirmSubscriptionEmail({ to, link, words = emails.confirm, ...about }: Confirm): Email {
  const foundation = oneLine(about.foundation);
  const what = fillPlaces(words.text, { foundation });
  return renderEmail({
    to,
    subject: oneLine(fillPlaces(words.subject, { foundation })),
    text: `${what}\n${oneLine(link)}\n\n${words.otherwise}\n`,
    body: (
      <>
        <p>{what}</p>
        <p>
          <EmailLink href={oneLine(link)}>{words.link}</EmailLink>
        </p>
        <p>{words.otherwise}</p>
      </>
    ),
  });
}

type Already = About & { unsubscribe: string; words?: typeof emails.already | undefined };

/** Sent by e-mail, because the form must not reveal who is subscribed. */
export function alreadySubscribedEmail({ to, unsubscribe, words = emails.already, ...about }: Already): Email {
  const foundation = oneLine(about.foundation);
  const what = fillPlaces(words.text, { foundation });
  return renderEmail({
    to,
    subject: oneLine(fillPlaces(words.subject, { foundation })),
    text: `${what}\n\n${words.otherwise}\n${oneLine(unsubscribe)}\n`,
    body: (
      <>
        <p>{what}</p>
        <p>
          {words.otherwise} <EmailLink href={oneLine(unsubscribe)}>{words.link}</EmailLink>
        </p>
      </>
    ),
  });
}

export function subscriptionPreviews(foundation: SampleFoundation) {
  const { reader } = sampleReaders(foundation);
  const unsubscribe = `${sampleSite}/newsletter/unsubscribe?token=sample`;
  const link = `${sampleSite}/newsletter/confirm?token=sample`;
  return {
    "already-subscribed": preview(alreadySubscribedEmail, { ...reader, unsubscribe }, "already"),
    "confirm-subscription": preview(confirmSubscriptionEmail, { ...reader, link }, "confirm"),
  };
}
