import type { Database } from "../../../server/db/database.server.ts";
import { receiptOfEmail } from "./erase-receipt-names.server.ts";
import * as store from "./receipt-queries.server.ts";

/** Tells whether a receipt can be sent again. It is valid, even while the bank asks for the money back, and there is an address. */
export const canBeSent = ({ state, email }: { state: string; email: string | null }): boolean =>
  (state === "valid" || state === "disputed") && email !== null;

/**
 * Finds the receipts that went out with e-mails, and can go out again.
 * @param keys idempotency keys of the e-mails
 * @returns ids of gifts by the id of their receipt
 */
export async function findSendableReceipts(
  db: Database,
  keys: readonly (string | null)[],
): Promise<Map<number, number>> {
  const ids = [...new Set(keys.flatMap((key) => receiptOfEmail(key ?? "") ?? []))];
  const rows = ids.length === 0 ? [] : await store.findReceiptsWithAddress(db, ids);
  return new Map(rows.filter(canBeSent).map(({ id, gift_id }) => [id, gift_id]));
}
