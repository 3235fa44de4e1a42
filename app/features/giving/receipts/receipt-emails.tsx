import { emails } from "content/emails.ts";
import { sampleGifts } from "content/giving-staff-emails.ts";
import { labelled, withColon } from "content/labelled.ts";
import { type About, EmailLink, oneLine, renderEmail } from "../../../emails/email-layout.tsx";
import { preview, previewAmountOf, sampleReaders, sampleSite } from "../../../emails/preview.ts";
import { stopLine } from "../../../emails/stop-line.tsx";
import type { SampleFoundation } from "../../../server/mail/email-preview.ts";
import type { Email } from "../../../server/mail/mailer.ts";
import { writeDay } from "../../../values/dates.ts";
import { fillPlaces } from "../../../values/places.ts";

type Receipt = About & {
  /** Formatted amount of the receipt, for example `$80`. */
  amount: string;
  /** Formatted amounts that came and went back; undefined without a refund. */
  refunded?: { came: string; back: string } | undefined;
  /** The next e-mail about the gift, and the URL of the account that shows the money until then. */
  next: { when: "spent" | "project ends" | "never"; account: string | undefined };
  number: string;
  reference: string | null;
  purpose: string | null;
  day: string;
  name: string | null;
  /** Private link of the gift or the receipt; undefined if the site's address is not configured. */
  link: string | undefined;
  hasPromise: boolean;
  /** URL of the page that stops a monthly gift. */
  stop?: string | undefined;
  words?: typeof emails.receipt | undefined;
};

/** E-mail header with the receipt's number. The attached PDF is made when the e-mail is sent. */
export const receiptHeader = "X-Receipt";

export function receiptEmail({ to, name, link, stop, words = emails.receipt, ...about }: Receipt): Email {
  const { amount, number, reference, purpose, day } = about;
  const places = { foundation: oneLine(about.foundation), amount };
  const { refunded, next } = about;
  const heading = fillPlaces(words.heading, { ...places, amount: refunded?.came ?? amount });
  const thanks = name === null ? words.thanks : fillPlaces(words.dear, { name: oneLine(name) });
  const rows = [
    [words.number, number],
    ...(reference === null ? [] : [[words.reference, reference]]),
    [words.purpose, purpose ?? words.anything],
    [words.date, day],
    [words.inReturn, words.nothing],
    ...(refunded === undefined
      ? []
      : [
          [words.wentBack, refunded.back],
          [words.stays, amount],
        ]),
  ] as [string, string][];
  const stopping = stopLine(stop, words);
  const once = { spent: words.onceSpent, "project ends": words.onceEnded, never: "" }[next.when];
  const account = next.account && oneLine(next.account);
  const after = [once, account && `${withColon(words.account)}\n${account}`]
    .filter(Boolean)
    .map((text) => `${text}\n\n`);
  const button = about.hasPromise ? words.gift : words.receipt;
  const way = link === undefined ? "" : `${words.attached}\n\n${withColon(button)}\n${oneLine(link)}\n\n`;
  return {
    ...renderEmail({
      to,
      subject: oneLine(fillPlaces(words.subject, places)),
      text: `${heading}\n\n${thanks}\n\n${rows.map(([label, text]) => labelled(label, text)).join("\n")}\n\n${way}${stopping.text}${after.join("")}${words.last}\n`,
      body: (
        <>
          <div style={head}>
            <p style={{ margin: "0 0 20px", fontWeight: 700 }}>{places.foundation}</p>
            <h1 style={{ margin: 0, fontSize: 34, lineHeight: 1.1, fontWeight: 900 }}>{heading}</h1>
            <p style={{ margin: "12px 0 0", fontSize: 18 }}>{thanks}</p>
          </div>
          <table style={{ width: "100%", borderCollapse: "collapse", margin: "28px 0" }}>
            <tbody>
              {rows.map(([label, text]) => (
                <tr key={label}>
                  <th scope="row" className="line" style={{ ...cell, width: "38%", fontWeight: 400 }}>
                    {label}
                  </th>
                  <td className="line" style={{ ...cell, fontWeight: 700 }}>
                    {text}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {link !== undefined && (
            <>
              <p style={{ margin: "0 0 20px" }}>{words.attached}</p>
              <a href={oneLine(link)} style={buttonStyle}>
                {button}
              </a>
            </>
          )}
          {stopping.body}
          {once !== "" && <p style={{ margin: "32px 0 0", fontSize: 15 }}>{once}</p>}
          {account !== undefined && (
            <p style={{ margin: "12px 0 0", fontSize: 15 }}>
              <EmailLink href={account}>{words.account}</EmailLink>
            </p>
          )}
          <p style={{ margin: "12px 0 0", fontSize: 15 }}>{words.last}</p>
        </>
      ),
    }),
    headers: { [receiptHeader]: oneLine(number) },
  };
}

const head = { background: "#ffc72e", color: "#2a0e45", padding: "32px 28px 44px", borderRadius: "0 0 44px 44px" };

const cell = { padding: "10px 0", borderBottom: "2px dashed #d8cbc4", textAlign: "left" as const };

const buttonStyle = {
  display: "inline-block",
  background: "#2a0e45",
  color: "#fff7e8",
  padding: "16px 26px 18px",
  border: "2px dashed #ffc72e",
  borderRadius: "6px 6px 22px 22px",
  fontWeight: 700,
  textDecoration: "none",
};

export function receiptPreviews(foundation: SampleFoundation) {
  const receipt = {
    amount: previewAmountOf(foundation),
    number: "2026-0412",
    reference: "TAB-7K4-QXM",
    purpose: sampleGifts.project,
    day: writeDay("2026-11-04"),
    name: sampleGifts.teacher,
    hasPromise: true,
    next: { when: "spent" as const, account: undefined },
    link: `${sampleSite}/g/7k4qxm-h29w-ftr6`,
  };
  return { receipt: preview(receiptEmail, { ...sampleReaders(foundation).reader, ...receipt }, "receipt") };
}
