import { emails } from "content/emails.ts";
import { type About, oneLine, renderParagraphs } from "../../../emails/email-layout.tsx";
import { preview, previewAmountOf, sampleReaders, sampleSite } from "../../../emails/preview.ts";
import type { SampleFoundation } from "../../../server/mail/email-preview.ts";
import type { Email } from "../../../server/mail/mailer.ts";
import { writeDay } from "../../../values/dates.ts";
import { fillPlaces } from "../../../values/places.ts";

type WentBack = About & {
  how?: keyof typeof emails.wentBack.how;
  /** Formatted amount, for example `$80`. */
  amount: string;
  day: string;
  /** Formatted amount that is left of the gift; undefined if nothing is left. */
  rest: string | undefined;
  /** URL of the private page; undefined for a gift without a promise. */
  link: string | undefined;
  words?: typeof emails.wentBack | undefined;
};

export function giftWentBackEmail({ to, foundation, words = emails.wentBack, ...about }: WentBack): Email {
  const { how = "transfer", amount, day, rest, link } = about;
  const places = { foundation: oneLine(foundation), amount, day };
  return renderParagraphs({ to, foundation }, oneLine(fillPlaces(words.subject, places)), [
    fillPlaces(words.how[how], places),
    rest === undefined ? words.whole : fillPlaces(words.rest, { rest }),
    ...(link === undefined ? [] : [{ words: words.link, link: oneLine(link) }]),
    words.last,
  ]);
}

export function refundPreviews(foundation: SampleFoundation) {
  const { reader } = sampleReaders(foundation);
  const amount = previewAmountOf(foundation);
  const about = { amount, day: writeDay("2026-11-24"), rest: undefined };
  const link = `${sampleSite}/g/7k4qxm-h29w-ftr6`;
  return { "gift-went-back": preview(giftWentBackEmail, { ...reader, ...about, link }, "wentBack") };
}
