import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { hasRightCheckDigit } from "../../../values/nuban.ts";
import { toSiteTime, writeMoment } from "../../../values/site-time.ts";
import { readStandings } from "../../people/users/find-settled-people.server.ts";
import { canAsk, type People, whyNew, whyNotAgree } from "./bank-permissions.ts";
import { listReports } from "./bank-queries.server.ts";
import type { BankChange, Confirmed } from "./bank-state.ts";
import { findBank, writeDayOf } from "./find-bank.server.ts";

/** Reports on the page. */
const maxReports = 50;

/** What the staff page shows. */
export async function findBankPage(ctx: AppContext, member: StaffMember) {
  const { all, isAltered, live, open, confirmed } = await findBank(ctx);
  const standings = await readStandings(ctx);
  const reports = await listReports(ctx.db, maxReports);
  return {
    isAltered,
    isFirst: all.length === 0 && !isAltered,
    live: live && { details: live.details, digit: digitOf(live.bankCode, live.details.nairaAccount) },
    confirmed: confirmedLine(confirmed),
    open: open && showChange(member, open, standings),
    whyNotAsk: all.length === 0 || canAsk(member, standings) ? undefined : whyNew(standings, member),
    history: all.toReversed().map(({ id, what, by, at, reason, naira_account, account_name, bank_name }) => ({
      id,
      at: `${writeDayOf(at)}, ${toSiteTime(at).slice(11)}`,
      what,
      by,
      details: [bank_name, naira_account, account_name].filter(Boolean).join(" · "),
      reason,
    })),
    reports: reports.map(({ id, created_at, story, account, contact, done_at, done_by }) => ({
      id,
      story,
      account,
      contact,
      at: writeMoment(created_at),
      doneBy: done_at === null ? undefined : (done_by ?? ""),
    })),
  };
}

function digitOf(code: string | null, account: string): "right" | "wrong" | "unknown" {
  const isRight = code === null ? undefined : hasRightCheckDigit(code, account);
  return isRight === undefined ? "unknown" : isRight ? "right" : "wrong";
}

function confirmedLine(confirmed: Confirmed) {
  return confirmed.kind === "none" ? confirmed : { kind: confirmed.kind, day: writeDayOf(confirmed.at) };
}

function showChange(member: StaffMember, change: BankChange, standings: People) {
  const whyNot = change.agreed === undefined ? whyNotAgree(member, change, standings) : undefined;
  return {
    id: change.id,
    details: change.details,
    digit: digitOf(change.bankCode, change.details.nairaAccount),
    reason: change.reason,
    by: change.by,
    at: writeMoment(change.at),
    isAlone: change.isAlone,
    agreed: change.agreed && { by: change.agreed.by, at: writeMoment(change.agreed.at) },
    liveAt: change.liveAt && writeMoment(change.liveAt),
    canAgree: change.agreed === undefined && whyNot === undefined,
    whyNot: change.isAlone && change.byId === member.id ? undefined : whyNot,
  };
}
