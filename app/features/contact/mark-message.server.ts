import { withTransaction } from "../../server/db/with-transaction.ts";
import { forgetLetter } from "../../server/mail/outbox.server.ts";
import { Refusal } from "../../server/http/errors.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { Site } from "../../server/context.server.ts";
import { keepDeed } from "../../server/audit-log/record-audit-event.server.ts";
import * as store from "./inbox-queries.server.ts";

/** Marks a message as read, or as new again. @throws Refusal notFound */
export async function markMessage(site: Site, member: StaffMember, id: number, isRead: boolean): Promise<void> {
  const read = isRead
    ? { read_at: site.clock.now().toISOString(), read_by: member.name }
    : { read_at: null, read_by: null };
  if (!(await store.markMessage(site.database, id, read))) throw new Refusal("notFound");
}

/**
 * Deletes a message for good, and its letter with it; the log keeps that it was deleted, and nothing of what it said.
 *
 * @throws Refusal notFound
 */
export async function deleteMessage(site: Site, member: StaffMember, id: number): Promise<void> {
  await withTransaction(site, async (site, transaction) => {
    if (!(await store.deleteMessage(transaction, id))) throw new Refusal("notFound");
    await forgetLetter(transaction, `message:${id}`);
    await keepDeed(site, transaction, member, { what: "message deleted", subject: `message:${id}` });
  });
}
