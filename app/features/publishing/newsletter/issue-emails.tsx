import { emailSamples } from "content/email-samples.ts";
import { emails } from "content/emails.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { EmailLink, oneLine, renderHtml } from "../../../emails/email-layout.tsx";
import { EmailMarkdown, markdownText } from "../../../emails/email-markdown.tsx";
import { preview, sampleReaders, sampleSite } from "../../../emails/preview.ts";
import type { SampleFoundation } from "../../../server/mail/email-preview.ts";
import type { Email } from "../../../server/mail/mailer.ts";
import { fillPlaces } from "../../../values/places.ts";
import { escapeMarkup } from "../../../values/xml.ts";

export interface IssueItem {
  title: string;
  day: string;
  link: string;
  summary: string;
}

/** Trusted HTML and text. Stored when sending begins, so that all e-mails of an issue are the same. */
type IssueBody = { html: string; text: string };

/** @property headOffice postal address */
type IssueFrame = Record<"foundation" | "headOffice" | "subject", string>;

type IssueWords = typeof emails.issue;

export type IssueFields = IssueFrame & { body: IssueBody; words?: IssueWords | undefined };

/** The recipient's address, subscription date and page, and unsubscribe link. */
export type IssueReader = Record<"to" | "subscribedOn" | "subscribedAt" | "unsubscribe", string>;

/** Renders the shared body. @param opening Markdown @param origin of the site, for links that begin with a slash */
export function renderIssueBody(opening: string, items: IssueItem[], origin: string): IssueBody {
  const html = renderToStaticMarkup(
    <>
      <EmailMarkdown text={opening} origin={origin} />
      {items.map((item) => (
        <Item key={item.link} {...item} />
      ))}
    </>,
  );
  const itemTexts = items.map(({ title, day, link, summary }) =>
    [`${oneLine(title)}\n${oneLine(day)}`, oneLine(summary), oneLine(link)].filter((line) => line !== "").join("\n"),
  );
  return { html, text: [markdownText(opening, origin), ...itemTexts].filter((part) => part !== "").join("\n\n") };
}

const rule = "2px dashed #b9a6cf";

function Item({ title, day, link, summary }: IssueItem) {
  return (
    <div className="line" style={{ marginTop: 24, paddingTop: 16, borderTop: rule }}>
      <h2 style={{ margin: "0 0 4px", fontSize: 22, lineHeight: 1.3 }}>
        <EmailLink href={oneLine(link)}>{title}</EmailLink>
      </h2>
      <p style={{ margin: "0 0 8px", fontSize: 15 }}>{day}</p>
      <p style={{ margin: 0 }}>{summary}</p>
    </div>
  );
}

/** Placeholders; random, so that no issue can contain them. */
const slots = { body: crypto.randomUUID(), why: crypto.randomUUID(), unsubscribe: crypto.randomUUID() };
const slotPattern = new RegExp(Object.values(slots).join("|"), "g");

/**
 * Renders the e-mail once, with placeholders for each reader's data, because rendering with React is the slowest part.
 * Headers allow to unsubscribe with one click (RFC 2369, RFC 8058).
 */
export function newsletterIssueEmails(facts: IssueFields): (reader: IssueReader) => Email {
  const subject = oneLine(facts.subject);
  const foundation = oneLine(facts.foundation);
  const headOffice = oneLine(facts.headOffice);
  const { words = emails.issue } = facts;
  const html = renderHtml(
    subject,
    <Issue subject={subject} foundation={foundation} headOffice={headOffice} link={words.link} />,
  );
  return (reader) => {
    const unsubscribe = oneLine(reader.unsubscribe);
    const places = { day: oneLine(reader.subscribedOn), page: oneLine(reader.subscribedAt) };
    const why = fillPlaces(words.why, places);
    const fillings: Record<string, string> = {
      [slots.body]: facts.body.html,
      [slots.why]: escapeMarkup(why),
      [slots.unsubscribe]: escapeMarkup(unsubscribe),
    };
    return {
      to: oneLine(reader.to),
      subject,
      headers: {
        "List-Id": `<newsletter.${URL.parse(unsubscribe)?.hostname ?? "localhost"}>`,
        "List-Unsubscribe": `<${unsubscribe}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
      text: `${facts.body.text}\n\n--\n${[foundation, headOffice].filter(Boolean).join("\n")}\n\n${why}\n${words.unsubscribe}\n${unsubscribe}\n`,
      html: html.replace(slotPattern, (slot) => fillings[slot] ?? ""),
    };
  };
}

function Issue({ subject, foundation, headOffice, link }: IssueFrame & { link: string }) {
  return (
    <>
      <p style={{ margin: "0 0 24px", fontWeight: 700 }}>{foundation}</p>
      <h1 style={{ margin: "0 0 20px", fontSize: 28, lineHeight: 1.2 }}>{subject}</h1>
      {slots.body}
      <div className="line" style={{ marginTop: 32, paddingTop: 16, borderTop: rule, fontSize: 15 }}>
        <p style={{ margin: "0 0 12px" }}>
          <b>{foundation}</b>
          {headOffice !== "" && <br />}
          {headOffice}
        </p>
        <p style={{ margin: "0 0 12px" }}>{slots.why}</p>
        <p style={{ margin: 0 }}>
          <EmailLink href={slots.unsubscribe}>{link}</EmailLink>
        </p>
      </div>
    </>
  );
}

export function issuePreviews(foundation: SampleFoundation) {
  const { subject, opening, title, day, summary, subscribedOn } = emailSamples.issue;
  const item = { title, day, link: `${sampleSite}/blog/quiet-corners`, summary };
  const issue = {
    ...sampleReaders(foundation).reader,
    headOffice: foundation.headOffice,
    subject,
    body: renderIssueBody(opening, [item], sampleSite),
    subscribedOn,
    subscribedAt: `${sampleSite}/events`,
    unsubscribe: `${sampleSite}/newsletter/unsubscribe?token=sample`,
  };
  const write = (fields: IssueFields & IssueReader) => newsletterIssueEmails(fields)(fields);
  return { "newsletter-issue": preview(write, issue, "issue") };
}
