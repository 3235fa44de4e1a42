import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { AppContext } from "../../server/context.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { AppError } from "../../server/http/errors.ts";
import { giveUpAt } from "../../server/mail/retry-delays.ts";
import { canReadOutbox } from "./outbox-permissions.ts";
import * as store from "./outbox-queries.server.ts";

/**
 * Lets a letter that failed or waits begin anew: it is tried at once, and has all its tries before it.
 *
 * @throws Refusal adminsOnly, notFound, or letterGone for one that is sent or that nobody could use any more
 */
export async function retryEmail(ctx: AppContext, member: StaffMember, id: number): Promise<void> {
  if (!canReadOutbox(member)) throw new AppError("adminsOnly");
  const now = ctx.clock.now();
  await withTransaction(ctx, async (ctx, transaction) => {
    if ((await store.findOutboxState(transaction, id)) === undefined) throw new AppError("notFound");
    const isAwake = await store.retryEmailNow(transaction, id, now.toISOString(), giveUpAt(now));
    if (!isAwake) throw new AppError("emailGone");
    await recordAuditEvent(ctx, transaction, member, { what: "letter sent again", subject: `letter:${id}` });
  });
}

/**
 * Deletes a letter that failed, with all that stands in it.
 *
 * @throws Refusal adminsOnly, or notFound for anything but a letter that failed
 */
export async function deleteEmail(ctx: AppContext, member: StaffMember, id: number): Promise<void> {
  if (!canReadOutbox(member)) throw new AppError("adminsOnly");
  await withTransaction(ctx, async (ctx, transaction) => {
    if (!(await store.deleteFailedEmail(transaction, id))) throw new AppError("notFound");
    await recordAuditEvent(ctx, transaction, member, { what: "letter deleted", subject: `letter:${id}` });
  });
}
