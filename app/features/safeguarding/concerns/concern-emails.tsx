import { type About, oneLine, renderParagraphs } from "../../../emails/email-layout.tsx";
import { moreWaits } from "../../../emails/more-waits.ts";
import { preview, sampleReaders, sampleSite } from "../../../emails/preview.ts";
import type { SampleFoundation } from "../../../server/mail/email-preview.ts";
import type { Email } from "../../../server/mail/mailer.ts";

type ConcernNews = About & { link: string | undefined; isMore?: boolean };

/**
 * Tells who reads safeguarding that something waits, and no word of it: mail boxes are shared, forwarded and stolen.
 * @param about.link of the staff page; undefined where the site's address is not configured
 * @param about.isMore whether it stands for several
 */
export function concernWaitsEmail({ link, isMore, ...about }: ConcernNews): Email {
  return renderParagraphs(about, isMore ? "more waits for you" : "something waits for you", [
    "Something waits for you in the staff area. For the sake of those concerned, this email says no more.",
    ...(isMore ? [moreWaits] : []),
    link === undefined ? "Sign in, and open Concerns." : { words: "Open it", link: oneLine(link) },
  ]);
}

/**
 * A concern came while no safeguarding lead is in force. To admins, to who waits to read, and to the foundation's address;
 * no word of it. @param about.link of the staff's list of users; undefined where the site's address is not configured
 */
export function concernWithoutLeadEmail({ link, isMore, ...about }: ConcernNews): Email {
  return renderParagraphs(about, "a concern came, and no safeguarding lead is in force", [
    "Somebody reported a concern. No safeguarding lead is in force now, so it waits. For the sake of those concerned, this email says no more.",
    ...(isMore ? [moreWaits] : []),
    "A lead who was appointed before it came reads it when the 24 hours of waiting are over. A lead who is appointed after it reads it 24 hours later where no account could ever read it; where one could, two settled admins release it.",
    "If a child may be in danger now, do not wait for the site: ask whoever answers for safeguarding at the foundation to find out.",
    link === undefined ? "Admins see who is a lead in Team." : { words: "Who is a lead", link: oneLine(link) },
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

export function concernPreviews(foundation: SampleFoundation) {
  const { editor } = sampleReaders(foundation);
  return {
    "concern-waits": preview(concernWaitsEmail, { ...editor, link: `${sampleSite}/admin/concerns` }),
    "concern-without-lead": preview(concernWithoutLeadEmail, { ...editor, link: `${sampleSite}/admin/manageusers` }),
    "recovery-phrase": preview(recoveryPhraseEmail, {
      ...editor,
      by: "Sample Lead",
      link: `${sampleSite}/admin/concerns/key`,
    }),
  };
}
