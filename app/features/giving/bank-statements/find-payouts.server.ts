import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import { addDays } from "../../../values/site-days.ts";
import type { Account } from "./accounts.server.ts";
import type { CreditRow } from "./bank-statement-queries.server.ts";
import { findPayer } from "./payer-name.ts";
import * as places from "./place-queries.server.ts";
import type { BankStatementRow } from "./read-bank-statement.ts";

const partners = {
  paystack: /(?<![\p{L}\p{N}])paystack(?![ -]?titan|[ -]?mfb)/iu,
  flutterwave: /(?<![\p{L}\p{N}])(?:flutterwave|rave by flutterwave)(?![ -]?mfb)/iu,
} as const;

type PayoutPartner = keyof typeof partners;

const saysPayout =
  /settle|payout|pay-out|paid out|payments? (?:ltd|limited|company|nig)|technolog|solutions|\b(?:ltd|limited|plc|inc)\b/i;

/**
 * Finds the partner of a payout. A line with a person's name is no payout, because some banks have a partner's name.
 */
function findPartner(
  line: Pick<BankStatementRow, "words" | "payer">,
  payer: string | undefined,
): PayoutPartner | undefined {
  const text = `${line.payer} ${line.words}`;
  const found = (Object.keys(partners) as PayoutPartner[]).find((partner) => partners[partner].test(text));
  if (found === undefined) return undefined;
  const isPartner = payer === undefined || partners[found].test(payer);
  return isPartner || saysPayout.test(text) ? found : undefined;
}

/** Maximum age of a payout's gifts (days). */
const longestWait = 35;

async function sumBefore(
  { db }: Pick<AppContext, "db">,
  { partner, day, currency }: { partner: string; day: string; currency: Account["currency"] },
) {
  const first = addDays(day, -longestWait);
  return { from: first, to: day, ...(await places.sumOnlineGifts(db, partner, currency, first, day)) };
}

/** Finds payouts among lines, and whether online gifts explain their amounts. */
export async function findPayouts(ctx: InTransaction, { currency }: Account, lines: readonly BankStatementRow[]) {
  const payouts = new Map<BankStatementRow, { partner: PayoutPartner; isCounted: boolean }>();
  for (const line of lines) {
    const partner = findPartner(line, findPayer(line.payer, line.words));
    if (partner === undefined) continue;
    const { amount, fees } = await sumBefore(ctx, { partner, day: line.day, currency });
    payouts.set(line, { partner, isCounted: amount > 0 && line.amount <= amount - fees });
  }
  return payouts;
}

type PaidOut = Pick<CreditRow, "payout" | "day" | "currency" | "amount">;

/** Compares a payout with its online gifts. @returns undefined for a line that is no payout */
export async function comparePayout(ctx: Pick<AppContext, "db">, { payout, day, currency, amount }: PaidOut) {
  if (payout === null) return undefined;
  const sum = await sumBefore(ctx, { partner: payout, day, currency });
  return { ...sum, partner: payout as PayoutPartner, isCounted: sum.amount > 0 && amount <= sum.amount - sum.fees };
}
