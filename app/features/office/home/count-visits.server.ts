import { visitWords as words } from "content/staff-home.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { type CountedDays, type Figure, seriesOf } from "../../../server/figure.ts";
import { countVisitsByDay, findFirstVisitDate } from "../../../server/visits/visit-queries.server.ts";
import { writeDayOfYear } from "../../../values/dates.ts";
import { addDays } from "../../../values/site-days.ts";

/** Counts visits. Compares them with the same number of previous days, if visits were counted on all of these. */
export async function countVisits({ db }: AppContext, { dates }: CountedDays): Promise<Figure[]> {
  const earlier = dates.map((date) => addDays(date, -dates.length));
  const [start = ""] = earlier;
  const counted = await countVisitsByDay(db, start);
  const first = await findFirstVisitDate(db);
  const series = seriesOf(dates, counted);
  const isWhole = first !== undefined && first <= start;
  const day = first === undefined ? undefined : writeDayOfYear(first);
  const since = day === undefined ? words.none : words.countedSince(day);
  const sentence = isWhole ? words.compared(series.total - seriesOf(earlier, counted).total) : since;
  return [{ label: words.label, ...series, sentence }];
}
