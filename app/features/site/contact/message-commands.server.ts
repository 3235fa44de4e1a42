import { staffMessages as words } from "content/staff-messages.ts";
import type * as v from "valibot";
import { refuseMoney } from "../../../cms/protection/find-money-questions.server.ts";
import { recordAuditEvent } from "../../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import { requireMay } from "../../../server/auth/require-may.server.ts";
import type { Actor, AppContext, InTransaction } from "../../../server/context.server.ts";
import { withTransaction } from "../../../server/db/with-transaction.ts";
import type { VisitorQuestion } from "../../../server/feature-events.ts";
import { AppError } from "../../../server/http/errors.ts";
import { FormError } from "../../../server/http/handle-form.server.ts";
import { fingerprintOf, sendKey } from "../../../server/http/repeated-sends.server.ts";
import { enqueueEmail } from "../../../server/mail/outbox.server.ts";
import type { FindJumpTargets } from "../../../server/staff-destination.ts";
import { newest } from "../../../values/cursor.ts";
import { writeDateAndTime } from "../../../values/site-time.ts";
import { findSettings } from "../../foundation/settings/find-settings.server.ts";
import { cancelOfficeEmails, enqueueToOffice, findOwnOffice } from "../../people/users/find-office.server.ts";
import { requireUser } from "../../people/users/require-user.server.ts";
import { contactMessageEmail, messageReplyEmail } from "./contact-emails.tsx";
import { canManageMessages } from "./message-permissions.ts";
import * as store from "./message-queries.server.ts";
import { type Message, markOf, type replySchema } from "./message-schema.ts";

/** Stores a message and an e-mail to the foundation; the outbox sends the e-mail, with retries (decisions M1). */
export const sendMessage = (ctx: AppContext, message: Message): Promise<void> =>
  withTransaction(ctx, (ctx) => storeMessage(ctx, message));

/** @param message `email` is empty if the visitor gave a telephone number; the text then contains it */
async function storeMessage(ctx: InTransaction, message: Message): Promise<void> {
  const createdAt = ctx.clock.now().toISOString();
  const { name: foundation } = await findSettings(ctx);
  const { firstName: first_name, lastName: last_name, ...rest } = message;
  // The same text twice on a day is one message, for example after two taps on a slow network.
  const fingerprint = fingerprintOf([createdAt.slice(0, 10), message]);
  const row = { first_name, last_name, ...rest, created_at: createdAt, fingerprint };
  const id = await store.insertMessage(ctx.db, row);
  if (id === undefined) return;
  await enqueueToOffice(ctx, (to) => contactMessageEmail({ to, foundation, message }), {
    kind: "contact-message",
    idempotencyKey: `message:${id}`,
    priority: "visitor",
  });
}

/** Stores a visitor's question from another form as a message. */
export const storeQuestion = (ctx: InTransaction, { name, email, subject, text }: VisitorQuestion): Promise<void> =>
  storeMessage(ctx, { firstName: name, lastName: "", email: email ?? "", subject, message: text });

/** Finds messages with these words, newest first, for the jump box. */
export const findMessageTargets: FindJumpTargets = async ({ db }, member, search, max) =>
  (canManageMessages(member)
    ? (await store.listMessages(db, "new", { search, before: newest, limit: max })).rows
    : []
  ).map(({ id, subject, first_name }) => ({
    group: "messages",
    label: subject,
    to: `/admin/messages?id=${id}`,
    icon: "message",
    note: first_name,
  }));

function requireMessages(member: StaffMember): void {
  requireMay(member, canManageMessages);
}

/** Marks a message done, spam or new. @throws AppError adminsOnly, notFound */
export async function markMessage({ ctx, member }: Actor, id: number, as: "done" | "spam" | "new"): Promise<void> {
  requireMessages(member);
  const now = ctx.clock.now().toISOString();
  const read = as === "new" ? { read_at: null, read_by: null } : { read_at: now, read_by: member.name };
  if (!(await store.updateMessage(ctx.db, id, { ...read, spam_at: as === "spam" ? now : null })))
    throw new AppError("notFound");
}

/**
 * Assigns a message to a member, whose home page shows it until it is done.
 * @param userId empty to assign it to no member
 * @throws AppError adminsOnly, notFound
 */
export async function giveMessage({ ctx, member }: Actor, id: number, userId: string): Promise<void> {
  requireMessages(member);
  if (userId !== "" && !canManageMessages(await requireUser(ctx.db, userId))) throw new AppError("notFound");
  await withTransaction(ctx, async (ctx, transaction) => {
    if (!(await store.updateMessage(transaction, id, { given_to: userId || null }))) throw new AppError("notFound");
    await recordAuditEvent(ctx, transaction, member, { what: "message given", subject: `message:${id}` });
  });
}

/**
 * Answers a message by e-mail, once for each idempotency key. The answer, its e-mail and the message's mark are stored
 * in one transaction. If the visitor replies, the e-mail goes to the foundation's address, if an admin has entered one.
 * @throws AppError notFound; FormError if another member has answered it, or marked it as done, since the form was
 * opened
 */
export async function replyToMessage(
  { ctx, member }: Actor,
  id: number,
  { text, idempotencyKey, seen }: v.InferOutput<typeof replySchema>,
): Promise<void> {
  await refuseMoney(ctx, [{ field: "text", text }], words.notYet);
  const { name: foundation } = await findSettings(ctx);
  const contact = await findOwnOffice(ctx);
  await withTransaction(ctx, async (ctx, transaction) => {
    const message = await store.findMessage(transaction, id);
    if (message === undefined) throw new AppError("notFound");
    const now = ctx.clock.now().toISOString();
    const idempotency_key = sendKey(member, idempotencyKey, id);
    const row = { message_id: id, text, written_at: now, written_by: member.name, idempotency_key };
    const reply = await store.insertReply(transaction, row);
    if (reply === undefined) return;
    if (seen !== undefined && seen !== markOf(message))
      throw new FormError(words.meanwhile(message.read_by, message.answered_at !== null), { status: 409 });
    const { first_name: firstName, last_name: lastName, email: to, subject, message: asked } = message;
    const about = {
      firstName,
      lastName,
      email: to,
      subject,
      message: asked,
      day: writeDateAndTime(message.created_at),
    };
    const email = messageReplyEmail({ to, foundation, contact, text, message: about });
    await enqueueEmail(ctx, transaction, email, { kind: "message-reply", idempotencyKey: store.replyKey(reply) });
    const marks = { answered_at: now, read_at: now, read_by: member.name, spam_at: null };
    await store.updateMessage(transaction, id, marks);
    await recordAuditEvent(ctx, transaction, member, { what: "message answered", subject: `message:${id}` });
  });
}

/**
 * Deletes a message and its e-mail permanently. The audit log records only that a message was deleted.
 * @throws AppError adminsOnly, notFound
 */
export async function deleteMessage(ctx: AppContext, member: StaffMember, id: number): Promise<void> {
  requireMessages(member);
  await withTransaction(ctx, async (ctx, transaction) => {
    if (!(await store.deleteMessage(transaction, id))) throw new AppError("notFound");
    await cancelOfficeEmails(transaction, `message:${id}`);
    await recordAuditEvent(ctx, transaction, member, { what: "message deleted", subject: `message:${id}` });
  });
}
