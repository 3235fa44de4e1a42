import { staffMail as words } from "content/staff-mail.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError, defineErrors } from "../../../server/http/errors.ts";
import { giveUpAt } from "../../../server/mail/retry-delays.ts";
import { findNearHost } from "../../../values/near-host.ts";
import { readList } from "../../../values/read-list.ts";
import { writeDateAndTime } from "../../../values/site-time.ts";
import { canReadOutbox } from "./admin-permissions.ts";
import * as store from "./outbox-queries.server.ts";

const pageLength = 30;

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** How long an e-mail waited. Both are ISO dates and times, UTC. */
function sayWait(from: string, until: string): string {
  const waited = Math.max(0, Date.parse(until) - Date.parse(from));
  if (waited < secondMs) return words.after.atOnce;
  if (waited < 2 * minuteMs) return words.after.seconds(Math.round(waited / secondMs));
  if (waited < 2 * hourMs) return words.after.minutes(Math.round(waited / minuteMs));
  return words.after.hours(Math.round(waited / hourMs));
}

type Email = Awaited<ReturnType<typeof store.findOutboxEmails>>[number];

/** Why an e-mail was not taken, without the words of the other side, and what to do. */
function sayFailure({ failure, recipient, state, permanent_failure }: Email, canRetry: boolean) {
  if (failure === null) return {};
  const why = failure.replace(/:.*$/s, ".");
  const near = findNearHost(recipient);
  if (near !== undefined) return { why, todo: words.near(near.host, near.meant) };
  if (state !== "failed") return { why };
  if (!canRetry) return { why, todo: words.todo.expired };
  return { why, todo: words.todo[permanent_failure ?? "again"] };
}

const own = (names: Record<string, string>, key: string) => (Object.hasOwn(names, key) ? names[key] : undefined);

/** A page of e-mails in one state or all, newest first. @param address with cursor */
export async function listOutbox(ctx: AppContext, state: store.OutboxState | undefined, address: string) {
  const { page, older } = await readList(address, pageLength, (wanted) =>
    store.findOutboxEmails(ctx.db, state, wanted),
  );
  const now = ctx.clock.now().toISOString();
  const { receivers, kinds } = words;
  const say = ctx.config.mail.by === "mailbox" ? words.filed : words.taken;
  const emails = page.map((email) => {
    const { id, kind, subject, recipient, attempts, failure, created_at, sent_at, next_at, expires_at } = email;
    const canRetry = email.state !== "sent" && (expires_at === null || expires_at > now);
    const written = writeDateAndTime(created_at);
    const receiver = own(receivers, kind) ?? own(receivers, kind.split("-")[0] ?? "") ?? words.somebody;
    const { facts } = words;
    const details: (readonly [label: string, text: string | false | null])[] = [
      [facts.kind, own(kinds, kind) ?? words.other],
      [facts.address, recipient],
      [facts.sent, sent_at && writeDateAndTime(sent_at)],
      [facts.tried, attempts > 0 && words.tried(attempts)],
      [facts.next, email.state === "waiting" && writeDateAndTime(next_at)],
      [facts.said, failure],
      [facts.technician, words.number(id)],
    ];
    return {
      id,
      subject,
      state: email.state,
      to: words.to(receiver, written),
      taken: sent_at === null ? undefined : say(sayWait(created_at, sent_at)),
      ...sayFailure(email, canRetry),
      details: details.flatMap(([label, text]) => (text ? [{ label, text }] : [])),
      canRetry,
    };
  });
  return { emails, older };
}

const outboxErrors = defineErrors({
  emailGone: {
    status: 409,
    sentence: "This email cannot go out again: it is sent already, or the link in it is too old.",
  },
});

/** Resets a failed or waiting e-mail, which goes at once. @throws AppError adminsOnly, notFound; emailGone */
export async function retryEmail(ctx: AppContext, member: StaffMember, id: number): Promise<void> {
  if (!canReadOutbox(member)) throw new AppError("adminsOnly");
  const now = ctx.clock.now();
  await withTransaction(ctx, async (ctx, transaction) => {
    if ((await store.findOutboxEmail(transaction, id)) === undefined) throw new AppError("notFound");
    if (!(await store.retryEmailNow(transaction, id, now.toISOString(), giveUpAt(now))))
      throw new AppError(outboxErrors.emailGone);
    await recordAuditEvent(ctx, transaction, member, { what: "email sent again", subject: `email:${id}` });
  });
}

/** Deletes a failed e-mail with its text. @throws AppError adminsOnly; notFound unless it failed */
export async function deleteEmail(ctx: AppContext, member: StaffMember, id: number): Promise<void> {
  if (!canReadOutbox(member)) throw new AppError("adminsOnly");
  await withTransaction(ctx, async (ctx, transaction) => {
    if (!(await store.deleteFailedEmail(transaction, id))) throw new AppError("notFound");
    await recordAuditEvent(ctx, transaction, member, { what: "email deleted", subject: `email:${id}` });
  });
}
