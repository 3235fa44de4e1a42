import { receiptData as words } from "content/staff-receipts.ts";
import type { PersonalData } from "../../../server/personal-data.ts";
import { erasedName } from "../../../values/erased-name.ts";
import { findReceiptData, replaceStaffOnReceipts } from "./erase-receipt-names.server.ts";

/** Receipts of a person, and receipts that name them as a member of staff. */
export const receiptData: PersonalData = {
  async find({ db }, { email }) {
    const receipts = await findReceiptData(db, email);
    return [{ name: "receipts", label: words, exported: receipts, keys: receipts.map(({ id }) => `receipt:${id}`) }];
  },
  // The donor's name goes with the address of the gift, by which receipts are found: `donor-commands.server.ts`.
  async erase(ctx, { names }) {
    if (names.length > 0) await replaceStaffOnReceipts(ctx, names, erasedName);
  },
};
