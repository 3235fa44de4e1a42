import { withTransaction } from "../../server/db/with-transaction.ts";
import { putLetter } from "../../server/mail/outbox.server.ts";
import { Refusal } from "../../server/http/errors.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { Site } from "../../server/context.server.ts";
import { keepDeed } from "../../server/audit-log/record-audit-event.server.ts";
import { findLastSubscriber, type IssueState, updateIssue } from "./issue-queries.server.ts";
import { needIssue } from "./require-issue.server.ts";
import { letterKinds } from "./newsletter-email-kinds.ts";
import { maySendIssues } from "./newsletter-permissions.ts";
import { gatherIssue, writeSampleLetter } from "./render-issue-email.server.ts";

/** Sends an issue to the person's own address, marked as a test. @throws Refusal adminsOnly, notFound */
export async function sendTest(site: Site, member: StaffMember, origin: string, id: number | undefined): Promise<void> {
  const issue = await needIssue(site.database, member, id);
  const letter = await writeSampleLetter(site, origin, issue, member.email);
  await withTransaction(site, async (site, transaction) => {
    const marked = { ...letter, subject: `Test: ${letter.subject}` };
    await putLetter(site, transaction, marked, { kind: letterKinds.test });
    await keepDeed(site, transaction, member, { what: "issue sent as a test", subject: `issue:${issue.id}` });
  });
}

/**
 * Begins to send an issue to everybody who is on the list now. From here on it says what it says now, whatever becomes of
 * the posts and events in it.
 *
 * @param version that the person has seen
 * @throws Refusal adminsOnly, notFound; issueGone for one that has begun; issueChanged when somebody changed it meanwhile;
 * nobodyThere while nobody is on the list
 */
export async function startIssue(
  site: Site,
  member: StaffMember,
  origin: string,
  id: number | undefined,
  version: number,
): Promise<void> {
  if (!maySendIssues(member)) throw new Refusal("adminsOnly");
  await withTransaction(site, async (site, transaction) => {
    const issue = await needIssue(transaction, member, id);
    if (issue.state !== "draft") throw new Refusal("issueGone");
    if (issue.version !== version) throw new Refusal("issueChanged");
    const until = await findLastSubscriber(transaction);
    if (until === 0) throw new Refusal("nobodyThere");
    const facts = await gatherIssue({ ...site, database: transaction }, origin, issue);
    await updateIssue(transaction, issue, {
      state: "sending",
      frozen: JSON.stringify(facts),
      until_subscriber: until,
      started_at: site.clock.now().toISOString(),
    });
    await keepDeed(site, transaction, member, { what: "issue sending begun", subject: `issue:${issue.id}` });
  });
}

/** Stops a sending; letters that are in the outbox already still go. @throws Refusal adminsOnly, notFound, issueGone */
export function pauseIssue(site: Site, member: StaffMember, id: number | undefined): Promise<void> {
  return turn(site, member, id, { from: "sending", to: "paused", what: "issue sending paused" });
}

/** Lets a sending go on where it stopped. @throws Refusal adminsOnly, notFound, issueGone */
export async function goOnWithIssue(site: Site, member: StaffMember, id: number | undefined): Promise<void> {
  if (!maySendIssues(member)) throw new Refusal("adminsOnly");
  await turn(site, member, id, { from: "paused", to: "sending", what: "issue sending gone on" });
}

async function turn(
  site: Site,
  member: StaffMember,
  id: number | undefined,
  { from, to, what }: { from: IssueState; to: IssueState; what: string },
): Promise<void> {
  await withTransaction(site, async (site, transaction) => {
    const issue = await needIssue(transaction, member, id);
    if (!(await updateIssue(transaction, { ...issue, state: from }, { state: to }))) throw new Refusal("issueGone");
    await keepDeed(site, transaction, member, { what, subject: `issue:${issue.id}` });
  });
}
