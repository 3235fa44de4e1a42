import { gallery } from "../../emails/previews.ts";
import type { Letter } from "../../server/mail/mailer.ts";

/** An example of every letter that the site sends, with its name. */
export function showExamples(): { name: string; letter: Letter }[] {
  return Object.entries(gallery).map(([name, letter]) => ({ name, letter }));
}
