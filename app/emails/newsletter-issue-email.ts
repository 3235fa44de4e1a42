import type { Email } from "../server/mail/mailer.ts";
import { escapeMarkup } from "../values/xml.ts";
import { oneLine } from "./email-layout.ts";
import { type IssueBody, writeIssueBody } from "./issue-body.ts";
import { newsletterHtml } from "./newsletter-layout.ts";

export interface IssueFields {
  foundation: string;
  /** Postal address. */
  headOffice: string;
  subject: string;
  body: IssueBody;
}

export interface IssueReader {
  to: string;
  /** Day and page. */
  subscribedOn: string;
  subscribedAt: string;
  /** Link. */
  unsubscribe: string;
}

/** One-click unsubscribe by header (RFC 2369, RFC 8058). */
export function newsletterIssueEmail(facts: IssueFields & IssueReader): Email {
  const { body } = facts;
  const subject = oneLine(facts.subject);
  const unsubscribe = oneLine(facts.unsubscribe);
  const foundation = oneLine(facts.foundation);
  const headOffice = oneLine(facts.headOffice);
  const why = `You get this because you subscribed on ${oneLine(facts.subscribedOn)} at ${oneLine(facts.subscribedAt)}.`;
  return {
    to: oneLine(facts.to),
    subject,
    headers: { "List-Unsubscribe": `<${unsubscribe}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    text: `${body.text}\n\n--\n${foundation}\n${headOffice}\n\n${why}\nTo get no more of these, unsubscribe:\n${unsubscribe}\n`,
    html: newsletterHtml({
      title: subject,
      foundation,
      body: body.html,
      foot: `<p style="margin:0 0 12px"><b>${escapeMarkup(foundation)}</b><br>${escapeMarkup(headOffice)}</p><p style="margin:0 0 12px">${escapeMarkup(why)}</p><p style="margin:0"><a href="${escapeMarkup(unsubscribe)}" style="color:inherit">Unsubscribe</a></p>`,
    }),
  };
}

export const example: IssueFields & IssueReader = {
  to: "reader@example.org",
  foundation: "Tabasamu",
  headOffice: "1 Sample Street, Lagos, Nigeria",
  subject: "What the rains brought",
  body: writeIssueBody(
    "Dear friends,\n\nthe **quiet corner** is open. Come and [see it](/events).\n\n- Books\n- Cushions",
    [
      {
        title: "Quiet corners",
        day: "12 October 2024",
        link: "https://example.org/blog/quiet-corners",
        summary: "A small change that helps.",
      },
    ],
    "https://example.org",
  ),
  subscribedOn: "10 March 2026",
  subscribedAt: "https://example.org/events",
  unsubscribe: "https://example.org/newsletter/unsubscribe?token=sample",
};
