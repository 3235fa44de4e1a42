import { refundNeeds as words } from "content/staff-refunds.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { moneyWarning, type Need } from "../../../server/need.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import { refundAlone } from "./decide-refund.server.ts";
import { refundPreviews } from "./refund-emails.tsx";
import { refundMigrations } from "./refund-migrations.ts";
import { countWaitingRefunds, findFirstWaiting } from "./refund-queries.server.ts";
import { settleRefunds } from "./settle-refunds.server.ts";

async function findRefundNeed({ db }: AppContext, member: StaffMember): Promise<Need[]> {
  if (!canManageGifts(member)) return [];
  const { count, since } = await countWaitingRefunds(db);
  const first = since === null ? undefined : await findFirstWaiting(db);
  if (since === null || first === undefined) return [];
  const row = { label: words.label(count), detail: words.detail, act: words.act, count, since };
  return [{ ...row, ...moneyWarning, path: `/admin/gifts/${first.gift_id}#refunds` }];
}

export const refunds = defineFeature(() => ({
  migrations: refundMigrations,
  switch: "gifts",
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
}));
