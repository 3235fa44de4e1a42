import type { AppContext, InTransaction } from "../../../server/context.server.ts";
import { siteDate } from "../../../values/dates.ts";
import { holderOf, type Line } from "./entry-lines.server.ts";
import * as store from "./purse-queries.server.ts";

type Ctx = Pick<AppContext, "db" | "clock">;

/** Lists the balances at the ends of days, today first, down to a day. @param now balance of today, in minor units */
async function listBalances({ db, clock }: Ctx, line: Line, now: number, day: string) {
  const today = siteDate(clock.now());
  const balances = [{ day: today, minor: now }];
  if (day >= today) return balances;
  let minor = now;
  for (const { day: changed, sum } of await store.sumDaysAfter(db, holderOf(line), line.currency, day)) {
    const last = balances.at(-1);
    if (last !== undefined && changed < last.day) last.day = changed;
    minor -= Number(sum);
    balances.push({ day, minor });
  }
  const earliest = balances.at(-1);
  if (earliest !== undefined) earliest.day = day;
  return balances;
}

/** Returns the lowest balance of a holder from a day until today, at the end of a day. @param now balance of today */
export const findLowest = async (ctx: Ctx, line: Line, now: number, day: string): Promise<number> =>
  Math.min(...(await listBalances(ctx, line, now, day)).map(({ minor }) => minor));

/**
 * Returns the first day from which each holder of some lines has enough money, so that no day is below zero. It is the
 * wanted day if even today lacks money: then writing is refused.
 */
export async function findDayWithMoney(ctx: InTransaction, lines: readonly Line[], wanted: string): Promise<string> {
  let found = wanted;
  for (const same of Map.groupBy(lines, (line) => `${holderOf(line)} ${line.currency}`).values()) {
    const [line] = same;
    const change = same.reduce((sum, { minor }) => sum + minor, 0);
    if (line === undefined || change >= 0 || ("place" in line && line.place.kind === "partner")) continue;
    const now = await store.findBalance(ctx.db, holderOf(line), line.currency);
    const balances = await listBalances(ctx, line, now, wanted);
    const short = balances.findIndex(({ minor }) => minor + change < 0);
    const enough = short < 0 ? wanted : balances[short - 1]?.day;
    if (enough !== undefined && enough > found) found = enough;
  }
  return found;
}
