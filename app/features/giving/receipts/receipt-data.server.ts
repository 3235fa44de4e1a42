import { receiptData as words } from "content/staff-receipts.ts";
import type { PersonalData } from "../../../server/personal-data.ts";
import { erasedName } from "../../../values/erased-name.ts";
import { findReceiptData, replaceStaffOnReceipts } from "./erase-receipt-names.server.ts";

/** A person's receipts, and receipts with the name of a staff member. */
export const receiptData: PersonalData = {
  async find({ db }, { email }) {
    const receipts = await findReceiptData(db, email);
    return [{ name: "receipts", label: words, exported: receipts, keys: receipts.map(({ id }) => `receipt:${id}`) }];
  },
  // Donors' names are erased with the gift's address: `donor-commands.server.ts`.
  async erase(ctx, { names }) {
    if (names.length > 0) await replaceStaffOnReceipts(ctx, names, erasedName);
  },
};
