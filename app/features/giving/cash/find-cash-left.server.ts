import type { AppContext } from "../../../server/context.server.ts";
import { siteDate } from "../../../values/dates.ts";
import { findBalance, type Place } from "../purse/books.server.ts";
import { sumWaitingVouchers } from "./cash-queries.server.ts";

/** Returns the cash with a person beside vouchers that wait, and the sum of these, in minor units. */
export async function findCashLeft(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  { id, currency }: Place,
): Promise<{ left: number; waiting: number }> {
  const waiting = await sumWaitingVouchers(db, id, siteDate(clock.now()));
  return { left: Math.max(0, (await findBalance(db, `place:${id}`, currency)) - waiting), waiting };
}
