import { setImmediate } from "node:timers/promises";
import { findWordQuestions, isAboutAdult } from "../../../cms/protection/find-word-questions.server.ts";
import { asking, findUnanswered, readAnswers, recordAnswers } from "../../../cms/protection/protect-story.server.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext, InTransaction, Sender } from "../../../server/context.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { siteAddressOrLocal } from "../../../server/http/site-address.server.ts";
import { enqueueEmail } from "../../../server/mail/outbox.server.ts";
import { requireAct } from "../../../staff-kit/require-act.server.ts";
import { parseTextList } from "../../../values/text-list.ts";
import { requireCanBegin } from "../../foundation/use/find-features-in-use.server.ts";
import { gatherIssue, issueEmails, readFrozen, renderSampleEmail } from "./gather-issue.server.ts";
import * as store from "./issue-queries.server.ts";
import { emailKinds, makeIdempotencyKey } from "./newsletter-emails.ts";
import { sendingIssue, writingIssue } from "./newsletter-permissions.ts";
import { issueErrors, requireIssue } from "./save-issue.server.ts";

/**
 * Sends an issue to the member's own address, marked as a test.
 * @throws AppError adminsOnly, notFound; FormError if the newsletter is switched off
 */
export async function sendTest({ ctx, member }: Sender, id: number | undefined) {
  await requireCanBegin(ctx, "newsletter");
  const issue = await requireIssue(ctx.db, member, id);
  const email = await renderSampleEmail(ctx, siteAddressOrLocal(ctx), issue, member.email);
  const marked = { ...email, subject: `Test: ${email.subject}` };
  await withTransaction(ctx, async (ctx, transaction) => {
    await enqueueEmail(ctx, transaction, marked, { kind: emailKinds.test });
    await recordAuditEvent(ctx, transaction, member, { what: "issue sent as a test", subject: `issue:${issue.id}` });
  });
}

/**
 * Begins sending an issue to all current subscribers. Freezes the content, so that later changes of its posts and
 * events have no effect.
 * @param version that the member has seen
 * @throws AppError adminsOnly, notFound; issueGone if sending has begun; issueChanged after another person's change;
 * nobodyThere without subscribers; FormError with questions of the words guard, or for a story without approval
 */
export async function startIssue(
  { ctx, member, requestInfo }: Sender,
  id: number | undefined,
  version: number,
  formValues: Record<string, string[]>,
  words: IssueSentences,
) {
  requireAct({ member, requestInfo }, sendingIssue, `/admin/newsletter/${id}`);
  await requireCanBegin(ctx, "newsletter");
  await withTransaction(ctx, async (ctx, transaction) => {
    const issue = await requireIssue(transaction, member, id);
    if (issue.state !== "draft") throw new AppError(issueErrors.issueGone);
    if (issue.version !== version) throw new AppError(issueErrors.issueChanged);
    const until = await store.findLastSubscriber(transaction);
    if (until === 0) throw new AppError(issueErrors.nobodyThere);
    await protectIssue(ctx, member, issue, formValues, words);
    const facts = await gatherIssue(ctx, siteAddressOrLocal(ctx), issue);
    await store.updateIssue(transaction, issue, {
      state: "sending",
      frozen: JSON.stringify(facts),
      until_subscriber: until,
      started_at: ctx.clock.now().toISOString(),
    });
    await recordAuditEvent(ctx, transaction, member, { what: "issue sending begun", subject: `issue:${issue.id}` });
  });
}

/** Pauses a sending, or resumes it. Enqueued e-mails are still sent. @throws AppError like `startIssue` */
export async function turnIssue(
  { ctx, member, requestInfo }: Sender,
  id: number | undefined,
  state: "paused" | "sending",
) {
  requireAct({ member, requestInfo }, state === "sending" ? sendingIssue : writingIssue, `/admin/newsletter/${id}`);
  const from = state === "paused" ? "sending" : "paused";
  const what = state === "paused" ? "issue sending paused" : "issue sending gone on";
  await withTransaction(ctx, async (ctx, transaction) => {
    const issue = await requireIssue(transaction, member, id);
    if (!(await store.updateIssue(transaction, { ...issue, state: from }, { state })))
      throw new AppError(issueErrors.issueGone);
    await recordAuditEvent(ctx, transaction, member, { what, subject: `issue:${issue.id}` });
  });
}

/** Maximum number of waiting issue e-mails, so that other e-mails never wait behind thousands. */
const maxQueued = 100;

/** Number of e-mails in a batch; other requests can run between two batches. */
const batch = 25;

/**
 * Enqueues e-mails of issues that are being sent, oldest issue first, up to `maxQueued`. Each batch commits together
 * with its progress, so that every subscriber gets exactly one e-mail, also after a crash.
 */
