import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { moneyWarning, type Need } from "../../../server/need.ts";
import { canManageBank } from "./bank-permissions.ts";
import { countReports } from "./bank-queries.server.ts";
import { bankSentences } from "./bank-sentences.ts";
import { findBank } from "./find-bank.server.ts";

const { needs: words } = bankSentences;

export async function findBankNeeds(ctx: AppContext, member: StaffMember): Promise<Need[]> {
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
