import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { receiptData } from "./receipt-data.server.ts";
import { findUsedReceiptNumbers } from "./receipt-queries.server.ts";

export const receipts = defineFeature({
  person: receiptData,
  restored: { findUsedNumbers: findUsedReceiptNumbers },
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
});
