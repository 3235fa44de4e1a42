import type { Email } from "../server/mail/mailer.ts";
import { type About, oneLine, renderParagraphs } from "./email-layout.tsx";

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
