import { photoRequestEmails as words } from "content/photo-request-emails.ts";
import { type About, linkOr, renderParagraphs } from "../../../emails/email-layout.tsx";
import { moreWaits } from "../../../emails/more-waits.ts";
import { preview, sampleReaders, sampleSite } from "../../../emails/preview.ts";
import type { SampleFoundation } from "../../../server/mail/email-preview.ts";
import type { Email } from "../../../server/mail/mailer.ts";

type PhotoRequestNews = About & {
  /** URL of the staff page; undefined if the site's address is not configured. */
  link: string | undefined;
  hasLead: boolean;
};

/** @returns a sentence that no lead is active, if so */
const sayWithoutLead = (hasLead: boolean): string[] => (hasLead ? [] : [words.withoutLead]);

/** E-mail about a photo request that waits. @param about.isMore true if the e-mail is about several requests */
export function photoRequestWaitsEmail({
  link,
  hasLead,
  isMore,
  ...about
}: PhotoRequestNews & { isMore?: boolean }): Email {
  return renderParagraphs(about, isMore ? words.waits.subjectMore : words.waits.subject, [
    words.waits.asks,
    ...(isMore ? [moreWaits()] : []),
    words.waits.hides,
    ...sayWithoutLead(hasLead),
    linkOr(words.waits.link, link, words.signIn),
  ]);
}

/** E-mail about a card that a family used but the database lacks, because an older backup was restored. */
export function unknownCardEmail({ link, hasLead, ...about }: PhotoRequestNews): Email {
  return renderParagraphs(about, words.unknownCard.subject, [
    words.unknownCard.used,
    words.unknownCard.hidden,
    ...sayWithoutLead(hasLead),
    linkOr(words.unknownCard.link, link, words.signIn),
  ]);
}

export function manyPhotoRequestsEmail({ link, hasLead, ...about }: PhotoRequestNews): Email {
  return renderParagraphs(about, words.many.subject, [
    words.many.came,
    words.many.button,
    ...sayWithoutLead(hasLead),
    linkOr(words.many.link, link, words.signIn),
  ]);
}

export function photoRequestPreviews(foundation: SampleFoundation) {
  const fields = { ...sampleReaders(foundation).editor, link: `${sampleSite}/admin/photo-requests`, hasLead: true };
  return {
    "photo-request-waits": preview(photoRequestWaitsEmail, fields),
    "unknown-card": preview(unknownCardEmail, fields),
    "many-photo-requests": preview(manyPhotoRequestsEmail, fields),
  };
}
