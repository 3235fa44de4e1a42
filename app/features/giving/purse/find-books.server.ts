import type { AppContext } from "../../../server/context.server.ts";
import { siteDate } from "../../../values/dates.ts";
import * as store from "./purse-queries.server.ts";

type Ctx = Pick<AppContext, "db">;

export const listPlaces = ({ db }: Ctx): Promise<store.Place[]> => store.findPlaces(db);

/** Returns the first day of the books (ISO date); undefined before it. */
export const findBooksStart = ({ db }: Ctx): Promise<string | undefined> => store.findFirstDay(db);

/** Returns the days of the books so far; undefined before the first day. */
export async function findBookDays({ db, clock }: Pick<AppContext, "db" | "clock">) {
  const first = await store.findFirstDay(db);
  return first === undefined ? undefined : ([first, siteDate(clock.now())] as const);
}

/** Returns true for a day of a closed month. */
export async function isClosedDay({ db }: Ctx, day: string): Promise<boolean> {
  const last = await store.findLastMonth(db);
  return last !== undefined && day.slice(0, 7) <= last;
}

/** Finds the entry that a voucher wrote. */
export const findEntryOfVoucher = async ({ db }: Ctx, voucher: number): Promise<store.Entry | undefined> =>
  (await store.findEntriesOf(db, `voucher:${voucher}`)).find(({ voucher_id }) => voucher_id === voucher);
