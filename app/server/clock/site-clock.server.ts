import { AsyncLocalStorage } from "node:async_hooks";
import { firstClock, readSiteClockFrom, type SiteClock } from "../../values/site-clock.ts";
import type { AppContext } from "../context.server.ts";
import type { FeatureFacts } from "../feature-facts.ts";
import type { Job } from "../scheduler/scheduler.server.ts";

/** One request or job: it keeps its clock, unless it changes the settings itself. */
const scope = new AsyncLocalStorage<{ clock: SiteClock }>();

let isStarted = false;

/** Marks the server as open: from then on reading the clock outside of a request or job fails. */
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

/** The clock that this process read last, for code without a request. */
export const lastSiteClock = (config: AppContext["config"]): SiteClock => lastRead.get(config) ?? firstClock;

/** Reads the saved clock, or the last one during a database outage. */
async function findSiteClock({ config, db, facts }: Parts): Promise<SiteClock> {
  try {
    lastRead.set(config, await facts.findSiteClock(db));
  } catch {
    // Code on this clock uses the same database, and notices errors there.
  }
  return lastSiteClock(config);
}

/** Does something by the saved clock. Several processes share the settings: each request and job reads them. */
export const withSiteClock = async <Result>(parts: Parts, act: () => Promise<Result>): Promise<Result> =>
  withClockOf(await findSiteClock(parts), act);

/** The jobs, each run by the clock that is saved then. */
export const bySiteClock = (jobs: readonly Job[]): Job[] =>
  jobs.map((job) => ({ ...job, run: (ctx, stopping) => withSiteClock(ctx, () => job.run(ctx, stopping)) }));

/** Does something by a clock. */
export const withClockOf = <Result>(clock: SiteClock, act: () => Result): Result => scope.run({ clock }, act);

/** After a change of the settings: the rest of the request goes by the new clock. */
export async function rereadSiteClock(parts: Parts): Promise<void> {
  const clock = await findSiteClock(parts);
  const current = scope.getStore();
  if (current !== undefined) current.clock = clock;
}
