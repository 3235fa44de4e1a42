import type { AppContext } from "../../../server/context.server.ts";
import type { Feature } from "../../../server/define-feature.server.ts";
import type { Figure } from "../../../server/figure.ts";
import { lagosDate } from "../../../values/dates.ts";
import { addDays, startOfLagosDay } from "../../../values/lagos-days.ts";

/** The length of the period, today included. */
const days = 30;

/** Figures of the last 30 days. */
export async function findFigures(ctx: AppContext, features: readonly Feature[]): Promise<Figure[]> {
  const today = lagosDate(ctx.clock.now());
  const dates = Array.from({ length: days }, (_, place) => addDays(today, place + 1 - days));
  const since = startOfLagosDay(dates[0] ?? today);
  const found: Figure[] = [];
  for (const { figures } of features) found.push(...((await figures?.(ctx, { dates, since })) ?? []));
  return found;
}
