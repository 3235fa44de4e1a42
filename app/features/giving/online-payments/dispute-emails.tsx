import { disputeMail as words } from "content/giving-staff-emails.ts";
import { type About, renderParagraphs } from "../../../emails/email-layout.tsx";
import { preview, previewAmountOf, sampleReaders } from "../../../emails/preview.ts";
import type { SampleFoundation } from "../../../server/mail/email-preview.ts";
import type { Email } from "../../../server/mail/mailer.ts";

type Disputed = About & { amount: string; reference: string; provider: string; due: string };

export const giftDisputedEmail = ({ amount, reference, provider, due, ...about }: Disputed): Email =>
  renderParagraphs(about, words.subject, [words.disputed(provider, amount, reference), words.answer(due)]);

export function disputePreviews(foundation: SampleFoundation) {
  const { editor } = sampleReaders(foundation);
  return {
    "gift-disputed": preview(giftDisputedEmail, {
      ...editor,
      amount: previewAmountOf(foundation),
      reference: "TAB7K4QXM-1",
      provider: "paystack",
      due: "2026-03-11 09:00",
    }),
  };
}
