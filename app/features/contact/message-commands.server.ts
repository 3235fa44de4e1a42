import { createHash } from "node:crypto";
import { contactMessageEmail } from "../../emails/contact-emails.tsx";
import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { AppContext } from "../../server/context.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { AppError } from "../../server/http/errors.ts";
import { cancelEmail, enqueueEmail } from "../../server/mail/outbox.server.ts";
import { findSettings } from "../settings/find-settings.server.ts";
import * as store from "./message-queries.server.ts";
import type { Message } from "./message-schema.ts";

/** Stores a message and its e-mail to the foundation; the outbox delivers with retries (decisions M1). */
export async function sendMessage(ctx: AppContext, message: Message): Promise<void> {
  const createdAt = ctx.clock.now().toISOString();
  const { email: to, name: foundation } = await findSettings(ctx);
  const email = contactMessageEmail({ to, foundation, message });
  await withTransaction(ctx, async (ctx, transaction) => {
    const { firstName: first_name, lastName: last_name, ...rest } = message;
    // Deduplicates: the same text twice on one day (two taps on a slow network) is one message.
    const text = JSON.stringify([createdAt.slice(0, 10), message]);
    const fingerprint = createHash("sha256").update(text).digest("hex");
    const row = { first_name, last_name, ...rest, created_at: createdAt, fingerprint };
    const id = await store.insertMessage(transaction, row);
    if (id === undefined) return;
    await enqueueEmail(ctx, transaction, email, { kind: "contact-message", idempotencyKey: `message:${id}` });
  });
}

/** Marks a message read or new. @throws AppError notFound */
export async function markMessage(ctx: AppContext, member: StaffMember, id: number, isRead: boolean): Promise<void> {
  const read_at = isRead ? ctx.clock.now().toISOString() : null;
  const read_by = isRead ? member.name : null;
  if (!(await store.markMessage(ctx.db, id, { read_at, read_by }))) throw new AppError("notFound");
}

/** Deletes a message and its e-mail permanently; the audit log records only the deletion. @throws AppError notFound */
export async function deleteMessage(ctx: AppContext, member: StaffMember, id: number): Promise<void> {
  await withTransaction(ctx, async (ctx, transaction) => {
    if (!(await store.deleteMessage(transaction, id))) throw new AppError("notFound");
    await cancelEmail(transaction, `message:${id}`);
    await recordAuditEvent(ctx, transaction, member, { what: "message deleted", subject: `message:${id}` });
  });
}
