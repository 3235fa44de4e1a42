import { staffMonth as words } from "content/staff-month.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { formatMoney, type Money } from "../../../values/money.ts";
import type { Place } from "../purse/books.server.ts";
import { namePlace } from "../purse/name-holders.server.ts";
import { findBalancesOfMonth, type PlaceMonth } from "./find-balances-of-month.server.ts";

/** An account whose bank differs from the books. */
export interface BankDifference {
  placeId: number;
  /** Minor units; above 0 if the bank has less. */
  minor: number;
}

/** Returns by how much the books have more than the bank (minor units); 0 if no statement reaches the end of the month. */
export const differenceOf = ({ bank, closing }: PlaceMonth): number => (bank === undefined ? 0 : closing - bank);

/** Finds the accounts whose bank differs from the books at the end of a month. @param month YYYY-MM */
export async function findBankDifferences(ctx: Pick<AppContext, "db">, month: string): Promise<BankDifference[]> {
  const places = await findBalancesOfMonth(ctx, month);
  return places
    .map((place) => ({ placeId: place.place.id, minor: differenceOf(place) }))
    .filter(({ minor }) => minor !== 0);
}

/** Says how the bank differs. @param difference above 0 if the bank has less */
export function sayDifference({ amount, currency }: Money): string {
  const money = formatMoney({ amount: Math.abs(amount), currency });
  return amount > 0 ? words.balances.less(money) : words.balances.more(money);
}

/** Says how the bank of an account differs, with its name. */
export const sayDifferenceOf = (place: Place, minor: number): string =>
  words.balances.differs(namePlace(place), sayDifference({ amount: minor, currency: place.currency }));
