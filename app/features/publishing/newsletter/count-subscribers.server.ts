import { subscriberFigures as words } from "content/staff-newsletter.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { countByDay } from "../../../server/db/count-by-day.ts";
import { type CountedDays, type Figure, seriesOf } from "../../../server/figure.ts";
import { countSubscribers } from "./subscriber-queries.server.ts";

/** Counts how many of today's subscribers were subscribed on each day. */
export async function countSubscribersByDay({ db }: AppContext, { dates, since }: CountedDays): Promise<Figure[]> {
  const total = await countSubscribers(db);
  const joined = seriesOf(dates, await countByDay(db, { table: "subscribers", column: "confirmed_at" }, since));
  let subscribed = total - joined.total;
  const daily = joined.daily.map((count) => (subscribed += count));
  return [{ label: words.label, total, daily, sentence: total === 0 ? words.none : words.joined(joined.total) }];
}
