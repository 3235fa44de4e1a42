import { emails } from "content/emails.ts";
import { sampleGifts } from "content/giving-staff-emails.ts";
import { withColon } from "content/labelled.ts";
import { type About, EmailLink, oneLine, renderEmail, renderParagraphs } from "../../../emails/email-layout.tsx";
import { preview, previewAmountOf, sampleReaders, sampleSite } from "../../../emails/preview.ts";
import { stopLine } from "../../../emails/stop-line.tsx";
import type { SampleFoundation } from "../../../server/mail/email-preview.ts";
import type { Email } from "../../../server/mail/mailer.ts";
import { writeDay } from "../../../values/dates.ts";
import { fillPlaces } from "../../../values/places.ts";

type Promised = About & {
  /** Formatted amount, for example `$80`. */
  amount: string;
  reference: string;
  field?: "bank" | "phone" | "any" | "noField" | undefined;
  link: string;
  /** URL of the page that stops a monthly gift. */
  stop?: string | undefined;
  words?: typeof emails.promise | undefined;
};

/**
 * Contains the reference and the link to the private page, but no account number, because anyone could forge such an
 * e-mail.
 */
export function giftPromisedEmail({
  to,
  amount,
  reference,
  field = "bank",
  link,
  stop,
  words = emails.promise,
  ...about
}: Promised): Email {
  const places = { foundation: oneLine(about.foundation), amount, reference };
  const { text: bank, wallet: any, phone, noField } = words;
  const text = fillPlaces({ bank, any, phone, noField }[field], places);
  const stopping = stopLine(stop, words);
  return renderEmail({
    to,
    subject: oneLine(fillPlaces(words.subject, places)),
    text: `${text}\n\n${reference}\n\n${withColon(words.link)}\n${oneLine(link)}\n\n${stopping.text}${words.warning}\n`,
    body: (
      <>
        <p>{text}</p>
        <p style={{ fontSize: 26, fontWeight: 800 }}>{reference}</p>
        <p>
          <EmailLink href={oneLine(link)}>{words.link}</EmailLink>
        </p>
        {stopping.body}
        <p>{words.warning}</p>
      </>
    ),
  });
}

/** Reminder, sent once to donors who asked for it. */
export const giftReminderEmail = ({ words = emails.reminder, ...about }: Promised): Email =>
  giftPromisedEmail({ ...about, words });

type Spent = About & {
  amount: string;
  spentOn: string;
  /** URL of the private page; undefined for a gift without a promise. */
  link: string | undefined;
  /** URL of the page that stops a monthly gift. */
  stop?: string | undefined;
  words?: typeof emails.spent | undefined;
};

/** Last e-mail about a gift: tells the donor how it was spent. */
export function giftSpentEmail({ to, amount, spentOn, link, stop, words = emails.spent, ...about }: Spent): Email {
  const places = { foundation: oneLine(about.foundation), amount };
  const text = fillPlaces(words.text, places);
  const stopping = stopLine(stop, words);
  const page = link === undefined ? "" : `${withColon(words.link)}\n${oneLine(link)}\n\n`;
  return renderEmail({
    to,
    subject: oneLine(fillPlaces(words.subject, places)),
    text: `${text}\n\n${spentOn}\n\n${page}${stopping.text}${words.last}\n`,
    body: (
      <>
        <p>{text}</p>
        <p style={{ whiteSpace: "pre-wrap" }}>
          <b>{spentOn}</b>
        </p>
        {link !== undefined && (
          <p>
            <EmailLink href={oneLine(link)}>{words.link}</EmailLink>
          </p>
        )}
        {stopping.body}
        <p>{words.last}</p>
      </>
    ),
  });
}

type Changed = About & {
  what?: "purpose" | "corrected" | undefined;
  amount: string;
  day: string;
  /** Null means “Wherever it is needed most”. */
  purpose: string | null;
  /** URL of the private page; undefined for a gift without a promise. */
  link: string | undefined;
  words?: typeof emails.changed | undefined;
};

/** Tells a donor about a change after the receipt was sent, and contains the new receipt. */
export function giftChangedEmail({ to, foundation, words = emails.changed, ...about }: Changed): Email {
  const { what = "corrected", amount, day, link } = about;
  const places = { foundation: oneLine(foundation), amount, day, purpose: about.purpose ?? words.anything };
  return renderParagraphs({ to, foundation }, oneLine(fillPlaces(words.subject, places)), [
    fillPlaces(words[what], places),
    words.receipt,
    ...(link === undefined ? [] : [{ words: words.link, link: oneLine(link) }]),
    words.last,
  ]);
}

export function giftPreviews(foundation: SampleFoundation) {
  const { reader } = sampleReaders(foundation);
  const link = `${sampleSite}/g/7k4qxm-h29w-ftr6`;
  const promised = { ...reader, amount: previewAmountOf(foundation), reference: "TAB-7K4-QXM", link };
  const changed = {
    ...reader,
    amount: promised.amount,
    day: writeDay("2026-11-04"),
    purpose: sampleGifts.project,
    link,
  };
  return {
    "gift-changed": preview(giftChangedEmail, changed, "changed"),
    "gift-promised": preview(giftPromisedEmail, promised, "promise"),
    "gift-reminder": preview(giftReminderEmail, promised, "reminder"),
    "gift-spent": preview(
      giftSpentEmail,
      {
        ...reader,
        amount: previewAmountOf(foundation),
        spentOn: sampleGifts.spentOn,
        link,
      },
      "spent",
    ),
  };
}
