import { createHmac } from "node:crypto";
import type { AppContext } from "../../server/context.server.ts";
import type { Database } from "../../server/db/database.server.ts";
import type { SuppressedAddressTable } from "../../server/db/newsletter-tables.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import { lagosDate } from "../../values/dates.ts";
import { deleteEmails, findBouncedAddresses } from "./newsletter-outbox-queries.server.ts";
import { insertSuppressed, isHashSuppressed } from "./suppression-queries.server.ts";
import { unsubscribeByStaff } from "./unsubscribe-by-staff.server.ts";

type Reason = SuppressedAddressTable["reason"];

/** Keyed: only the holder of the secret can test an address. */
function hashOfAddress({ config: settings }: Pick<AppContext, "config">, email: string): string {
  return createHmac("sha256", settings.secret).update(`newsletter ${email.toLowerCase()}`).digest("hex");
}

/** Is this address suppressed, whoever asks for the newsletter? */
export function isSuppressed(ctx: Pick<AppContext, "config" | "db">, email: string): Promise<boolean> {
  return isHashSuppressed(ctx.db, hashOfAddress(ctx, email));
}

/** Unsubscribes and suppresses an address. @param transaction of the caller */
export async function suppressAddress(
  ctx: Pick<AppContext, "config" | "clock">,
  transaction: Database,
  email: string,
  reason: Reason,
): Promise<void> {
  await unsubscribeByStaff(transaction, email);
  const day = lagosDate(ctx.clock.now());
  await insertSuppressed(transaction, { hash: hashOfAddress(ctx, email), reason, day });
}

/**
 * Deletes all newsletter data of an address at its owner's request; a keyed hash stays, which blocks a new
 * subscription.
 * @param transaction of the caller
 */
export async function eraseSubscriber(
  ctx: Pick<AppContext, "config" | "clock">,
  transaction: Database,
  email: string,
): Promise<void> {
  const address = email.trim().toLowerCase();
  await suppressAddress(ctx, transaction, address, "erased");
  await deleteEmails(transaction, address);
}

/** Suppresses permanently bounced addresses. */
export async function suppressBounced(ctx: AppContext): Promise<void> {
  for (const email of await findBouncedAddresses(ctx.db)) {
    await withTransaction(ctx, (ctx, transaction) => suppressAddress(ctx, transaction, email, "bounce"));
    ctx.log.info("address suppressed", { reason: "bounce" });
  }
}
