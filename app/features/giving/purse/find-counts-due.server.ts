import type { AppContext } from "../../../server/context.server.ts";
import { findBalanceAt } from "./cash-queries.server.ts";
import { namePlace } from "./name-holders.server.ts";
import * as store from "./purse-queries.server.ts";
import type { PlaceKind } from "./purse-tables.ts";

/** Places whose money is counted by hand; statements show the others. */
export const countedKinds: readonly PlaceKind[] = ["box", "hand"];

/**
 * Finds cash that two people have not counted since a month began: boxes, and cash with people.
 * @param month YYYY-MM
 */
export async function findCountsDue({ db }: Pick<AppContext, "db">, month: string) {
  const due: { placeId: number; place: string; currency: store.Place["currency"]; amount: number }[] = [];
  for (const place of await store.findPlaces(db)) {
    if (!countedKinds.includes(place.kind) || (place.counted_on ?? "") >= `${month}-01`) continue;
    const amount = await findBalanceAt(db, `place:${place.id}`, month);
    if (amount !== 0) due.push({ placeId: place.id, place: namePlace(place), currency: place.currency, amount });
  }
  return due;
}
