import { type IssueFields, newsletterIssueEmails, renderIssueBody } from "../../emails/newsletter-issue-email.tsx";
import type { AppContext } from "../../server/context.server.ts";
import type { Email } from "../../server/mail/mailer.ts";
import { lagosDate, writeDay } from "../../values/dates.ts";
import { parseTextList } from "../../values/text-list.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import { findItems } from "./find-issue-items.server.ts";
import type { Issue } from "./issue-queries.server.ts";
import { unsubscribeLink } from "./newsletter-emails.ts";
import type { Subscriber } from "./subscriber-queries.server.ts";

/** What all e-mails of an issue share, with the origin of their links. */
export type GatheredIssue = IssueFields & { origin: string };

/** The shared content: frozen when the sending started, otherwise current. @param origin for the links */
export async function gatherIssue(ctx: AppContext, origin: string, issue: Issue): Promise<GatheredIssue> {
  if (issue.frozen !== null) return readFrozen(issue.frozen);
  const { name, headOffice } = await findSettings(ctx);
  const items = await findItems(ctx, origin, parseTextList(issue.items));
  const body = renderIssueBody(issue.opening, items, origin);
  return { foundation: name, headOffice, origin, subject: issue.subject, body };
}

export function readFrozen(frozen: string): GatheredIssue {
  return JSON.parse(frozen) as GatheredIssue;
}

/** The e-mail of each subscriber; what all share is rendered once. */
export function issueEmails(facts: GatheredIssue) {
  const render = newsletterIssueEmails(facts);
  return ({ email, created_at, page, token }: Pick<Subscriber, "email" | "created_at" | "page" | "token">): Email =>
    render({
      to: email,
      subscribedOn: writeDay(lagosDate(new Date(created_at))),
      subscribedAt: `${facts.origin}${page ?? ""}`,
      unsubscribe: unsubscribeLink(facts.origin, token),
    });
}

/** The e-mail as a new subscriber would get it; its link has no subscription. */
export async function renderSampleEmail(ctx: AppContext, origin: string, issue: Issue, to: string): Promise<Email> {
  const reader = { email: to, created_at: ctx.clock.now().toISOString(), page: "/newsletter", token: "sample" };
  return issueEmails(await gatherIssue(ctx, origin, issue))(reader);
}
