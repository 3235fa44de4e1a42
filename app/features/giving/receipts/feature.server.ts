import { staffAskedGiving } from "content/staff-asked-giving.ts";
import { staffActs } from "content/staff-jump.ts";
import { staffReceipts, receiptData as words } from "content/staff-receipts.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import type { PersonalData } from "../../../server/personal-data.ts";
import { erasedName } from "../../../values/erased-name.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import { findReceiptData, replaceStaffOnReceipts } from "./erase-receipt-names.server.ts";
import { receiptPreviews } from "./receipt-emails.tsx";
import { findUsedReceiptNumbers } from "./receipt-queries.server.ts";

const receiptData: PersonalData = {
  async find({ db }, { email }) {
    const receipts = await findReceiptData(db, email);
    return [
      { name: "receipts", label: words.label, exported: receipts, keys: receipts.map(({ id }) => `receipt:${id}`) },
    ];
  },
  // Donors' names are erased with the e-mail address of the gift, in `donor-commands.server.ts`.
  async erase(ctx, { names }) {
    if (names.length > 0) await replaceStaffOnReceipts(ctx, names, erasedName);
  },
};

export const receipts = defineFeature(() => ({
  pages: [
    {
      path: "/receipt",
      rank: 70,
      need: "receipt",
      lede: (of) => of("receipts").check.lede,
      title: (of) => of("receipts").check.title,
      texts: (of) => [of("receipts").check.lede, of("receipts").check.label],
    },
  ],
  staff: [
    {
      label: staffReceipts.list.title,
      path: "/admin/receipts",
      icon: "gift",
      who: canManageGifts,
      alsoCalled: staffAskedGiving.receipts,
    },
    {
      kind: "act",
      label: staffActs.sendReceiptAgain,
      path: "/admin/receipts",
      icon: "gift",
      who: canManageGifts,
      alsoCalled: staffAskedGiving.sendReceiptAgain,
    },
  ],
  person: receiptData,
  restored: { findUsedNumbers: findUsedReceiptNumbers },
  emails: receiptPreviews,
  tables: {
    receipts: table({
      noun: "receipt",
      key: ["id"],
      belongsTo: ["gifts"],
      columns: {
        nothing: "id gift_id year serial letters state replaced_by issued_at",
        typed: "contents",
        secret: "link",
      },
    }),
  },
}));
