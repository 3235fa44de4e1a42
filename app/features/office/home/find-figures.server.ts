import type { AppContext } from "../../../server/context.server.ts";
import type { SwitchKey } from "../../../server/feature-switch.ts";
import type { Figure } from "../../../server/figure.ts";
import { siteDate } from "../../../values/dates.ts";
import { addDays, startOfSiteDay } from "../../../values/site-days.ts";
import { countSubscribersByDay } from "../../publishing/newsletter/count-subscribers.server.ts";
import { countMessages } from "../../site/contact/count-messages.server.ts";
import { countVisits } from "./count-visits.server.ts";

/** The length of the period, today included. */
const days = 30;

/** Figures of the last 30 days. @param off switched off */
export async function findFigures(ctx: AppContext, off: readonly SwitchKey[]): Promise<Figure[]> {
  const today = siteDate(ctx.clock.now());
  const dates = Array.from({ length: days }, (_, place) => addDays(today, place + 1 - days));
  const since = startOfSiteDay(dates[0] ?? today);
  const counted = { dates, since };
  return [
    ...(await countVisits(ctx, counted)),
    ...(off.includes("newsletter") ? [] : await countSubscribersByDay(ctx, counted)),
    ...(await countMessages(ctx, counted)),
  ];
}
