import { staffMonth as words } from "content/staff-month.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { formatMoney } from "../../../values/money.ts";
import { namePlace } from "../purse/name-holders.server.ts";
import { findBalancesOfMonth, type PlaceMonth } from "./find-balances-of-month.server.ts";

/** Says how the bank differs from the books at the end of a month; undefined if it agrees, or no statement reaches it. */
export function sayDifference({ place, bank, closing }: PlaceMonth): string | undefined {
  if (bank === undefined || bank === closing) return undefined;
  const amount = formatMoney({ amount: Math.abs(closing - bank), currency: place.currency });
  return closing > bank ? words.balances.less(amount) : words.balances.more(amount);
}

/** Returns a sentence for each account whose bank differs from the books at the end of a month. @param month YYYY-MM */
export async function findBankDifferences(ctx: Pick<AppContext, "db">, month: string): Promise<string[]> {
  const places = await findBalancesOfMonth(ctx, month);
  return places.flatMap((place) => {
    const said = sayDifference(place);
    return said === undefined ? [] : [words.balances.differs(namePlace(place.place), said)];
  });
}
