import { firstClock, type SiteClock } from "../../values/site-clock.ts";
import type { AppContext } from "../context.server.ts";
import type { FeatureFacts } from "../feature-facts.ts";
import type { Job } from "../scheduler/scheduler.server.ts";
import { rememberClock, replaceClock, withClockOf } from "./clock-scope.server.ts";

type Parts = Pick<AppContext, "config" | "db"> & { facts: Pick<FeatureFacts, "findSiteClock"> };

const lastRead = new WeakMap<object, SiteClock>();

/** Returns the clock that this process read last, for code outside requests. */
export const lastSiteClock = (config: AppContext["config"]): SiteClock => lastRead.get(config) ?? firstClock;

/** Reads the saved clock, or returns the last one during a database outage. */
async function findSiteClock({ config, db, facts }: Parts): Promise<SiteClock> {
  try {
    const clock = await facts.findSiteClock(db);
    lastRead.set(config, clock);
    rememberClock(clock);
  } catch {
    // The code that uses this clock reads the same database, and reports its errors.
  }
  return lastSiteClock(config);
}

/** Runs a function with the saved clock. Each request and job reads it, as several processes share the settings. */
export const withSiteClock = async <Result>(parts: Parts, act: () => Promise<Result>): Promise<Result> =>
  withClockOf(await findSiteClock(parts), act);

/** Returns the jobs so that each runs with the clock saved at that time. */
export const bySiteClock = (jobs: readonly Job[]): Job[] =>
  jobs.map((job) => ({ ...job, run: (ctx, stopping) => withSiteClock(ctx, () => job.run(ctx, stopping)) }));

/** Reads the clock again after a change of the settings, for the rest of the request. */
export async function rereadSiteClock(parts: Parts): Promise<void> {
  replaceClock(await findSiteClock(parts));
}
