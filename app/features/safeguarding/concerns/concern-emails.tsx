import { concernEmails } from "content/concern-emails.ts";
import { emailSamples } from "content/email-samples.ts";
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
  const { formerReader, waits } = concernEmails;
  if (since !== undefined)
    return renderParagraphs(about, formerReader.subject, [formerReader.text(since), formerReader.tell]);
  return renderParagraphs(about, isMore ? waits.subjectMore : waits.subject, [
    waits.text,
    ...(isMore ? [moreWaits()] : []),
    linkOr(waits.link, link, waits.signIn),
  ]);
}

/** E-mail about a report while there is no lead. @param about.since set if a lead is active now */
export function concernWithoutLeadEmail({ link, isMore, since, ...about }: ConcernNews): Email {
  const words = concernEmails.withoutLead;
  return renderParagraphs(about, since === undefined ? words.subject : words.subjectOver, [
    since === undefined ? words.text : words.textOver(since),
    ...(isMore ? [moreWaits()] : []),
    words.readers,
    words.danger,
    linkOr(words.link, link, words.signIn),
  ]);
}

/**
 * Tells leads and the foundation that a lead has written down a new recovery phrase and typed it as a check.
 * @param about.by name of the lead
 */
export function recoveryPhraseEmail({ by, link, ...about }: About & { by: string; link: string | undefined }): Email {
  const { phrase } = concernEmails;
  return renderParagraphs(about, phrase.subject, [
    oneLine(phrase.text(by)),
    phrase.backups,
    linkOr(phrase.link, link, phrase.signIn),
  ]);
}

export function concernPreviews(foundation: SampleFoundation) {
  const { editor } = sampleReaders(foundation);
  return {
    "concern-waits": preview(concernWaitsEmail, { ...editor, link: `${sampleSite}/admin/concerns` }),
    "concern-without-lead": preview(concernWithoutLeadEmail, { ...editor, link: `${sampleSite}/admin/manageusers` }),
    "recovery-phrase": preview(recoveryPhraseEmail, {
      ...editor,
      by: emailSamples.lead,
      link: `${sampleSite}/admin/concerns/key`,
    }),
  };
}
