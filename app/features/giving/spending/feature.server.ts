import { staffSpending as words } from "content/staff-spending.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { canKeepBooks, canSpend } from "../../../values/roles.ts";
import { asRowId } from "../../../values/row-id.ts";
import { approveAlone } from "./act-on-voucher.server.ts";
import { erasePayeesAgain } from "./erase-payee.server.ts";
import { findSpendingNeeds } from "./find-spending-needs.server.ts";
import { voucherMigrations } from "./voucher-migrations.ts";
import { voucherData } from "./voucher-person.server.ts";
import { findUsedVoucherNumbers, findVoucherNumbers, waitingVouchers } from "./voucher-queries.server.ts";
import { formatVoucherNumber } from "./voucher-states.ts";

/** Money out: a photographed voucher, which another person approves. Kept as long as the books, without a retention. */
export const spending = defineFeature(() => ({
  migrations: voucherMigrations,
  switch: "spending",
  staff: [
    {
      label: words.title,
      path: "/admin/spending",
      icon: "money",
      who: canSpend,
      alsoCalled: words.asked,
      waiting: waitingVouchers,
      counts: canKeepBooks,
    },
    {
      kind: "act",
      label: words.new,
      path: "/admin/spending/new",
      icon: "camera",
      who: canSpend,
      alsoCalled: words.askedNew,
    },
  ],
  needs: findSpendingNeeds,
  person: voucherData,
  restored: { findUsedNumbers: findUsedVoucherNumbers, repeat: erasePayeesAgain },
  logged: { gifts: ["voucher"] },
  things: {
    voucher: async ({ db }, keys) => {
      const rows = await findVoucherNumbers(
        db,
        keys.flatMap((key) => asRowId(key) ?? []),
      );
      const name = ({ year, serial }: (typeof rows)[number]) => words.log(formatVoucherNumber(year, serial));
      return new Map(rows.map((row) => [String(row.id), { name: name(row), to: `/admin/spending/${row.id}` }]));
    },
  },
  tables: {
    vouchers: table({
      noun: "voucher",
      key: ["id"],
      belongsTo: ["purses"],
      columns: {
        nothing:
          "id year serial purse_id kind currency minor payee_kind may_be_named paid_from paid_on state puts_in carried_to sent_at waiting_since picture picture_look alike_to",
        typed: "note",
        staff: "spent_by",
        person: "spender_id payee payee_folded approvers",
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
