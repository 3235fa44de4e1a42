import { messageFigures as words } from "content/staff-messages.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { countByDay } from "../../../server/db/count-by-day.ts";
import { type CountedDays, type Figure, seriesOf } from "../../../server/figure.ts";
import { countReadMessages } from "./message-queries.server.ts";

/** Counts messages of each day, and how many of them were read. */
export async function countMessages({ db }: AppContext, { dates, since }: CountedDays): Promise<Figure[]> {
  const series = seriesOf(dates, await countByDay(db, { table: "messages", column: "created_at" }, since));
  const read = await countReadMessages(db, since);
  return [
    { label: words.label, ...series, sentence: series.total === 0 ? words.none : words.read(read, series.total) },
  ];
}
