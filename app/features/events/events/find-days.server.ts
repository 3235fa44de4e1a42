import type { AppContext } from "../../../server/context.server.ts";
import type { Feature } from "../../../server/define-feature.server.ts";
import { findPanelCounts } from "../../../server/item-panel.ts";
import { describeEvent, factsOfRow, type StateWords } from "../../../values/event-description.ts";
import { siteZone } from "../../../values/site-clock.ts";
import { minuteIn } from "../../../values/zoned-time.ts";
import { findComingDays, findPastDays, findUncountedDays } from "./day-queries.server.ts";

export const dayFilters = ["coming", "uncounted", "past"] as const;
export type DayFilter = (typeof dayFilters)[number];

/** Maximum number of events on the list of days; the Write page lists all events. */
const maxDays = 100;

const queries = { coming: findComingDays, uncounted: findUncountedDays, past: findPastDays };

/** Lists events with links to the pages of active features, and the number of people on each page. */
export async function findDays(
  { db, clock }: AppContext,
  features: readonly Feature[],
  filter: DayFilter,
  words: StateWords,
) {
  const now = minuteIn(siteZone(), clock.now());
  const rows = await queries[filter](db, now)
    .limit(maxDays + 1)
    .execute();
  const shown = rows.slice(0, maxDays);
  const links = await findPanelCounts(
    db,
    features,
    "event",
    shown.map(({ id }) => id),
  );
  return {
    hasMore: rows.length > maxDays,
    days: shown.map((row) => {
      const { label, when, place, tab } = describeEvent(factsOfRow(row, minuteIn(row.zone, clock.now())), words);
      return {
        id: row.id,
        title: row.title,
        status: row.status,
        label,
        when,
        place,
        tab,
        links: links.get(row.id) ?? [],
      };
    }),
  };
}
