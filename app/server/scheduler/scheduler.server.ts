import type { AppContext } from "../context.server.ts";
import { Unavailable } from "../http/errors.ts";
import { errorFields } from "../log/log.server.ts";

export interface Job {
  name: string;
  /** Interval (s). */
  every: number;
  /**
   * `each`: every process runs the job, unrecorded; for jobs with their own claims, such as queued e-mails. `one`: one
   * process runs it once per interval, also across restarts.
   */
  by: "each" | "one";
  /** Start of the interval for `one`, in seconds after midnight UTC; midnight by default. */
  from?: number;
  /** @param stopping aborted at shutdown: postpone work that can wait */
  run(ctx: AppContext, stopping: AbortSignal): Promise<void>;
}

/** Starts the scheduler. A failed job is logged, and runs again when due. */
export function startScheduler(ctx: AppContext, jobs: Job[]) {
  const stopping = new AbortController();
  const running = new Map<string, Promise<void>>();
  const lastDone = new Map<string, number>();

  const begin = async (job: Job) => {
    const period = periodOf(job, ctx.clock.now());
    if (running.has(job.name) || lastDone.get(job.name) === period) return;
    const run = runWhenDue(ctx, job, period, stopping.signal).then((isDone) => {
      if (isDone) lastDone.set(job.name, period);
    });
    running.set(job.name, run);
    await run.finally(() => running.delete(job.name));
  };

  /** Runs due jobs; called every second. */
  const tick = async () => {
    if (!stopping.signal.aborted) await Promise.all(jobs.map(begin));
  };
  const timer = setInterval(tick, 1_000).unref();

  return {
    tick,
    /** Waits for running jobs, and starts no more. */
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await Promise.all(running.values());
    },
  };
}

/**
 * Counts intervals from 1970, not from the last run, so a clock jump causes at most one extra run, and never stops a
 * job.
 */
const periodOf = ({ every, from = 0 }: Job, now: Date): number => Math.floor((now.getTime() / 1_000 - from) / every);

/** @returns false when the claim failed; the job stays due */
async function runWhenDue(ctx: AppContext, job: Job, period: number, stopping: AbortSignal): Promise<boolean> {
  try {
    if (job.by === "one" && !(await claim(ctx, job.name, period))) return true;
  } catch (error) {
    report(ctx, "job not claimed", job, error);
    return false;
  }
  try {
    await job.run(ctx, stopping);
    if (job.by === "one") await note(ctx, job.name, null);
  } catch (error) {
    report(ctx, "job failed", job, error);
    if (job.by === "one") await note(ctx, job.name, error instanceof Error ? error.message : "It failed.");
  }
  // After a shutdown, the job is due at the next start, not only tomorrow.
  if (job.by === "one" && stopping.aborted) await giveBack(ctx, job.name, period);
  return true;
}

/** Logs a failed job. The watch logs a database outage once; jobs would log it every second. */
function report({ log }: AppContext, event: string, { name }: Pick<Job, "name">, error: unknown): void {
  if (!(error instanceof Unavailable && error.isWatched)) log.error(event, { job: name, ...errorFields(error) });
}

/** Claims a job for this interval. A new job waits for the next one, as a first start has enough to do. */
async function claim({ db }: AppContext, name: string, period: number): Promise<boolean> {
  const inserted = await db
    .insertInto("jobs")
    .values({ name, period })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 1n) return false;
  const updated = await db
    .updateTable("jobs")
    .set({ period })
    .where("name", "=", name)
    .where("period", "!=", period)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

async function giveBack(ctx: AppContext, name: string, period: number): Promise<void> {
  await ctx.db
    .updateTable("jobs")
    .set({ period: period - 1 })
    .where("name", "=", name)
    .where("period", "=", period)
    .execute()
    .catch((error) => report(ctx, "job not given back", { name }, error));
}

async function note(ctx: AppContext, name: string, failure: string | null): Promise<void> {
  await ctx.db
    .updateTable("jobs")
    .set({ ended_at: ctx.clock.now().toISOString(), failure })
    .where("name", "=", name)
    .execute()
    .catch((error) => report(ctx, "job not noted", { name }, error));
}
