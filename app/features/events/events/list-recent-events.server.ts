import type { AppContext } from "../../../server/context.server.ts";
import { siteDate } from "../../../values/dates.ts";
import { addDays } from "../../../values/site-days.ts";
import { findComingEvents } from "./event-queries.server.ts";

/** Number of days for which a past event stays in the list. */
const days = 60;
const most = 50;

/** Lists events from recent days until tomorrow, latest first. Forms about gifts and consents offer them. */
export async function listRecentEvents({ db, clock }: Pick<AppContext, "db" | "clock">) {
  const today = siteDate(clock.now());
  const found = await findComingEvents(db, addDays(today, -days), addDays(today, 1), most);
  return found.map(({ id, title, date }) => ({ id, title, date })).reverse();
}
