import type { Email } from "../server/mail/mailer.ts";
import { type About, oneLine, renderParagraphs } from "./email-layout.tsx";

type TakedownNews = About & {
  link: string | undefined;
  /** Is a safeguarding lead in force? */
  hasLead: boolean;
};

type ConcernNews = About & { link: string | undefined; isMore?: boolean };

const withoutLead =
  "No safeguarding lead is in force now. Until one is, an admin can hide photos that are asked about. An admin alone cannot put one back.";

const moreWait =
  "Many came within an hour, so this e-mail stands for several of the last ten minutes. More may wait than you were told of: look at the list.";

/**
 * A request to take a photo down waits.
 * @param about.link as of `concernWaitsEmail` @param about.isMore as of `concernWaitsEmail`
 */
export function takedownWaitsEmail({ link, hasLead, isMore, ...about }: TakedownNews & { isMore?: boolean }): Email {
  return renderParagraphs(about, isMore ? "more photos to take down?" : "a photo to take down?", [
    "Somebody asks to take a photo down, and has no card. Answer within 24 hours.",
    ...(isMore ? [moreWait] : []),
    "Where the person or a parent asks, the photo hides by itself after 24 hours without an answer.",
    ...(hasLead ? [] : [withoutLead]),
    link === undefined ? "Sign in, and open Take-down requests." : { words: "Open it", link: oneLine(link) },
  ]);
}

/**
 * A card was used that this site does not know, because it was restored from an older backup.
 * @param about.link as of `concernWaitsEmail`
 */
export function unknownCardEmail({ link, hasLead, ...about }: TakedownNews): Email {
  return renderParagraphs(about, "a card was used that the site does not know", [
    "A family used its card. The site was restored from a backup that is older than the card, so it does not know the person.",
    "It took down every photo that its list names for this card. Look whether the person is in others.",
    ...(hasLead ? [] : [withoutLead]),
    link === undefined ? "Sign in, and open Take-down requests." : { words: "Open the site", link: oneLine(link) },
  ]);
}

/** More requests came than may hide photos by themselves. @param about.link as of `concernWaitsEmail` */
export function manyTakedownsEmail({ link, hasLead, ...about }: TakedownNews): Email {
  return renderParagraphs(about, "many requests to take photos down", [
    "Many requests to take photos down came today. The latest do not hide photos by themselves: they wait for you.",
    "One button hides the photos of all of them.",
    ...(hasLead ? [] : [withoutLead]),
    link === undefined ? "Sign in, and open Take-down requests." : { words: "Open them", link: oneLine(link) },
  ]);
}

/**
 * Tells who reads safeguarding that something waits, and no word of it: mail boxes are shared, forwarded and stolen.
 * @param about.link of the staff page; undefined where the site's address is not configured
 * @param about.isMore whether it stands for several
 */
export function concernWaitsEmail({ link, isMore, ...about }: ConcernNews): Email {
  return renderParagraphs(about, isMore ? "more waits for you" : "something waits for you", [
    "Something waits for you in the staff area. For the sake of those concerned, this e-mail says no more.",
    ...(isMore ? [moreWait] : []),
    link === undefined ? "Sign in, and open Concerns." : { words: "Open it", link: oneLine(link) },
  ]);
}

/**
 * A concern came while no safeguarding lead is in force. To admins, to who waits to read, and to the foundation's address;
 * no word of it. @param about.link of the staff's list of users; undefined where the site's address is not configured
 */
export function concernWithoutLeadEmail({ link, isMore, ...about }: ConcernNews): Email {
  return renderParagraphs(about, "a concern came, and no safeguarding lead is in force", [
    "Somebody reported a concern. No safeguarding lead is in force now, so it waits. For the sake of those concerned, this e-mail says no more.",
    ...(isMore ? [moreWait] : []),
    "A lead who was appointed before it came reads it when the 24 hours of waiting are over. To a lead who is appointed after it, two settled admins release it: the home of admins asks for it then.",
    "If a child may be in danger now, do not wait for the site: ask whoever answers for safeguarding at the foundation to find out.",
    link === undefined
      ? "Admins see who is a lead under Manage users."
      : { words: "Who is a lead", link: oneLine(link) },
  ]);
}

/**
 * Who reads concerns changed, or an account of who does. To every lead and to the foundation's address.
 * @param about.stopLink of a lead, while it can be stopped
 * @param about.from when it takes effect, as it is read @param about.link as of `concernWaitsEmail`
 */
export function readersChangedEmail({
  sentence,
  from,
  link,
  stopLink,
  ...about
}: About & {
  sentence: string;
  from: string;
  link: string | undefined;
  stopLink?: string | undefined;
}): Email {
  return renderParagraphs(about, "who reads concerns", [
    oneLine(sentence),
    oneLine(`It takes effect at ${from}.`),
    "If that is not right, talk to an admin and to the other leads before then. It stands on the home of leads for 30 days.",
    ...(stopLink === undefined
      ? []
      : ["A lead can stop it until then, without signing in:", { words: "Stop this", link: oneLine(stopLink) }]),
    link === undefined ? "Leads see who may read under Concerns." : { words: "Who may read", link: oneLine(link) },
  ]);
}

/** Somebody typed a new recovery phrase back. To every lead and to the foundation's address. @param about.by their name */
export function recoveryPhraseEmail({ by, link, ...about }: About & { by: string; link: string | undefined }): Email {
  return renderParagraphs(about, "a new recovery phrase", [
    oneLine(`${by} wrote down a new recovery phrase of concerns, and typed it back.`),
    "Backups that are made from now on open with it alone. Older backups open with the older phrase: keep that paper until they are gone.",
    link === undefined
      ? "Leads see it under Concerns, Recovery phrase."
      : { words: "Recovery phrase", link: oneLine(link) },
  ]);
}
