import { monthEmail as words } from "content/staff-month.ts";
import { type About, linkOr, oneLine, renderParagraphs } from "../../../emails/email-layout.tsx";
import { preview, sampleReaders, sampleSite } from "../../../emails/preview.ts";
import type { SampleFoundation } from "../../../server/mail/email-preview.ts";
import type { Email } from "../../../server/mail/mailer.ts";
import { writeMonth } from "../../../values/founding-month.ts";

type ClosedMonth = About & {
  month: string;
  /** 64 hexadecimal digits. */
  seal: string;
  /** URL of the closed months; undefined if the site's address is not configured. */
  link: string | undefined;
};

/** Tells admins that a month is closed, with the seal of its file. */
export function monthClosedEmail({ month, seal, link, ...about }: ClosedMonth): Email {
  return renderParagraphs(about, words.subject(oneLine(month)), [
    words.closed(oneLine(month)),
    words.seal(oneLine(seal)),
    words.keep,
    linkOr(words.link, link, words.noLink),
  ]);
}

export const monthPreviews = (foundation: SampleFoundation) => ({
  "month-closed": preview(monthClosedEmail, {
    ...sampleReaders(foundation).editor,
    month: writeMonth("2026-10"),
    seal: "0123456789abcdef".repeat(4),
    link: `${sampleSite}/admin/month`,
  }),
});
