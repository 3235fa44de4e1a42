export const emailKinds = {
  confirm: "confirm-subscription",
  already: "already-subscribed",
  issue: "newsletter-issue",
  test: "newsletter-test",
} as const;

/** E-mails to subscribers and applicants; tests go to the issue's writer. */
export const readerEmailKinds = [emailKinds.confirm, emailKinds.already, emailKinds.issue];

/** Idempotency key of an issue's e-mail: one per subscriber. */
export const makeIdempotencyKey = (issue: number, subscriber: number) => `issue:${issue}:${subscriber}`;

/** Returns the issue of an idempotency key; undefined for other e-mails. */
export function readIssueId(idempotencyKey: string | null): number | undefined {
  const found = /^issue:(\d+):\d+$/.exec(idempotencyKey ?? "");
  return found === null ? undefined : Number(found[1]);
}

export const confirmLink = (origin: string, token: string) => `${origin}/newsletter/confirm?token=${token}`;

/** Unsubscribes: mail programs post to it (RFC 8058), people get a page with a button. */
export const unsubscribeLink = (origin: string, token: string) => `${origin}/newsletter/unsubscribe?token=${token}`;
