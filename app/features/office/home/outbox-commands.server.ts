import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import { AppError, defineErrors } from "../../../server/http/errors.ts";
import { giveUpAt } from "../../../server/mail/retry-delays.ts";
import { readList } from "../../../values/read-list.ts";
import { writeDateAndTime } from "../../../values/site-time.ts";
import { canReadOutbox } from "./admin-permissions.ts";
import * as store from "./outbox-queries.server.ts";

const pageLength = 30;

/** A page of e-mails in one state or all, newest first. @param address with cursor */
export async function listOutbox(ctx: AppContext, state: store.OutboxState | undefined, address: string) {
  const { page, older } = await readList(address, pageLength, (wanted) =>
    store.findOutboxEmails(ctx.db, state, wanted),
  );
  const now = ctx.clock.now().toISOString();
  const emails = page.map(({ created_at, sent_at, next_at, expires_at, ...email }) => ({
    ...email,
    written: writeDateAndTime(created_at),
    sent: sent_at === null ? undefined : writeDateAndTime(sent_at),
    next: email.state === "waiting" ? writeDateAndTime(next_at) : undefined,
    canRetry: email.state !== "sent" && (expires_at === null || expires_at > now),
  }));
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
