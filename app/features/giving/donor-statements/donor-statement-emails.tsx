import { donorStatementMail as words } from "content/donor-statements.ts";
import { sampleGifts } from "content/giving-staff-emails.ts";
import { type About, oneLine, renderParagraphs } from "../../../emails/email-layout.tsx";
import { preview, previewAmountOf, sampleReaders } from "../../../emails/preview.ts";
import type { SampleFoundation } from "../../../server/mail/email-preview.ts";
import type { Email } from "../../../server/mail/mailer.ts";

/** E-mail header with the statement's year. The PDF is made when the e-mail is sent. */
export const yearHeader = "X-Year-Statement";

/** @param sums formatted amounts, for example `₦5,000, $20` */
export function donorStatementEmail({
  year,
  name,
  sums,
  ...about
}: About & { year: number; name: string | null; sums: string }): Email {
  const email = renderParagraphs(about, words.subject(year), [
    name === null ? words.thanks : words.dear(oneLine(name)),
    words.sums(oneLine(about.foundation), year, sums),
    words.attached,
    words.last,
  ]);
  return { ...email, headers: { [yearHeader]: String(year) } };
}

export function donorStatementPreviews(foundation: SampleFoundation) {
  const { reader } = sampleReaders(foundation);
  const statement = { year: 2026, name: sampleGifts.teacher, sums: previewAmountOf(foundation) };
  return { "donor-statement": preview(donorStatementEmail, { ...reader, ...statement }) };
}
