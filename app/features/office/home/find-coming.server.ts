import type { StaffMember } from "../../../server/auth/auth.ts";
import type { Coming } from "../../../server/coming-days.ts";
import type { AppContext } from "../../../server/context.server.ts";
import { siteDate } from "../../../values/dates.ts";
import { addDays } from "../../../values/site-days.ts";
import { findNextEvents } from "../../events/events/find-events-for-home.server.ts";
import { findScheduledItems } from "../../publishing/content-types/find-scheduled.server.ts";

/** Number of days, including today. */
const days = 14;

const maxPegs = 12;

/** Finds publications and events of the next two weeks, next first. */
export async function findComing(ctx: AppContext, member: StaffMember): Promise<Coming[]> {
  const now = ctx.clock.now();
  const first = siteDate(now);
  const until = new Date(now.getTime() + days * 24 * 3_600_000).toISOString();
  const span = { first, last: addDays(first, days - 1), now: now.toISOString(), until, most: maxPegs };
  const found = [...(await findScheduledItems(ctx, member, span)), ...(await findNextEvents(ctx, member, span))];
  const momentOf = ({ date, time }: Coming) => `${date} ${time}`;
  return found.sort((a, b) => (momentOf(a) < momentOf(b) ? -1 : 1)).slice(0, maxPegs);
}
