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

/** Only who has the secret of the site can tell whether an address is meant. */
function hashOfAddress({ config: settings }: Pick<AppContext, "config">, email: string): string {
  return createHmac("sha256", settings.secret).update(`newsletter ${email.toLowerCase()}`).digest("hex");
}

/** May the newsletter not write to this address, whoever asks for it? */
export function isSuppressed(ctx: Pick<AppContext, "config" | "db">, email: string): Promise<boolean> {
  return isHashSuppressed(ctx.db, hashOfAddress(ctx, email));
}

/** Takes an address off the list, and never writes to it again. @param transaction of what it is part of */
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
 * Removes all that the newsletter keeps about an address, because its owner wants that; what stays is a keyed hash, so
 * that nobody's typing brings it back.
 *
 * @param transaction of what it is part of
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

/** Leaves the addresses alone that mail servers said are nobody's. */
export async function suppressBounced(ctx: AppContext): Promise<void> {
  for (const email of await findBouncedAddresses(ctx.db)) {
    await withTransaction(ctx, (ctx, transaction) => suppressAddress(ctx, transaction, email, "bounce"));
    ctx.log.info("address suppressed", { reason: "bounce" });
  }
}
