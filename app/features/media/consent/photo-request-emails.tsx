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

const withoutLead =
  "There is no active safeguarding lead. Until there is one, an admin can hide a photo when a family asks, but cannot show it again.";

/** E-mail about a photo request that waits. @param about.isMore true if the e-mail is about several requests */
export function photoRequestWaitsEmail({
  link,
  hasLead,
  isMore,
  ...about
}: PhotoRequestNews & { isMore?: boolean }): Email {
  return renderParagraphs(about, isMore ? "more photos to take down?" : "a photo to take down?", [
    "A person asks to hide a photo, and has no card. Answer within 24 hours.",
    ...(isMore ? [moreWaits()] : []),
    "Where the person or a parent asks, the photo hides by itself after 24 hours without an answer.",
    ...(hasLead ? [] : [withoutLead]),
    linkOr("Open it", link, "Sign in, and open Photo requests."),
  ]);
}

/** E-mail about a card that a family used but the database lacks, because an older backup was restored. */
export function unknownCardEmail({ link, hasLead, ...about }: PhotoRequestNews): Email {
  return renderParagraphs(about, "a card was used that the site does not know", [
    "A family used its card. The site was restored from a backup that is older than the card, so it does not know the person.",
    "It took down every photo that its list names for this card. Look whether the person is in others.",
    ...(hasLead ? [] : [withoutLead]),
    linkOr("Open the site", link, "Sign in, and open Photo requests."),
  ]);
}

export function manyPhotoRequestsEmail({ link, hasLead, ...about }: PhotoRequestNews): Email {
  return renderParagraphs(about, "many requests to take photos down", [
    "Many requests to take photos down came today. The latest do not hide photos by themselves: they wait for you.",
    "One button hides the photos of all of them.",
    ...(hasLead ? [] : [withoutLead]),
    linkOr("Open them", link, "Sign in, and open Photo requests."),
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
