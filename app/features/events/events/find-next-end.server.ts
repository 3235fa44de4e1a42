import type { AppContext } from "../../../server/context.server.ts";
import { endOf } from "../../../values/event-days.ts";
import { factsOfRow } from "../../../values/event-description.ts";
import { addDays } from "../../../values/site-days.ts";
import { fromZonedTime } from "../../../values/zoned-time.ts";
import * as store from "./event-queries.server.ts";

/** Finds when the next event ends, which changes its pages. Looks a day ahead. */
export async function findNextEnd({ db, clock }: Pick<AppContext, "db" | "clock">): Promise<Date | undefined> {
  const now = clock.now();
  const [from, to] = [-1, 1].map((days) => addDays(now.toISOString().slice(0, 10), days)) as [string, string];
  const rows = await store.findEnding(db, from, to);
  // An event without an end time also ends with the site's day.
  const ends = rows
    .map((row) => Date.parse(fromZonedTime(row.zone, endOf(factsOfRow(row))) ?? ""))
    .filter((at) => at > now.getTime());
  return ends.length === 0 ? undefined : new Date(Math.min(...ends));
}
