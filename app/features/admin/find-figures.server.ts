import type { AppContext } from "../../server/context.server.ts";
import { countVisitsByDay, findFirstVisitDate } from "../../server/visits/visit-queries.server.ts";
import { lagosDate } from "../../values/dates.ts";
import { addDays, startOfLagosDay } from "../../values/lagos-days.ts";
import * as store from "./figure-queries.server.ts";

/** The length of the period, today included. */
const days = 30;

export type Figures = Awaited<ReturnType<typeof findFigures>>;

/** Figures of the last 30 days in Lagos; `daily` has each of them, oldest first. */
export async function findFigures({ db, clock }: AppContext) {
  const dates = datesUntil(lagosDate(clock.now()));
  const [first] = dates as [string];
  const since = startOfLagosDay(first);
  return {
    visits: await findVisits({ db }, dates),
    subscribers: await findSubscribers({ db }, dates, since),
    messages: {
      ...seriesOf(dates, await store.countByDay(db, { table: "messages", column: "created_at" }, since)),
      read: await store.countReadMessages(db, since),
    },
  };
}

const datesUntil = (today: string) => Array.from({ length: days }, (_, place) => addDays(today, place + 1 - days));

function seriesOf(dates: string[], counted: Map<string, number>) {
  const daily = dates.map((date) => counted.get(date) ?? 0);
  return { total: daily.reduce((sum, count) => sum + count, 0), daily };
}

/** `before`: the total of the 30 days before, where they were counted whole. `since`: the first day ever counted. */
async function findVisits({ db }: Pick<AppContext, "db">, dates: string[]) {
  const earlier = dates.map((date) => addDays(date, -days));
  const [start] = earlier as [string];
  const counted = await countVisitsByDay(db, start);
  const first = await findFirstVisitDate(db);
  const wasCounted = first !== undefined && first <= start;
  const before = wasCounted ? seriesOf(earlier, counted).total : undefined;
  return { ...seriesOf(dates, counted), before, since: first };
}

/** Daily: how many of today's subscribers were subscribed by then. */
async function findSubscribers({ db }: Pick<AppContext, "db">, dates: string[], since: string) {
  const total = await store.countSubscribers(db);
  const joined = seriesOf(dates, await store.countByDay(db, { table: "subscribers", column: "confirmed_at" }, since));
  let subscribed = total - joined.total;
  return { total, joined: joined.total, daily: joined.daily.map((count) => (subscribed += count)) };
}
