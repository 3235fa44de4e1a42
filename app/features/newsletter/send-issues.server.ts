import { setImmediate } from "node:timers/promises";
import type { AppContext } from "../../server/context.server.ts";
import type { Database } from "../../server/db/database.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { enqueueEmail } from "../../server/mail/outbox.server.ts";
import { issueEmails, readFrozen } from "./gather-issue.server.ts";
import * as store from "./issue-queries.server.ts";
import { emailKinds, idempotencyKeyOf } from "./newsletter-emails.ts";
import { countNotTried, countUnsent } from "./newsletter-outbox-queries.server.ts";

/** Maximum waiting issue e-mails: the outbox stays small, and an invitation never queues behind thousands. */
const maxQueued = 100;

/** E-mails per batch: pages are answered in between. */
const batch = 25;

/**
 * Enqueues e-mails of issues in sending, oldest issue first, up to `maxQueued`. Each batch commits with its progress:
 * after a crash every subscriber still gets exactly one.
 */
export async function sendIssues(ctx: AppContext, stopping: AbortSignal): Promise<void> {
  for (const { id } of await store.findSending(ctx.db)) {
    let isGoingOn = true;
    while (isGoingOn) {
      if (stopping.aborted || (await countNotTried(ctx.db)) >= maxQueued) return;
      isGoingOn = await putBatch(ctx, id);
      await setImmediate();
    }
  }
}

/** @returns false when none are left */
async function putBatch(ctx: AppContext, id: number): Promise<boolean> {
  return withTransaction(ctx, async (ctx, transaction) => {
    const issue = await store.findIssue(transaction, id);
    if (issue?.state !== "sending" || issue.frozen === null) return false;
    const readers = await store.findNextReaders(transaction, issue, batch);
    const last = readers.at(-1);
    if (last === undefined) {
      await store.updateIssue(transaction, issue, { state: "sent", ended_at: ctx.clock.now().toISOString() });
      return false;
    }
    if (!(await store.advanceIssue(transaction, issue, last.id, readers.length))) return false;
    const emailFor = issueEmails(readFrozen(issue.frozen));
    for (const reader of readers) {
      const idempotencyKey = idempotencyKeyOf(id, reader.id);
      await enqueueEmail(ctx, transaction, emailFor(reader), { kind: emailKinds.issue, idempotencyKey });
    }
    return true;
  });
}

export type Progress = NonNullable<Awaited<ReturnType<typeof findProgress>>>;

/**
 * `done` counts e-mails sent or failed, `all` also those still to send; excludes people who unsubscribed meanwhile.
 * @returns undefined for a draft
 */
export async function findProgress(db: Database, issue: store.Issue) {
  if (issue.state === "draft") return undefined;
  const { waiting, failed } = await countUnsent(db, issue.id);
  const remaining = issue.state === "sent" ? 0 : await store.countRemaining(db, issue);
  const [done, all] = [issue.enqueued - waiting, issue.enqueued + remaining];
  return { done, all, waiting, failed, isMoving: issue.state === "sending" || waiting > 0 };
}
