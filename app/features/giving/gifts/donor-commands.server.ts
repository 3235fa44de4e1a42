import type { InTransaction } from "../../../server/context.server.ts";
import type { Database } from "../../../server/db/database.server.ts";
import {
  findReceiptData,
  forgetReceiptNames,
  replaceStaffOnReceipts,
} from "../receipts/forget-receipt-names.server.ts";
import * as store from "./donor-queries.server.ts";

/** All promises, gifts and receipts of an address (in lower case), without secrets. */
export async function findDonorData(db: Database, email: string) {
  return { ...(await store.findDonorData(db, email)), receipts: await findReceiptData(db, email) };
}

/** Erases a donor from promises, gifts and receipts, and these names of staff from receipts. @param mark stands for a name */
export async function eraseDonor(ctx: InTransaction, email: string, names: string[], mark: string): Promise<void> {
  const { db } = ctx;
  await forgetReceiptNames(ctx, { email });
  if (names.length > 0) await replaceStaffOnReceipts(ctx, names, mark);
  await store.eraseDonor(db, email);
}
