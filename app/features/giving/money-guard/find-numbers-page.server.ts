import { staffMoneyGuard as words } from "content/staff-money-guard.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { findTrustedMoment } from "../../../server/db/trusted-time.ts";
import { writeMoment } from "../../../values/site-time.ts";
import { writeDayOf } from "../bank-details/find-bank.server.ts";
import { canDecideOnNumbers } from "./money-permissions.ts";
import { listFindings, listNumbers, type MoneyNumber } from "./money-queries.server.ts";

/** What the page shows; findings to admins alone. */
export async function findNumbersPage(ctx: AppContext, member: StaffMember) {
  const now = (await findTrustedMoment(ctx)).toISOString();
  const isLive = ({ live_at }: MoneyNumber) => live_at !== null && live_at <= now;
  const numbers = await listNumbers(ctx.db);
  const mayDecide = canDecideOnNumbers(member);
  return {
    waiting: numbers.filter((one) => !isLive(one)).map((one) => lineOf(one, false)),
    agreed: numbers.filter(isLive).map((one) => lineOf(one, true)),
    findings: mayDecide
      ? (await listFindings(ctx.db)).map(({ place, words: written }) => ({ place, words: written }))
      : undefined,
    mayDecide,
  };
}

const lineOf = (one: MoneyNumber, isLive: boolean) => ({
  id: one.id,
  number: one.words,
  lines: [
    one.why,
    words.by(one.asked_by ?? "", writeDayOf(one.asked_at)),
    ...(one.agreed_at === null ? [] : [words.agreedBy(one.agreed_by ?? "", writeDayOf(one.agreed_at))]),
    ...(one.live_at === null || isLive ? [] : [words.alone(writeMoment(one.live_at))]),
  ],
});
