export const emailKinds = {
  confirm: "confirm-subscription",
  already: "already-subscribed",
  issue: "newsletter-issue",
  test: "newsletter-test",
} as const;

/** Kinds of e-mails to subscribers, and to people who want to subscribe. Test e-mails go only to the issue's writer. */
export const readerEmailKinds = [emailKinds.confirm, emailKinds.already, emailKinds.issue];

/** Returns the idempotency key of an issue's e-mail; each subscriber gets one. */
export const makeIdempotencyKey = (issue: number, subscriber: number) => `issue:${issue}:${subscriber}`;

/** Returns the issue's id in an idempotency key; undefined for other e-mails. */
export function readIssueId(idempotencyKey: string | null): number | undefined {
  const found = /^issue:(\d+):\d+$/.exec(idempotencyKey ?? "");
  return found === null ? undefined : Number(found[1]);
}

export const confirmLink = (origin: string, token: string) => `${origin}/newsletter/confirm?token=${token}`;

/** Returns the link to unsubscribe. Mail programs post to it (RFC 8058); people get a page with a button. */
export const unsubscribeLink = (origin: string, token: string) => `${origin}/newsletter/unsubscribe?token=${token}`;
