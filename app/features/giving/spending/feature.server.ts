import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { approveAlone } from "./act-on-voucher.server.ts";
import { voucherMigrations } from "./voucher-migrations.ts";

/** Money out: a photographed voucher, which another person approves. */
export const spending = defineFeature(() => ({
  migrations: voucherMigrations,
  tables: {
    vouchers: table({
      noun: "voucher",
      key: ["id"],
      belongsTo: ["purses"],
      columns: {
        nothing:
          "id year serial purse_id kind currency minor payee_kind may_be_named paid_from paid_on state puts_in carried_to sent_at waiting_since",
        typed: "note",
        staff: "spender",
        person: "spender_id payee approvers",
        secret: "key picture_hash",
      },
    }),
    voucher_events: table({
      noun: "act on a voucher",
      key: ["id"],
      belongsTo: ["vouchers"],
      columns: { nothing: "id voucher_id act at", typed: "words", staff: "by", person: "by_id" },
    }),
  },
  jobs: [{ name: "vouchers of one person", by: "one", every: 600, run: approveAlone }],
}));
