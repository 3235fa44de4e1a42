import type { Email } from "../server/mail/mailer.ts";
import { type About, oneLine, renderParagraphs } from "./email-layout.tsx";

/** A request to take a photo down waits. @param about.link as of `concernWaitsEmail` */
export function takedownWaitsEmail({ link, ...about }: About & { link: string | undefined }): Email {
  return renderParagraphs(about, oneLine(`${about.foundation}: a photo to take down?`), [
    "Somebody asks to take a photo down, and has no card. Answer within 24 hours.",
    "Where the person or a parent asks, the photo hides by itself after 24 hours without an answer.",
    link === undefined ? "Sign in, and open Take-down requests." : { words: "Open it", link: oneLine(link) },
  ]);
}

/**
 * A card was used that this site does not know, because it was restored from an older backup.
 * @param about.link as of `concernWaitsEmail`
 */
export function unknownCardEmail({ link, ...about }: About & { link: string | undefined }): Email {
  return renderParagraphs(about, oneLine(`${about.foundation}: a card was used that the site does not know`), [
    "A family used its card. The site was restored from a backup that is older than the card, so it does not know the person.",
    "It took down every photo that its list names for this card. Look whether the person is in others.",
    link === undefined ? "Sign in, and open Take-down requests." : { words: "Open the site", link: oneLine(link) },
  ]);
}

/** More requests came than may hide photos by themselves. @param about.link as of `concernWaitsEmail` */
export function manyTakedownsEmail({ link, ...about }: About & { link: string | undefined }): Email {
  return renderParagraphs(about, oneLine(`${about.foundation}: many requests to take photos down`), [
    "Many requests to take photos down came today. The latest do not hide photos by themselves: they wait for you.",
    "One button hides the photos of all of them.",
    link === undefined ? "Sign in, and open Take-down requests." : { words: "Open them", link: oneLine(link) },
  ]);
}

/**
 * Tells who reads safeguarding that something waits, and no word of it: mail boxes are shared, forwarded and stolen.
 * @param about.link of the staff page; undefined where the site's address is not configured
 */
export function concernWaitsEmail({ link, ...about }: About & { link: string | undefined }): Email {
  return renderParagraphs(about, oneLine(`${about.foundation}: something waits for you`), [
    "Something waits for you in the staff area. For the sake of those concerned, this e-mail says no more.",
    link === undefined ? "Sign in, and open Concerns." : { words: "Open it", link: oneLine(link) },
  ]);
}

/**
 * Who reads concerns changed, or an account of who does. To every lead and to the foundation's address.
 * @param about.from when it takes effect, as it is read @param about.link as of `concernWaitsEmail`
 */
export function readersChangedEmail({
  sentence,
  from,
  link,
  ...about
}: About & { sentence: string; from: string; link: string | undefined }): Email {
  return renderParagraphs(about, oneLine(`${about.foundation}: who reads concerns`), [
    oneLine(sentence),
    oneLine(`It takes effect at ${from}.`),
    "If that is not right, talk to an admin and to the other leads before then. It stands on the home of leads for 30 days.",
    link === undefined ? "Leads see who may read under Concerns." : { words: "Who may read", link: oneLine(link) },
  ]);
}
