import { staffMonth as words } from "content/staff-month.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import type { Need } from "../../../server/need.ts";
import { siteDate } from "../../../values/dates.ts";
import { writeMonth } from "../../../values/founding-month.ts";
import { canKeepBooks } from "../../../values/roles.ts";
import { lastDayOfMonth, monthAfter, startOfSiteDay } from "../../../values/site-days.ts";
import { findOpenMonth } from "./close-month.server.ts";
import { findThingsLeft } from "./find-things-left.server.ts";
import { monthPreviews } from "./month-emails.tsx";
import { monthMigrations } from "./month-migrations.ts";
import { closeRestoredMonths } from "./restore-months.server.ts";

/** From the first day of the next month. */
async function findMonthNeed(ctx: AppContext, member: StaffMember): Promise<Need[]> {
  if (!canKeepBooks(member)) return [];
  const month = await findOpenMonth(ctx);
  if (month === undefined || lastDayOfMonth(month) >= siteDate(ctx.clock.now())) return [];
  const { label, detail, act } = words.today;
  const left = (await findThingsLeft(ctx, month)).filter(({ isDone }) => !isDone).length;
  const row = {
    label: label(writeMonth(month)),
    detail: left === 0 ? detail : words.lede.left(left),
    act,
    path: "/admin/month",
  };
  return [{ ...row, rank: "money", icon: "gift", ground: "g-green", since: startOfSiteDay(`${monthAfter(month)}-01`) }];
}

/** Closed months of the books: their files, seals and exports. */
export const months = defineFeature(() => ({
  migrations: monthMigrations,
  switch: "spending",
  staff: [{ label: words.title, path: "/admin/month", icon: "gift", who: canKeepBooks, alsoCalled: words.asked }],
  needs: findMonthNeed,
  emails: monthPreviews,
  restored: { close: closeRestoredMonths },
  tables: {
    // They never change. A file names no person.
    month_files: table({
      noun: "month",
      key: ["month"],
      columns: { nothing: "month content sha256 closed_by_id agreed_by_id at" },
    }),
    month_lines: table({
      noun: "line of a month",
      key: ["id"],
      belongsTo: ["entries", "vouchers"],
      columns: { nothing: "id month line entry_id voucher_id" },
    }),
  },
}));
