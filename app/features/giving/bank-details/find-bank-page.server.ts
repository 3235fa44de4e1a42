import { dates } from "content/day-words.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { toSiteTime, writeMoment } from "../../../values/site-time.ts";
import { findCountry } from "../../foundation/settings/find-settings.server.ts";
import { readStandings } from "../../people/users/find-settled-people.server.ts";
import { canAsk, type People, whyNew, whyNotAgree } from "./bank-permissions.ts";
import { listReports } from "./bank-queries.server.ts";
import type { BankChange, Confirmed } from "./bank-state.ts";
import { findBank, writeDayOf } from "./find-bank.server.ts";
import { checkDigits, listWayChoices } from "./way-forms.ts";
import { listWayValues } from "./way-schema.ts";
import { formatWay, readWays, type Ways } from "./ways.ts";

const maxReports = 50;

export async function findBankPage(ctx: AppContext, member: StaffMember) {
  const { all, isAltered, live, open, confirmed } = await findBank(ctx);
  const standings = await readStandings(ctx);
  const reports = await listReports(ctx.db, maxReports);
  const country = await findCountry(ctx);
  const shown = (ways: Ways) => ways.map((way) => ({ ...way, digits: checkDigits(country, way) }));
  return {
    isAltered,
    isFirst: all.length === 0 && !isAltered,
    live: live && { ways: shown(live.ways) },
    initial: listWayValues(country, live?.ways ?? []),
    choices: listWayChoices(country),
    confirmed: confirmedLine(confirmed),
    open: open && { ...showChange(member, open, standings), ways: shown(open.ways) },
    whyNotAsk: all.length === 0 || canAsk(member, standings) ? undefined : whyNew(standings, member),
    history: all.toReversed().map((row) => ({
      id: row.id,
      at: dates.moment(writeDayOf(row.at), dates.time(toSiteTime(row.at).slice(11))),
      what: row.what,
      by: row.by,
      ways: readWays(row).map(formatWay),
      reason: row.reason,
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

function confirmedLine(confirmed: Confirmed) {
  return confirmed.kind === "none" ? confirmed : { kind: confirmed.kind, day: writeDayOf(confirmed.at) };
}

function showChange(member: StaffMember, change: BankChange, standings: People) {
  const whyNot = change.agreed === undefined ? whyNotAgree(member, change, standings) : undefined;
  return {
    id: change.id,
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
