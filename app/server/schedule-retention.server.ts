import { monthsBefore } from "../values/dates.ts";
import { siteZone } from "../values/site-clock.ts";
import { daysEarlier } from "../values/zoned-time.ts";
import { findTrustedNow } from "./db/trusted-time.ts";
import type { Feature } from "./define-feature.server.ts";
import type { OwnRetention, RetentionSchedule } from "./retention.ts";
import type { Job } from "./scheduler/scheduler.server.ts";

/** Returns the moment a number of days before, by the site's clock. */
export const daysBefore = (now: Date, days: number): Date => daysEarlier(siteZone(), now, days);

const beginOf = ({ after }: OwnRetention, now: Date): Date =>
  typeof after === "number" ? daysBefore(now, after) : monthsBefore(now, after.months);

/** Makes the job that expires its kinds. It deletes nothing while the clock is not trusted. */
const jobOf = (job: RetentionSchedule, kinds: OwnRetention[]): Job => ({
  name: job.name,
  by: "one",
  every: job.every,
  async run(ctx) {
    const now = await findTrustedNow(ctx);
    if (now === undefined) return;
    const counts: Record<string, number> = {};
    for (const kind of kinds) counts[kind.what] = await kind.expire(ctx, beginOf(kind, now), now);
    if (Object.values(counts).some((count) => count > 0)) ctx.log.info("old records deleted", counts);
    await job.afterwards?.(ctx, now);
  },
});

export function scheduleRetention(features: readonly Feature[]): Job[] {
  const own = features.flatMap(({ retention = [] }) => retention).filter((kind) => kind.job !== undefined);
  return [...Map.groupBy(own, ({ job }) => job)].map(([job, kinds]) => jobOf(job, kinds));
}
