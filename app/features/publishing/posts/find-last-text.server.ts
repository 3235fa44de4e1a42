import type { StaffMember } from "../../../server/auth/auth.ts";
import type { AppContext } from "../../../server/context.server.ts";
import type { LastText } from "../../../server/today.ts";
import { countVisitsOf } from "../../../server/visits/visit-queries.server.ts";
import { siteDate, writeDay } from "../../../values/dates.ts";
import { addDays, daysBetween } from "../../../values/site-days.ts";
import { findLastPostOf } from "./post-queries.server.ts";

/** Maximum days that are counted and drawn. */
const maxDays = 30;

/** Counts visits of the person's latest public post in the last thirty days. */
export async function findLastText({ db, clock }: AppContext, member: StaffMember): Promise<LastText | undefined> {
  const now = clock.now();
  const post = await findLastPostOf(db, member.id, now.toISOString());
  if (post === undefined) return undefined;
  const today = siteDate(now);
  const day = siteDate(new Date(post.timestamp * 1000));
  const count = Math.min(maxDays, daysBetween(day, today) + 1);
  const first = addDays(today, 1 - count);
  const counted = await countVisitsOf(db, `/blog/${post.slug}`, first);
  const daily = Array.from({ length: count }, (_, place) => counted.get(addDays(first, place)) ?? 0);
  const total = daily.reduce((sum, count) => sum + count, 0);
  return { title: post.title, day: writeDay(day), sharePath: `/admin/share/post/${post.slug}`, total, daily };
}
