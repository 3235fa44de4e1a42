import type { AppContext } from "../../../server/context.server.ts";
import type { Currency } from "../../../values/money.ts";
import { lastDayOfMonth } from "../../../values/site-days.ts";
import { findPlaces, type Place } from "../purse/books.server.ts";
import * as store from "./month-queries.server.ts";

/** Movements of a place in a month, in minor units. */
export interface PlaceMonth {
  place: Place;
  opening: number;
  in: number;
  out: number;
  moved: number;
  closing: number;
  /** Balance of the account at the end of the month, by its statements; undefined if no statement reaches it. */
  bank: number | undefined;
}

/** Returns the movements of all places in a month. @param month YYYY-MM */
export async function findBalancesOfMonth({ db }: Pick<AppContext, "db">, month: string): Promise<PlaceMonth[]> {
  const until = await store.sumUntil(db, month);
  const sums = await store.findSumsOf(db, month);
  const found: PlaceMonth[] = [];
  for (const place of await findPlaces(db)) {
    const holder = `place:${place.id}`;
    const own = sums.filter((sum) => sum.holder === holder);
    const add = (is: (what: string) => boolean) =>
      own.filter(({ what }) => is(what)).reduce((sum, { minor }) => sum + minor, 0);
    const closing = Number(until.find((sum) => sum.holder === holder)?.minor ?? 0);
    const change = own.reduce((sum, { minor }) => sum + minor, 0);
    const moved = add(isMove);
    const came = add((what) => isIncome(what));
    found.push({
      place,
      opening: closing - change,
      in: came,
      out: change - came - moved,
      moved,
      closing,
      bank: await findBankBalance({ db }, place, lastDayOfMonth(month)),
    });
  }
  return found.filter(({ place, opening, closing, in: came, out, moved }) =>
    place.closed_at === null ? true : [opening, closing, came, out, moved].some((minor) => minor !== 0),
  );
}

const isMove = (what: string): boolean => what === "moved" || what === "exchanged";
const isIncome = (what: string): boolean =>
  what === "opening" || what === "gift" || what === "income" || what === "over";

/** Returns what the bank says about the end of a day: the closing of the next statement, without its later lines. */
async function findBankBalance(
  { db }: Pick<AppContext, "db">,
  { account, currency }: { account: string | null; currency: Currency },
  day: string,
): Promise<number | undefined> {
  if (account === null) return undefined;
  const statement = await store.findStatementReaching(db, { account, currency, day });
  if (statement === undefined) return undefined;
  const later = await store.sumLinesBetween(db, { account, currency, after: day, to: statement.last_day });
  return statement.closing - later;
}
