import { bankSentences } from "content/bank-sentences.ts";
import { logThings } from "content/log-things.ts";
import { staffAskedGiving } from "content/staff-asked-giving.ts";
import { staffActs } from "content/staff-jump.ts";
import { staffShell } from "content/staff-shell.ts";
import { loggedAs } from "../../../server/audit-log/name-logged-things.server.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { table } from "../../../server/declare-table.ts";
import { defineFeature } from "../../../server/define-feature.server.ts";
import { moneyWarning, type Need } from "../../../server/need.ts";
import { bankPreviews } from "./bank-emails.tsx";
import { bankMigrations } from "./bank-migrations.ts";
import { canManageBank } from "./bank-permissions.ts";
import { countReports, deleteReportsBefore } from "./bank-queries.server.ts";
import { bankChecks } from "./bank-steps.server.ts";
import { findBank } from "./find-bank.server.ts";
import { importBankSetting } from "./import-bank-setting.server.ts";
import { notifyOfLiveDetails } from "./notify-admins.server.ts";
import { markBankRestored, resealBank } from "./reseal-bank.server.ts";

const { needs: words } = bankSentences;

async function findBankNeeds(ctx: AppContext, member: StaffMember): Promise<Need[]> {
  if (!canManageBank(member)) return [];
  const { isAltered, open, confirmed } = await findBank(ctx);
  const reports = await countReports(ctx.db);
  const need = (label: string, detail: string, since?: string): Need => ({
    ...moneyWarning,
    label,
    detail,
    act: words.act,
    since,
    path: "/admin/bank",
  });
  return [
    ...(isAltered ? [need(words.altered, words.alteredDetail, "0")] : []),
    ...(open === undefined ? [] : [need(words.change, words.changeDetail, open.at)]),
    ...(confirmed.kind === "old" ? [need(words.old, words.oldDetail, confirmed.at)] : []),
    ...(reports.since === null ? [] : [need(words.reports(reports.count), words.reportsDetail, reports.since)]),
  ];
}

export const bankDetails = defineFeature(() => ({
  staff: [
    {
      label: staffShell.rooms.ways,
      path: "/admin/bank",
      icon: "settings",
      who: canManageBank,
      alsoCalled: staffAskedGiving.bank,
    },
    {
      kind: "act",
      label: staffActs.changeBank,
      path: "/admin/bank",
      icon: "settings",
      who: canManageBank,
      alsoCalled: staffAskedGiving.changeBank,
    },
  ],
  needs: findBankNeeds,
  restored: { markRestored: markBankRestored, reseal: resealBank },
  doctor: bankChecks(),
  emails: bankPreviews,
  migrations: bankMigrations,
  logged: { gifts: ["bank"] },
  things: { bank: loggedAs(() => ({ name: logThings.waysToGive, to: "/admin/bank" })) },
  tables: {
    bank_details: table({
      noun: "bank step",
      key: ["id"],
      changesPages: true,
      hasScheduledChange: true,
      columns: {
        nothing:
          "id what change_id version ways bank_name naira_account dollar_account account_name bank_code bank_wrote is_alone starts_anew at status publish_at",
        typed: "reason",
        person: "by_id",
        secret: "seal",
        staff: "by",
      },
    }),
    fraud_reports: table({
      noun: "fraud report",
      key: ["id"],
      columns: {
        nothing: "id created_at",
        typed: "story account contact",
        person: "done_at",
        staff: "done_by",
      },
    }),
  },
  retention: [
    {
      what: "reports",
      after: "messageMonths",
      why: "Reports of fraud have an address and a story: docs/decisions/019-peoples-data.md",
      delete: (db, before) => deleteReportsBefore(db, before.toISOString()),
    },
  ],
  jobs: [
    { name: "bank setting", by: "one", every: 60, run: importBankSetting },
    { name: "bank details", by: "one", every: 60, run: notifyOfLiveDetails },
  ],
}));
