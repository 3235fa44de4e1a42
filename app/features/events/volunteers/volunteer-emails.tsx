import { emails } from "content/emails.ts";
import { volunteerEmails } from "content/volunteer-emails.ts";
import { type About, linkOr, oneLine, renderParagraphs } from "../../../emails/email-layout.tsx";
import { preview, sampleReaders, sampleSite } from "../../../emails/preview.ts";
import type { SampleFoundation } from "../../../server/mail/email-preview.ts";
import type { Email } from "../../../server/mail/mailer.ts";
import { fillPlaces } from "../../../values/places.ts";

/** Tells the foundation about an offer. The e-mail does not contain the volunteer's name. */
export function volunteerWaitsEmail({ link, ...about }: About & { link: string | undefined }): Email {
  return renderParagraphs(about, volunteerEmails.subject, [
    volunteerEmails.text,
    linkOr(volunteerEmails.link, link, volunteerEmails.signIn),
  ]);
}

/** Thanks a volunteer. The e-mail contains no typed text, because anyone can enter another person's address. */
export function volunteerThanksEmail({
  words = emails.volunteer,
  ...about
}: About & { words?: typeof emails.volunteer | undefined }): Email {
  const places = { foundation: oneLine(about.foundation) };
  const texts = [words.text, words.next, words.why].map((text) => fillPlaces(text, places));
  return renderParagraphs(about, oneLine(fillPlaces(words.subject, places)), texts);
}

export function volunteerPreviews(foundation: SampleFoundation) {
  const { office, reader } = sampleReaders(foundation);
  return {
    "volunteer-waits": preview(volunteerWaitsEmail, { ...office, link: `${sampleSite}/admin/volunteers/1` }),
    "volunteer-thanks": preview(volunteerThanksEmail, reader, "volunteer"),
  };
}
