import type { AppContext } from "../../../server/context.server.ts";
import type { Email } from "../../../server/mail/mailer.ts";
import { siteDate, writeDay, writePostDate } from "../../../values/dates.ts";
import { describeEvent, factsOfRow, writeEventLine } from "../../../values/event-description.ts";
import { firstWords } from "../../../values/media-block.ts";
import { parseTextList } from "../../../values/text-list.ts";
import { findPublicSettings } from "../../foundation/settings/find-settings.server.ts";
import { findWords, findWordsOf } from "../../foundation/words/find-words.server.ts";
import { type IssueFields, type IssueItem, newsletterIssueEmails, renderIssueBody } from "./issue-emails.tsx";
import { findEventItems, findPostItems, type Issue } from "./issue-queries.server.ts";
import { unsubscribeLink } from "./newsletter-emails.ts";
import type { Subscriber } from "./subscriber-queries.server.ts";

/** An item with its name, for example `post:12`. */
type NamedItem = IssueItem & { name: string };

/** Returns the newest public posts and events, and those items of `chosen` that are still public. */
export async function offerItems(ctx: AppContext, chosen: string[]) {
  const picked = await findItems(ctx, "", chosen);
  const newest = (await findItems(ctx, "")).filter(({ name }) => !picked.some((item) => item.name === name));
  return [...picked, ...newest].map(({ name, title, day }) => ({ name, title, day }));
}

/** Finds public posts and events, by name and in order, or the newest. @param origin of the links */
async function findItems(ctx: AppContext, origin: string, names?: string[]): Promise<NamedItem[]> {
  const { db, clock } = ctx;
  const { states } = await findWordsOf(ctx, "coming");
  const now = clock.now().toISOString();
  const idsOf = (noun: string) =>
    names?.filter((name) => name.startsWith(`${noun}:`)).map((name) => Number(name.slice(noun.length + 1)));
  const posts = await findPostItems(db, now, idsOf("post"));
  const events = await findEventItems(db, now, idsOf("event"));
  const found = [
    ...posts.map(({ id, slug, title, timestamp, post_text, paragraphs }) => ({
      name: `post:${id}`,
      title,
      day: writePostDate(timestamp),
      link: `${origin}/blog/${slug}`,
      summary: shorten(post_text ?? firstWords(parseTextList(paragraphs)) ?? ""),
    })),
    ...events.map(({ id, title, theme, description, ...row }) => ({
      name: `event:${id}`,
      title,
      day: writeEventLine(describeEvent(factsOfRow(row), states)),
      link: `${origin}/event/readmore/${id}`,
      summary: shorten(theme ?? firstWords(parseTextList(description)) ?? ""),
    })),
  ];
  return names ? found.toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name)) : found;
}

function shorten(text: string): string {
  const plain = text
    .replace(/\[([^\][]*)\]\([^()]*\)/g, "$1")
    .replace(/[*_#`]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return plain.length <= 200 ? plain : `${plain.slice(0, plain.lastIndexOf(" ", 197))}...`;
}

/** Data that all e-mails of an issue share, with the origin of their links. */
export type GatheredIssue = IssueFields & { origin: string };

/**
 * Returns the shared content. It is frozen when sending begins; before that, it is current.
 * @param origin of the links
 */
export async function gatherIssue(ctx: AppContext, origin: string, issue: Issue): Promise<GatheredIssue> {
  if (issue.frozen !== null) return readFrozen(issue.frozen);
  const { name, headOffice = "" } = await findPublicSettings(ctx);
  const items = await findItems(ctx, origin, parseTextList(issue.items));
  const body = renderIssueBody(issue.opening, items, origin);
  const words = (await findWords(ctx)).emails?.issue;
  return { foundation: name, headOffice, origin, subject: issue.subject, body, words };
}

export const readFrozen = (frozen: string) => JSON.parse(frozen) as GatheredIssue;

/** Returns a function that makes each subscriber's e-mail; the shared parts are rendered once. */
export function issueEmails(facts: GatheredIssue) {
  const render = newsletterIssueEmails(facts);
  return ({ email, created_at, page, token }: Pick<Subscriber, "email" | "created_at" | "page" | "token">) =>
    render({
      to: email,
      subscribedOn: writeDay(siteDate(new Date(created_at))),
      subscribedAt: `${facts.origin}${page ?? ""}`,
      unsubscribe: unsubscribeLink(facts.origin, token),
    });
}

/** Renders an e-mail before the mailer adds colours. Its unsubscribe link has no subscription. */
export async function renderSampleEmail(ctx: AppContext, origin: string, issue: Issue, to: string): Promise<Email> {
  const reader = { email: to, created_at: ctx.clock.now().toISOString(), page: "/newsletter", token: "sample" };
  return issueEmails(await gatherIssue(ctx, origin, issue))(reader);
}
