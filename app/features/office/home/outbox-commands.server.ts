import { errors } from "content/error-sentences.ts";
import { staffMail as words } from "content/staff-mail.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import type { Actor, AppContext } from "../../../server/context.server.ts";
import { deleteFailedEmail, resendEmailNow } from "../../../server/db/stored-emails.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError, defineErrors } from "../../../server/http/errors.ts";
import { giveUpAt } from "../../../server/mail/resend-delays.ts";
import type { SendAgain } from "../../../server/mail/send-again.ts";
import { newest, readIdCursor } from "../../../values/cursor.ts";
import { writeDay } from "../../../values/dates.ts";
import { findNearHost } from "../../../values/near-host.ts";
import { readList } from "../../../values/read-list.ts";
import { sinceOnSite, weekdayOf } from "../../../values/site-days.ts";
import { writeDateAndTime } from "../../../values/site-time.ts";
import { nameToday } from "../../../values/stored-names.ts";
import { findSendableReceipts } from "../../giving/receipts/find-sendable.server.ts";
import { canReadOutbox } from "./admin-permissions.ts";
import * as store from "./outbox-queries.server.ts";

const pageLength = 30;

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** Formats the time that an e-mail has waited. @param waited ms */
function sayWait(waited: number): string {
  if (waited < secondMs) return words.after.atOnce;
  if (waited < 2 * minuteMs) return words.after.seconds(Math.round(waited / secondMs));
  if (waited < 2 * hourMs) return words.after.minutes(Math.round(waited / minuteMs));
  return words.after.hours(Math.round(waited / hourMs));
}

type Email = Awaited<ReturnType<typeof store.findOutboxEmails>>[number];

/** Explains a failure and its solution, without the other server's message. */
function sayFailure({ failure, recipient, state, permanent_failure }: Email, canRetry: boolean) {
  if (failure === null) return {};
  const [cause = "", ...rest] = failure.split(":");
  const why = rest.length > 0 ? `${cause.trimEnd()}.` : failure;
  const near = findNearHost(recipient);
  if (near !== undefined) return { why, todo: words.near(near.host, near.meant) };
  if (state !== "failed") return { why };
  if (!canRetry) return { why, todo: words.todo.expired };
  return { why, todo: words.todo[permanent_failure ?? "again"] };
}

const own = <Name>(names: Record<string, Name>, key: string): Name | undefined =>
  Object.hasOwn(names, key) ? names[key] : undefined;

function receiversOf(kind: string) {
  const { receivers, others } = words;
  return own(receivers, kind) ?? own(receivers, kind.split("-")[0] ?? "") ?? others;
}

const isSent = ({ state }: Email) => state === "sent";

function joinAlike(emails: readonly Email[]): Email[][] {
  const rows: Email[][] = [];
  for (const email of emails) {
    const above = rows.at(-1);
    const last = above?.[0];
    const isAlike = last && isSent(last) && isSent(email) && last.kind === email.kind && last.subject === email.subject;
    if (above !== undefined && isAlike) above.push(email);
    else rows.push([email]);
  }
  return rows;
}

/** @param isCut true if the previous or next page may contain more e-mails of this row */
function describeRow(
  emails: readonly [Email, ...Email[]],
  isCut: boolean,
  now: string,
  sendable: ReadonlyMap<string, SendAgain>,
) {
  const [email] = emails;
  const { id, kind, subject, state, attempts, failure, sent_at, next_at, expires_at } = email;
  const canRetry = state !== "sent" && (expires_at === null || expires_at > now);
  const { days, date, time } = sinceOnSite(emails.at(-1)?.created_at ?? now, now);
  const written = words.written(days, writeDay(date), weekdayOf(date), time);
  const waits = emails.map((email) => Date.parse(email.sent_at ?? now) - Date.parse(email.created_at));
  const recipients = [...new Set(emails.map(({ recipient }) => recipient))];
  const { facts } = words;
  const details: (readonly [label: string, text: string | false | null])[] = [
    [facts.kind, own(words.kinds, nameToday(kind)) ?? words.other],
    [facts.address, recipients.join(", ")],
    [facts.sent, sent_at && writeDateAndTime(sent_at)],
    [facts.tried, attempts > 0 && words.tried(attempts)],
    [facts.next, state === "waiting" && writeDateAndTime(next_at)],
    [facts.said, failure],
    [facts.technician, words.number(emails.map((email) => email.id))],
  ];
  return {
    id,
    subject,
    state,
    to: words.to(receiversOf(nameToday(kind)), recipients.length, isCut, written),
    left: isSent(email) ? words.left(emails.length, sayWait(Math.max(...waits))) : undefined,
    ...sayFailure(email, canRetry),
    details: details.flatMap(([label, text]) => (text ? [{ label, text }] : [])),
    canRetry,
    /** Only single e-mails can be sent again. */
    sendAgain: state === "waiting" || emails.length > 1 ? undefined : sendable.get(email.idempotency_key ?? ""),
  };
}

/** Finds a page of e-mails, newest first. @param state undefined for all states @param address with the cursor */
export async function listOutbox({ ctx, member }: Actor, state: store.OutboxState | undefined, address: string) {
  const { page, older } = await readList(address, pageLength, (wanted) =>
    store.findOutboxEmails(ctx.db, state, wanted),
  );
  const now = ctx.clock.now().toISOString();
  const keys = page.flatMap(({ idempotency_key }) => idempotency_key ?? []);
  const sendable = await findSendableReceipts({ ctx, member }, keys);
  const rows = joinAlike(page);
  const isNewest = readIdCursor(address) === newest;
  const emails = rows.flatMap(([first, ...others], index) => {
    if (first === undefined) return [];
    const isCut =
      others.length > 0 && ((index === 0 && !isNewest) || (index === rows.length - 1 && older !== undefined));
    return [describeRow([first, ...others], isCut, now, sendable)];
  });
  return { emails, older };
}

const outboxErrors = defineErrors({ emailGone: 409 }, errors.outbox);

/** Sends a failed or waiting e-mail again, at once. @throws AppError adminsOnly, notFound; emailGone */
export async function resendEmail(ctx: AppContext, member: StaffMember, id: number): Promise<void> {
  requireMay(member, canReadOutbox);
  const now = ctx.clock.now();
  await withTransaction(ctx, async (ctx, transaction) => {
    if ((await store.findOutboxEmail(transaction, id)) === undefined) throw new AppError("notFound");
    if (!(await resendEmailNow(transaction, id, now.toISOString(), giveUpAt(now))))
      throw new AppError(outboxErrors.emailGone);
    await recordAuditEvent(ctx, transaction, member, { what: "email sent again", subject: `email:${id}` });
  });
}

/** Deletes a failed e-mail with its text. @throws AppError adminsOnly; notFound if it did not fail */
export async function deleteEmail(ctx: AppContext, member: StaffMember, id: number): Promise<void> {
  requireMay(member, canReadOutbox);
  await withTransaction(ctx, async (ctx, transaction) => {
    if (!(await deleteFailedEmail(transaction, id))) throw new AppError("notFound");
    await recordAuditEvent(ctx, transaction, member, { what: "email deleted", subject: `email:${id}` });
  });
}
