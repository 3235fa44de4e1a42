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
