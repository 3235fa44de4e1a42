import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { AppContext } from "../../server/context.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { AppError } from "../../server/http/errors.ts";
import { cancelEmail } from "../../server/mail/outbox.server.ts";
import * as store from "./inbox-queries.server.ts";

/** Marks a message read or new. @throws AppError notFound */
export async function markMessage(ctx: AppContext, member: StaffMember, id: number, isRead: boolean): Promise<void> {
  const read = isRead
    ? { read_at: ctx.clock.now().toISOString(), read_by: member.name }
    : { read_at: null, read_by: null };
  if (!(await store.markMessage(ctx.db, id, read))) throw new AppError("notFound");
}

/** Deletes a message and its e-mail permanently; the audit log records only the deletion. @throws AppError notFound */
export async function deleteMessage(ctx: AppContext, member: StaffMember, id: number): Promise<void> {
  await withTransaction(ctx, async (ctx, transaction) => {
    if (!(await store.deleteMessage(transaction, id))) throw new AppError("notFound");
    await cancelEmail(transaction, `message:${id}`);
    await recordAuditEvent(ctx, transaction, member, { what: "message deleted", subject: `message:${id}` });
  });
}
