import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { refundAlone } from "./decide-refund.server.ts";
import { findRefundNeed } from "./find-refund-need.server.ts";
import { refundPreviews } from "./refund-emails.tsx";
import { refundMigrations } from "./refund-migrations.ts";
import { settleRefunds } from "./settle-refunds.server.ts";

export const refunds = defineFeature({
  migrations: refundMigrations,
  switchedBy: "gifts",
  needs: findRefundNeed,
  emails: refundPreviews,
  tables: {
    refunds: table({
      noun: "refund",
      key: ["id"],
      belongsTo: ["gifts", "lines_out"],
      columns: {
        nothing:
          "id gift_id kind way amount paid state day partner_id asked_at is_by_one is_by_trustees waiting_since line_id told_at changed_at idempotency_key",
        typed: "why",
        person: "asked_by_id agreed_by_id",
      },
    }),
  },
  jobs: [
    { name: "refunds", by: "one", every: 3_600, run: (ctx) => settleRefunds(ctx) },
    { name: "refunds of one person", by: "one", every: 600, run: refundAlone },
  ],
});
