import { recordAuditEvent } from "../../server/audit-log/record-audit-event.server.ts";
import type { StaffMember } from "../../server/auth/auth.ts";
import { randomToken } from "../../server/auth/random-token.server.ts";
import type { AppContext } from "../../server/context.server.ts";
import type { Database } from "../../server/db/database.server.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { AppError } from "../../server/http/errors.ts";
import { findEmail, findSubscriber, insertSubscriber } from "./subscriber-queries.server.ts";
import { isSuppressed, suppressAddress, unsubscribeAddress } from "./suppress-address.server.ts";

/** Imports a subscriber of an older site with the stored consent, without an e-mail. @param db the transaction */
export async function importSubscriberEmail(
  ctx: AppContext,
  db: Database,
  { email, subscribedAt, consent }: { email: string; subscribedAt: Date; consent: string },
): Promise<"added" | "there" | "suppressed"> {
  if (await isSuppressed({ ...ctx, db }, email)) return "suppressed";
  if ((await findSubscriber(db, "email", email)) !== undefined) return "there";
  const at = subscribedAt.toISOString();
  const dates = { created_at: at, confirmed_at: at };
  await insertSubscriber(db, { email, ...dates, confirmed_by: null, consent, page: null, token: randomToken() });
  return "added";
}

/** Unsubscribes an address, or suppresses it after a complaint; the audit log omits it. @throws AppError notFound */
export async function removeSubscriber(ctx: AppContext, member: StaffMember, id: number, forGood: boolean) {
  await withTransaction(ctx, async (ctx, transaction) => {
    const email = await findEmail(transaction, id);
    if (email === undefined) throw new AppError("notFound");
    if (forGood) await suppressAddress(ctx, transaction, email, "complaint");
    else await unsubscribeAddress(transaction, email);
    const what = forGood ? "subscriber removed for good" : "subscriber removed";
    await recordAuditEvent(ctx, transaction, member, { what, subject: `subscriber:${id}` });
  });
}

/** Unsubscribes by e-mail link. @returns false for an unknown or used link */
export async function unsubscribe(ctx: AppContext, token: string | null): Promise<boolean> {
  return withTransaction(ctx, async ({ db: transaction }) => {
    const subscriber = await findSubscriber(transaction, "token", token ?? "");
    return subscriber !== undefined && unsubscribeAddress(transaction, subscriber.email);
  });
}

/** Does a subscription have this link? Read-only. */
export async function isUnsubscribeLink({ db }: AppContext, token: string | null): Promise<boolean> {
  return (await findSubscriber(db, "token", token ?? "")) !== undefined;
}
