import type { AppContext } from "../../../server/context.server.ts";
import { siteDate } from "../../../values/dates.ts";
import { addDays } from "../../../values/site-days.ts";
import { findComingEvents } from "./event-queries.server.ts";

/** Days before today in which events are listed. */
const days = 60;
const most = 50;

/** Lists recent events until tomorrow, latest first, for forms about gifts and consents. */
export async function listRecentEvents({ db, clock }: Pick<AppContext, "db" | "clock">) {
  const today = siteDate(clock.now());
  const found = await findComingEvents(db, addDays(today, -days), addDays(today, 1), most);
  return found.map(({ id, title, date }) => ({ id, title, date })).reverse();
}
