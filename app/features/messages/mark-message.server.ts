import { withTransaction } from "../../platform/database/with-transaction.ts";
import { forgetLetter } from "../../platform/mail/outbox.server.ts";
import { Refusal } from "../../platform/refusals.ts";
import type { StaffMember } from "../../platform/sign-in/sign-in.ts";
import type { Site } from "../../platform/site.server.ts";
import { keepDeed } from "../desk/keep-deed.server.ts";
import * as store from "./staff-message-store.server.ts";

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
