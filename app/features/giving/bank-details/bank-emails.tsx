import { bankSentences } from "content/bank-sentences.ts";
import { dates } from "content/day-words.ts";
import { fraudMail, bankMail as words } from "content/giving-staff-emails.ts";
import { type About, linkOr, oneLine, renderParagraphs } from "../../../emails/email-layout.tsx";
import { preview, sampleReaders, sampleSite } from "../../../emails/preview.ts";
import type { SampleFoundation } from "../../../server/mail/email-preview.ts";
import type { Email } from "../../../server/mail/mailer.ts";

type BankNews = About & {
  subject: string;
  sentence: string;
  reason?: string | undefined;
  liveAt?: string | undefined;
  /** URL of the staff page; undefined if the site's address is not configured. */
  link: string | undefined;
};

/** Tells an admin of a step. Contains no account number, because anyone could forge such an e-mail. */
export function bankDetailsEmail({ subject, sentence, reason, liveAt, link, ...about }: BankNews): Email {
  return renderParagraphs(about, oneLine(subject), [
    oneLine(sentence),
    ...(reason === undefined ? [] : [words.why(oneLine(reason))]),
    ...(liveAt === undefined ? [] : [words.liveAt(oneLine(liveAt))]),
    words.unexpected,
    linkOr(words.link, link, words.noLink),
  ]);
}

type ReportNews = About & {
  report: { story: string; account: string | null; contact: string | null };
  /** True for the last e-mail of a day with too many reports. */
  isLast?: boolean;
  /** URL of the staff page; undefined for readers who cannot open it, or if the site's address is not configured. */
  link: string | undefined;
};

export function fraudReportEmail({ report, isLast, link, ...about }: ReportNews): Email {
  const { story, account, contact } = report;
  return renderParagraphs(about, fraudMail.subject, [
    fraudMail.story(oneLine(story)),
    ...(account === null ? [] : [fraudMail.account(oneLine(account))]),
    ...(contact === null ? [] : [fraudMail.contact(oneLine(contact))]),
    fraudMail.warning,
    ...(isLast ? [fraudMail.last] : []),
    linkOr(fraudMail.link, link, fraudMail.noLink),
  ]);
}

export function bankPreviews(foundation: SampleFoundation) {
  const { editor } = sampleReaders(foundation);
  return {
    "bank-details": preview(bankDetailsEmail, {
      ...editor,
      subject: bankSentences.emails.asked[0],
      sentence: words.sample.sentence,
      reason: words.sample.reason,
      liveAt: dates.moment(dates.dayOfYear(15, dates.months[10] ?? ""), dates.time("09:12")),
      link: `${sampleSite}/admin/bank`,
    }),
    "fraud-report": preview(fraudReportEmail, {
      ...editor,
      report: {
        story: fraudMail.sample,
        account: "0123456789",
        contact: "sample@example.org",
      },
      link: `${sampleSite}/admin/bank#reports`,
    }),
  };
}
