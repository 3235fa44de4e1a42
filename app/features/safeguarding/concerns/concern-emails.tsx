import { type About, linkOr, oneLine, renderParagraphs } from "../../../emails/email-layout.tsx";
import { moreWaits } from "../../../emails/more-waits.ts";
import { preview, sampleReaders, sampleSite } from "../../../emails/preview.ts";
import type { SampleFoundation } from "../../../server/mail/email-preview.ts";
import type { Email } from "../../../server/mail/mailer.ts";

type ConcernNews = About & {
  /** URL of the staff page; undefined if the site's address is not configured. */
  link: string | undefined;
  /** True if the e-mail is about several reports. */
  isMore?: boolean;
  /** Time of the report, if the situation has changed since. */
  since?: string | undefined;
};

/** E-mail about a new report. Contains nothing of it, because mailboxes are shared, forwarded and stolen. */
export function concernWaitsEmail({ link, isMore, since, ...about }: ConcernNews): Email {
  if (since !== undefined)
    return renderParagraphs(about, "something waits in Concerns", [
      `Something came at ${since}, when you read concerns. You do not read them now. To protect the people concerned, this email says no more.`,
      "If you do not know that a safeguarding lead has seen it, tell an admin that something waits.",
    ]);
  return renderParagraphs(about, isMore ? "more waits for you" : "something waits for you", [
    "Something waits for you in the staff area. To protect the people concerned, this email says no more.",
    ...(isMore ? [moreWaits()] : []),
    linkOr("Open it", link, "Sign in, and open Concerns."),
  ]);
}

/** E-mail about a report while there is no lead. @param about.since set if a lead is active now */
export function concernWithoutLeadEmail({ link, isMore, since, ...about }: ConcernNews): Email {
  const isOver = since !== undefined;
  const [subject, opening] = isOver
    ? [
        "a concern came while there was no active safeguarding lead",
        `A concern was reported at ${since}. There was no active safeguarding lead then; now there is one. To protect the people concerned, this email says no more.`,
      ]
    : [
        "a concern came, and there is no active safeguarding lead",
        "A concern was reported. There is no active safeguarding lead, so it waits. To protect the people concerned, this email says no more.",
      ];
  return renderParagraphs(about, subject, [
    opening,
    ...(isMore ? [moreWaits()] : []),
    "A lead who was appointed before it came reads it when the 24 hours of waiting are over. A lead who is appointed after it reads it 24 hours later where no account could ever read it; where one could, two settled admins release it.",
    "If a child may be in danger now, do not wait for the site: ask whoever answers for safeguarding at the foundation to find out.",
    linkOr("Who is a lead", link, "Admins see who is a lead in Team."),
  ]);
}

/**
 * Tells leads and the foundation that a lead has written down a new recovery phrase and typed it as a check.
 * @param about.by name of the lead
 */
export function recoveryPhraseEmail({ by, link, ...about }: About & { by: string; link: string | undefined }): Email {
  return renderParagraphs(about, "a new recovery phrase", [
    oneLine(`${by} wrote down a new recovery phrase of concerns, and typed it back.`),
    "Backups that are made from now on open with it alone. Older backups open with the older phrase: keep that paper until they are gone.",
    linkOr("Recovery phrase", link, "Leads see it under Concerns, Recovery phrase."),
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
