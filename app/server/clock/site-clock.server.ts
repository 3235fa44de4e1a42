import { AsyncLocalStorage } from "node:async_hooks";
import { firstClock, readSiteClockFrom, type SiteClock } from "../../values/site-clock.ts";
import type { AppContext } from "../context.server.ts";
import type { FeatureFacts } from "../feature-facts.ts";
import type { Job } from "../scheduler/scheduler.server.ts";

/** Clock of one request or job, which stays the same unless the request changes the settings. */
const scope = new AsyncLocalStorage<{ clock: SiteClock }>();

let isStarted = false;

/** Marks the server as started: after this, reading the clock outside a request or job throws. */
export function endFirstStart(): void {
  isStarted = true;
}

readSiteClockFrom(() => {
  const clock = scope.getStore()?.clock;
  if (clock === undefined && isStarted) throw new Error("The site's clock is read outside of a request or job.");
  return clock ?? firstClock;
});

type Parts = Pick<AppContext, "config" | "db"> & { facts: Pick<FeatureFacts, "findSiteClock"> };

const lastRead = new WeakMap<object, SiteClock>();

/** Returns the clock that this process read last, for code outside requests. */
export const lastSiteClock = (config: AppContext["config"]): SiteClock => lastRead.get(config) ?? firstClock;

/** The clock that this process read last. */
let latest = firstClock;

/** Runs a function outside of requests and jobs with the clock that this process read last. */
export const withLatestClock = <Result>(act: () => Result): Result => withClockOf(latest, act);

/** Reads the saved clock, or returns the last one during a database outage. */
async function findSiteClock({ config, db, facts }: Parts): Promise<SiteClock> {
  try {
    latest = await facts.findSiteClock(db);
    lastRead.set(config, latest);
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

/** Runs a function with a given clock. */
export const withClockOf = <Result>(clock: SiteClock, act: () => Result): Result => scope.run({ clock }, act);

/** Reads the clock again after a change of the settings, for the rest of the request. */
export async function rereadSiteClock(parts: Parts): Promise<void> {
  const clock = await findSiteClock(parts);
  const current = scope.getStore();
  if (current !== undefined) current.clock = clock;
}
