import { createHmac } from "node:crypto";
import type { Database } from "../../server/db/database.server.ts";
import type { SuppressedAddressTable } from "../../server/db/newsletter-tables.ts";
import { withTransaction } from "../../server/db/with-transaction.ts";
import type { Site } from "../../server/context.server.ts";
import { lagosDate } from "../../values/dates.ts";
import { deleteLetters, findRefusedAddresses } from "./newsletter-outbox-queries.server.ts";
import { insertSuppressed, isHashSuppressed } from "./suppression-queries.server.ts";
import { takeOffList } from "./unsubscribe-by-staff.server.ts";

type Reason = SuppressedAddressTable["reason"];

/** Only who has the secret of the site can tell whether an address is meant. */
function hashOfAddress({ settings }: Pick<Site, "settings">, email: string): string {
  return createHmac("sha256", settings.secret).update(`newsletter ${email.toLowerCase()}`).digest("hex");
}

/** May the newsletter not write to this address, whoever asks for it? */
export function isSuppressed(site: Pick<Site, "settings" | "database">, email: string): Promise<boolean> {
  return isHashSuppressed(site.database, hashOfAddress(site, email));
}

/** Takes an address off the list, and never writes to it again. @param transaction of what it is part of */
export async function suppressAddress(
  site: Pick<Site, "settings" | "clock">,
  transaction: Database,
  email: string,
  reason: Reason,
): Promise<void> {
  await takeOffList(transaction, email);
  const day = lagosDate(site.clock.now());
  await insertSuppressed(transaction, { hash: hashOfAddress(site, email), reason, day });
}

/**
 * Removes all that the newsletter keeps about an address, because its owner wants that; what stays is a keyed hash, so
 * that nobody's typing brings it back.
 *
 * @param transaction of what it is part of
 */
export async function eraseSubscriber(
  site: Pick<Site, "settings" | "clock">,
  transaction: Database,
  email: string,
): Promise<void> {
  const address = email.trim().toLowerCase();
  await suppressAddress(site, transaction, address, "erased");
  await deleteLetters(transaction, address);
}

/** Leaves the addresses alone that mail servers said are nobody's. */
export async function suppressRefused(site: Site): Promise<void> {
  for (const email of await findRefusedAddresses(site.database)) {
    await withTransaction(site, (site, transaction) => suppressAddress(site, transaction, email, "bounce"));
    site.log.info("address suppressed", { reason: "bounce" });
  }
}
