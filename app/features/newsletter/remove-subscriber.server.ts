import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import type { AppContext } from "../../server/context.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { AppError } from "../../server/http/errors.ts";
import { findEmail } from "./subscriber-list-queries.server.ts";
import { findSubscriber } from "./subscriber-queries.server.ts";
import { suppressAddress } from "./suppress-address.server.ts";
import { unsubscribeByStaff } from "./unsubscribe-by-staff.server.ts";

/**
 * Unsubscribes an address; the audit log omits it.
 * @param forGood suppresses the address after a complaint
 * @throws AppError notFound
 */
export async function removeSubscriber(
  ctx: AppContext,
  member: StaffMember,
  id: number,
  forGood: boolean,
): Promise<void> {
  await withTransaction(ctx, async (ctx, transaction) => {
    const email = await findEmail(transaction, id);
    if (email === undefined) throw new AppError("notFound");
    if (forGood) await suppressAddress(ctx, transaction, email, "complaint");
    else await unsubscribeByStaff(transaction, email);
    const what = forGood ? "subscriber removed for good" : "subscriber removed";
    await recordAuditEvent(ctx, transaction, member, { what, subject: `subscriber:${id}` });
  });
}

/** Unsubscribes by e-mail link. @returns false for an unknown or used link */
export async function unsubscribe(ctx: AppContext, token: string | null): Promise<boolean> {
  return withTransaction(ctx, async ({ db: transaction }) => {
    const subscriber = await findSubscriber(transaction, "token", token ?? "");
    return subscriber !== undefined && unsubscribeByStaff(transaction, subscriber.email);
  });
}

/** Does a subscription have this link? Read-only. */
export async function isUnsubscribeLink({ db }: AppContext, token: string | null): Promise<boolean> {
  return (await findSubscriber(db, "token", token ?? "")) !== undefined;
}
