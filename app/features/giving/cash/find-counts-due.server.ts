import type { AppContext } from "../../../server/context.server.ts";
import { lastDayOfMonth } from "../../../values/site-days.ts";
import * as store from "../purse/books.server.ts";
import { namePlace } from "../purse/name-holders.server.ts";
import type { PlaceKind } from "../purse/purse-tables.ts";
import { listAccountsWithStatements } from "./cash-queries.server.ts";

/** Places that two people can count, or compare with the bank. */
export const countedKinds: readonly PlaceKind[] = ["box", "hand", "bank", "wallet"];

/**
 * Finds money that two people have not counted at the end of a month or later: boxes, cash with people, and accounts that
 * have no statements. One count after several months serves them all; a count within a month does not serve it.
 * @param month YYYY-MM
 */
export async function findCountsDue({ db }: Pick<AppContext, "db">, month: string) {
  const due: { placeId: number; place: string; currency: store.Place["currency"]; amount: number }[] = [];
  const accounts = await listAccountsWithStatements(db);
  const hasStatements = ({ account, currency }: store.Place) =>
    accounts.some((one) => one.currency === currency && (one.account ?? one.currency) === account);
  for (const place of await store.findPlaces(db)) {
    if (place.kind === "partner" || hasStatements(place) || (place.counted_on ?? "") >= lastDayOfMonth(month)) continue;
    const amount = await store.findBalanceAt(db, `place:${place.id}`, month);
    if (amount !== 0) due.push({ placeId: place.id, place: namePlace(place), currency: place.currency, amount });
  }
  return due;
}
