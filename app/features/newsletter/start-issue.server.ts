import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { AppContext, Sender } from "../../server/context.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { AppError } from "../../server/http/errors.ts";
import { enqueueEmail } from "../../server/mail/outbox.server.ts";
import { gatherIssue, renderSampleEmail } from "./gather-issue.server.ts";
import { findLastSubscriber, updateIssue } from "./issue-queries.server.ts";
import { emailKinds } from "./newsletter-emails.ts";
import { canSendIssues } from "./newsletter-permissions.ts";
import { issueErrors, requireIssue } from "./save-issue.server.ts";

/** Sends an issue, marked as a test, to the person's own address. @throws AppError adminsOnly, notFound */
export async function sendTest({ ctx, member, requestInfo: { origin } }: Sender, id: number | undefined) {
  const issue = await requireIssue(ctx.db, member, id);
  const email = await renderSampleEmail(ctx, origin, issue, member.email);
  await withTransaction(ctx, async (ctx, transaction) => {
    const marked = { ...email, subject: `Test: ${email.subject}` };
    await enqueueEmail(ctx, transaction, marked, { kind: emailKinds.test });
    await recordAuditEvent(ctx, transaction, member, { what: "issue sent as a test", subject: `issue:${issue.id}` });
  });
}

/**
 * Starts sending to all current subscribers. Freezes the content: later changes of its posts and events have no effect.
 * @param version that the person has seen
 * @throws AppError adminsOnly, notFound; issueGone once started; issueChanged after another person's change;
 * nobodyThere without subscribers
 */
export async function startIssue(
  ctx: AppContext,
  member: StaffMember,
  origin: string,
  id: number | undefined,
  version: number,
): Promise<void> {
  if (!canSendIssues(member)) throw new AppError("adminsOnly");
  await withTransaction(ctx, async (ctx, transaction) => {
    const issue = await requireIssue(transaction, member, id);
    if (issue.state !== "draft") throw new AppError(issueErrors.issueGone);
    if (issue.version !== version) throw new AppError(issueErrors.issueChanged);
    const until = await findLastSubscriber(transaction);
    if (until === 0) throw new AppError(issueErrors.nobodyThere);
    const facts = await gatherIssue(ctx, origin, issue);
    await updateIssue(transaction, issue, {
      state: "sending",
      frozen: JSON.stringify(facts),
      until_subscriber: until,
      started_at: ctx.clock.now().toISOString(),
    });
    await recordAuditEvent(ctx, transaction, member, { what: "issue sending begun", subject: `issue:${issue.id}` });
  });
}

/** Pauses a sending, while enqueued e-mails still go, or resumes it. @throws AppError as `startIssue` */
export async function turnIssue(
  ctx: AppContext,
  member: StaffMember,
  id: number | undefined,
  state: "paused" | "sending",
): Promise<void> {
  if (state === "sending" && !canSendIssues(member)) throw new AppError("adminsOnly");
  const from = state === "paused" ? "sending" : "paused";
  const what = state === "paused" ? "issue sending paused" : "issue sending gone on";
  await withTransaction(ctx, async (ctx, transaction) => {
    const issue = await requireIssue(transaction, member, id);
    if (!(await updateIssue(transaction, { ...issue, state: from }, { state })))
      throw new AppError(issueErrors.issueGone);
    await recordAuditEvent(ctx, transaction, member, { what, subject: `issue:${issue.id}` });
  });
}
