import type { AppContext } from "../../../server/context.server.ts";
import type { Feature } from "../../../server/define-feature.server.ts";
import type { Figure } from "../../../server/figure.ts";
import { siteDate } from "../../../values/dates.ts";
import { addDays, startOfSiteDay } from "../../../values/site-days.ts";

/** The length of the period, today included. */
const days = 30;

/** Figures of the last 30 days. */
export async function findFigures(ctx: AppContext, features: readonly Feature[]): Promise<Figure[]> {
  const today = siteDate(ctx.clock.now());
  const dates = Array.from({ length: days }, (_, place) => addDays(today, place + 1 - days));
  const since = startOfSiteDay(dates[0] ?? today);
  const found: Figure[] = [];
  for (const { figures } of features) found.push(...((await figures?.(ctx, { dates, since })) ?? []));
  return found;
}
