import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import { addDays } from "../../../values/site-days.ts";
import type { Account } from "./accounts.server.ts";
import type { CreditRow } from "./bank-statement-queries.server.ts";
import { payerOf } from "./payer-name.ts";
import { findPartner, type PayoutPartner } from "./payout-partner.ts";
import * as places from "./place-queries.server.ts";
import type { BankStatementRow } from "./read-bank-statement.ts";

/** A partner pays out gifts of at most so many days (days). */
const longestWait = 35;

/** The online gifts of a partner in the days before a payout: since the payout before it, with a few days that banks take. */
async function sumBefore(
  { db }: Pick<AppContext, "db">,
  { partner, day, currency }: { partner: string; day: string; currency: Account["currency"] },
) {
  const first = addDays(day, -longestWait);
  return { from: first, to: day, ...(await places.sumOnlineGifts(db, partner, currency, first, day)) };
}

/** The lines that a payment partner pays out, and whether the site's online gifts explain each. */
export async function findPayouts(ctx: InTransaction, { currency }: Account, lines: readonly BankStatementRow[]) {
  const payouts = new Map<BankStatementRow, { partner: PayoutPartner; isCounted: boolean }>();
  for (const line of lines) {
    const partner = findPartner(line, payerOf(line.payer, line.words));
    if (partner === undefined) continue;
    const { amount, fees } = await sumBefore(ctx, { partner, day: line.day, currency });
    payouts.set(line, { partner, isCounted: amount > 0 && line.amount <= amount - fees });
  }
  return payouts;
}

type PaidOut = Pick<CreditRow, "payout" | "day" | "currency" | "amount">;

/** What the site knows of the gifts that a line pays out. @returns undefined for a line that is no payout */
export async function comparePayout(ctx: Pick<AppContext, "db">, { payout, day, currency, amount }: PaidOut) {
  if (payout === null) return undefined;
  const sum = await sumBefore(ctx, { partner: payout, day, currency });
  return { ...sum, partner: payout as PayoutPartner, isCounted: sum.amount > 0 && amount <= sum.amount - sum.fees };
}
