import type { InTransaction } from "../../../server/context.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import { cancelEmail, cancelEmailsBeginning } from "../../../server/mail/outbox.server.ts";
import type { ReceiptContents } from "./receipt-contents.ts";
import * as store from "./receipt-queries.server.ts";

/** Idempotency key of a receipt's e-mail in the outbox. */
export const receiptEmailKey = (id: number): string => `receipt:${id}`;

/** Returns the id of an e-mail's receipt, from the e-mail's idempotency key. */
export function receiptOfEmail(key: string): number | undefined {
  const [, id] = /^receipt:(\d{1,15})(?: again |$)/.exec(key) ?? [];
  return id === undefined ? undefined : Number(id);
}

const findReceipts = (db: Database, of: { promise: number } | { email: string } | { gift: number }) => {
  if ("promise" in of) return store.findReceiptsOfPromise(db, of.promise);
  return "gift" in of ? store.findReceiptsOf(db, of.gift) : store.findReceiptsOfDonor(db, of.email);
};

/** Erases the donor's name in receipts and cancels their e-mails. The receipts' numbers stay valid. */
export async function eraseReceiptNames(
  { db }: InTransaction,
  of: { promise: number } | { email: string } | { gift: number },
): Promise<void> {
  const found: Pick<store.ReceiptRow, "id" | "contents">[] = await findReceipts(db, of);
  for (const { id, contents } of found) {
    await cancelEmail(db, receiptEmailKey(id));
    await cancelEmailsBeginning(db, `${receiptEmailKey(id)} again `);
    const frozen: ReceiptContents = JSON.parse(contents);
    if (frozen.name !== null) await store.writeContents(db, id, JSON.stringify({ ...frozen, name: null }));
  }
}

/** Replaces names of staff in receipts, before the names are erased in gifts. @param mark replacement */
export async function replaceStaffOnReceipts({ db }: InTransaction, names: string[], mark: string): Promise<void> {
  const replaced = (name: string | null) => (name !== null && names.includes(name) ? mark : name);
  for (const { id, contents } of await store.findReceiptsByStaff(db, names)) {
    const frozen: ReceiptContents = JSON.parse(contents);
    const { receivedBy, checkedBy } = frozen;
    const without = { ...frozen, receivedBy: replaced(receivedBy), checkedBy: replaced(checkedBy) };
    await store.writeContents(db, id, JSON.stringify(without));
  }
}

/** Finds a donor's receipts. @param email in lower case */
export async function findReceiptData(db: Database, email: string) {
  return (await store.findReceiptsOfDonor(db, email)).map(({ id, year, serial, state, issued_at, contents }) => ({
    id,
    year,
    serial,
    state,
    issued_at,
    contents: JSON.parse(contents) as ReceiptContents,
  }));
}
