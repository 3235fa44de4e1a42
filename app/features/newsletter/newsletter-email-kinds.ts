/** The letters of the newsletter, by their names in the outbox. */
export const emailKinds = {
  confirm: "confirm-subscription",
  already: "already-subscribed",
  issue: "newsletter-issue",
  test: "newsletter-test",
} as const;

/** The letters that people get because they gave their address; a test goes to who wrote the issue. */
export const readerEmailKinds = [emailKinds.confirm, emailKinds.already, emailKinds.issue];

/** What makes a letter of an issue: one for each subscriber. */
export const causeOf = (issue: number, subscriber: number) => `issue:${issue}:${subscriber}`;

/** The number of the issue that made a letter; undefined for other letters. */
export function issueOf(cause: string | null): number | undefined {
  const found = /^issue:(\d+):\d+$/.exec(cause ?? "");
  return found === null ? undefined : Number(found[1]);
}
