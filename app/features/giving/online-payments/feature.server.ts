import { logThings } from "content/log-things.ts";
import { staffAskedGiving } from "content/staff-asked-giving.ts";
import { staffOnlineGifts, paymentNeeds as words } from "content/staff-online-gifts.ts";
import { loggedRows } from "../../../server/audit-log/name-logged-things.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { moneyWarning, type Need } from "../../../server/need.ts";
import { canManageGifts } from "../gifts/gift-permissions.ts";
import { countProblems } from "./checkout-queries.server.ts";
import { disputePreviews } from "./dispute-emails.tsx";
import { followDisputes } from "./follow-dispute.server.ts";
import { handleNotices, reconcilePayments } from "./handle-notices.server.ts";
import { stopSubscriptions } from "./stop-monthly.server.ts";

async function findPaymentNeed({ db }: AppContext, member: StaffMember): Promise<Need[]> {
  if (!canManageGifts(member)) return [];
  const { count, since } = await countProblems(db);
  if (since === null) return [];
  const row = { label: words.label(count), detail: words.detail, act: words.act, count, since };
  return [{ ...row, ...moneyWarning, path: "/admin/gifts/online" }];
}

export const onlinePayments = defineFeature(() => ({
  switch: "gifts",
  staff: [
    {
      label: staffOnlineGifts.title,
      path: "/admin/gifts/online",
      icon: "gift",
      who: canManageGifts,
      alsoCalled: staffAskedGiving.online,
    },
  ],
  needs: findPaymentNeed,
  emails: disputePreviews,
  logged: { gifts: ["payment-notice"] },
  things: {
    "payment-notice": loggedRows({
      table: "payment_notices",
      name: logThings.payment,
      to: () => "/admin/gifts/online",
    }),
  },
  tables: {
    checkouts: table({
      noun: "checkout",
      key: ["id"],
      belongsTo: ["promises"],
      columns: {
        nothing: "id provider reference promise_id amount currency plan state created_at checked_at",
        secret: "url",
      },
    }),
    payment_notices: table({
      noun: "payment notice",
      key: ["id"],
      columns: {
        nothing: "id provider event_id kind reference due_at received_at handled_at problem",
        typed: "settled_why",
        staff: "settled_by",
      },
    }),
    payment_subscriptions: table({
      noun: "monthly payment",
      key: ["id"],
      belongsTo: ["promises"],
      columns: {
        nothing: "id provider plan promise_id state created_at",
        secret: "customer code token",
      },
    }),
  },
  jobs: [
    { name: "stopped monthly gifts", by: "one", every: 3_600, run: stopSubscriptions },
    { name: "disputes", by: "one", every: 3_600, run: followDisputes },
    { name: "payment notices", by: "one", every: 30, run: handleNotices },
    { name: "payment reconciliation", by: "one", every: 86_400, from: 10_800, run: reconcilePayments },
  ],
}));