export async function sendIssues(ctx: AppContext, stopping: AbortSignal): Promise<void> {
  for (const { id } of await store.findSending(ctx.db)) {
    let isGoingOn = true;
    while (isGoingOn) {
      if (stopping.aborted || (await store.countNotTried(ctx.db)) >= maxQueued) return;
      isGoingOn = await putBatch(ctx, id);
      await setImmediate();
    }
  }
}

/** @returns false if no subscribers are left */
async function putBatch(ctx: AppContext, id: number): Promise<boolean> {
  return withTransaction(ctx, async (ctx, transaction) => {
    const issue = await store.findIssue(transaction, id);
    if (issue?.state !== "sending" || issue.frozen === null) return false;
    if ((await findUnapprovedItems(ctx, issue)).length > 0) {
      await store.updateIssue(transaction, issue, { state: "paused" });
      ctx.log.error("newsletter paused: a sensitive story in it is not approved any more", { issue: id });
      return false;
    }
    const readers = await store.findNextReaders(transaction, issue, batch);
    const last = readers.at(-1);
    if (last === undefined) {
      await store.updateIssue(transaction, issue, { state: "sent", ended_at: ctx.clock.now().toISOString() });
      return false;
    }
    if (!(await store.advanceIssue(transaction, issue, last.id, readers.length))) return false;
    const emailFor = issueEmails(readFrozen(issue.frozen));
    for (const reader of readers) {
      const idempotencyKey = makeIdempotencyKey(id, reader.id);
      await enqueueEmail(ctx, transaction, emailFor(reader), {
        kind: emailKinds.issue,
        idempotencyKey,
        priority: "bulk",
      });
    }
    return true;
  });
}

export type Progress = NonNullable<Awaited<ReturnType<typeof findProgress>>>;

/**
 * Finds the progress of a sending. `done`: sent or failed e-mails; `all`: also e-mails that will be enqueued, without
 * subscribers who left.
 * @returns undefined for a draft
 */
export async function findProgress(db: Database, issue: store.Issue) {
  if (issue.state === "draft") return undefined;
  const { waiting, failed } = await store.countUnsent(db, issue.id);
  const remaining = issue.state === "sent" ? 0 : await store.countRemaining(db, issue);
  const done = issue.enqueued - waiting;
  const all = issue.enqueued + remaining;
  return { done, all, waiting, failed, isMoving: issue.state === "sending" || waiting > 0 };
}

/** Sentences about an issue that cannot be sent. */
interface IssueSentences {
  notSent: string;
  notApproved: string;
}

async function findSensitiveItems({ db, clock }: InTransaction, { items }: Pick<store.Issue, "items">) {
  const names = parseTextList(items);
  const now = clock.now().toISOString();
  const of = (noun: string, table: "posts" | "events") =>
    store.findSensitiveItems(
      db,
      now,
      table,
      names.filter((name) => name.startsWith(`${noun}:`)).map((name) => Number(name.slice(noun.length + 1))),
    );
  return [...(await of("post", "posts")), ...(await of("event", "events"))];
}

/** Finds sensitive items of an issue that visitors cannot see now. */
const findUnapprovedItems = async (ctx: InTransaction, issue: Pick<store.Issue, "items">) =>
  (await findSensitiveItems(ctx, issue)).filter(({ isVisible }) => !isVisible);

/**
 * Checks the texts of an issue before it is sent. An issue with a sensitive story may contain no full names, and no
 * places smaller than a state.
 * @throws FormError
 */
async function protectIssue(
  ctx: InTransaction,
  member: StaffMember,
  issue: store.Issue,
  formValues: Record<string, string[]>,
  words: IssueSentences,
): Promise<void> {
  if ((await findUnapprovedItems(ctx, issue)).length > 0) throw new FormError(`${words.notSent} ${words.notApproved}`);
  const isSensitive = (await findSensitiveItems(ctx, issue)).length > 0;
  const texts = [
    { field: "subject", text: issue.subject },
    { field: "opening", text: issue.opening },
  ];
  const asked = await findWordQuestions(ctx, texts, isSensitive);
  const subject = `issue:${issue.id}`;
  const said = readAnswers(formValues);
  const cleared = new Set([...said].flatMap(([id, answer]) => (answer === "adult" ? id : [])));
  const questions = (await findUnanswered(ctx.db, subject, asked, said)).filter(
    (question) => !(question.isBlocking && isAboutAdult(question) && cleared.has(question.id)),
  );
  if (questions.length > 0) throw asking(words.notSent, questions, formValues);
  await recordAnswers(ctx, member, subject, asked, said);
}
