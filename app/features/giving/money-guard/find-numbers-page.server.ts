import { staffMoneyGuard as words } from "content/staff-money-guard.ts";
import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { findTrustedMoment } from "../../../server/db/trusted-time.ts";
import { writeMoment } from "../../../values/site-time.ts";
import { writeDayOf } from "../bank-details/find-bank.server.ts";
import { canDecideOnNumbers } from "./money-permissions.ts";
import { listFindings, listNumbers, type MoneyNumber } from "./money-queries.server.ts";

/** Loads the page of allowed numbers. Only admins see the unknown numbers that were found. */
export async function findNumbersPage(ctx: AppContext, member: StaffMember) {
  const now = (await findTrustedMoment(ctx)).toISOString();
  const isLive = ({ live_at }: MoneyNumber) => live_at !== null && live_at <= now;
  const numbers = await listNumbers(ctx.db);
  const mayDecide = canDecideOnNumbers(member);
  return {
    waiting: numbers.filter((row) => !isLive(row)).map((row) => lineOf(row, false)),
    agreed: numbers.filter(isLive).map((row) => lineOf(row, true)),
    findings: mayDecide
      ? (await listFindings(ctx.db)).map(({ place, words: written }) => ({ place, words: written }))
      : undefined,
    mayDecide,
  };
}

const lineOf = (row: MoneyNumber, isLive: boolean) => ({
  id: row.id,
  number: row.words,
  lines: [
    row.why,
    words.by(row.asked_by ?? "", writeDayOf(row.asked_at)),
    ...(row.agreed_at === null ? [] : [words.agreedBy(row.agreed_by ?? "", writeDayOf(row.agreed_at))]),
    ...(row.live_at === null || isLive ? [] : [words.alone(writeMoment(row.live_at))]),
  ],
});
