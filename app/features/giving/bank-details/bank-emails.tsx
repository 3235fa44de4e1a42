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
    ...(reason === undefined ? [] : [`Why: “${oneLine(reason)}”`]),
    ...(liveAt === undefined ? [] : [`Unless an admin stops it, it goes live on ${oneLine(liveAt)}.`]),
    "If you did not expect this, look at it now, and call the others: not by email.",
    linkOr("Bank details", link, "You find it in the staff area, at Bank details."),
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
  return renderParagraphs(about, "somebody reported a request for money in our name", [
    `A visitor of the website wrote: “${oneLine(story)}”`,
    ...(account === null ? [] : [`Account number that they were given: ${oneLine(account)}`]),
    ...(contact === null ? [] : [`How to reach them: ${oneLine(contact)}`]),
    "Nobody has checked this. Send no money because of it, and open no link in it.",
    ...(isLast ? ["Many reports came within 24 hours: today this is the last e-mail about them. More may wait."] : []),
    linkOr("All reports", link, "Admins find it in the staff area, at Bank details."),
  ]);
}

export function bankPreviews(foundation: SampleFoundation) {
  const { editor } = sampleReaders(foundation);
  return {
    "bank-details": preview(bankDetailsEmail, {
      ...editor,
      subject: "a change of the bank details is asked for",
      sentence: "Sample Admin asked for other bank details on the website.",
      reason: "Our branch moved.",
      liveAt: "November 15, 09:12",
      link: `${sampleSite}/admin/bank`,
    }),
    "fraud-report": preview(fraudReportEmail, {
      ...editor,
      report: {
        story: "Somebody called and asked me for money for the school.",
        account: "0123456789",
        contact: "sample@example.org",
      },
      link: `${sampleSite}/admin/bank#reports`,
    }),
  };
}
