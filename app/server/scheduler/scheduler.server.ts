import { errorFacts } from "../log/log.server.ts";
import { Unavailable } from "../http/errors.ts";
import type { Site } from "../context.server.ts";

/** Something the site does by itself. */
export interface Job {
  /** Its name in the database and in the log. */
  name: string;
  /** Seconds between two runs. */
  every: number;
  /**
   * Who does it. `each`: every process of the site, and nothing is written down; for what claims its own work, like
   * the letters that wait. `one`: whichever process comes first, once in that time, also across restarts.
   */
  by: "each" | "one";
  /** For `one`: seconds after midnight UTC at which a new stretch of time begins; midnight unless given. */
  from?: number;
  /** @param stopping is aborted when the site is about to end: what can wait for the next run then waits */
  run(site: Site, stopping: AbortSignal): Promise<void>;
}

/** The work that goes on beside the answering of requests. */
export interface Work {
  /** Does what is due now. Runs by itself every second. */
  tick(): Promise<void>;
  /** Starts nothing more, and waits for what is running. */
  stop(): Promise<void>;
}

/** How long the work may wait before somebody notices, in milliseconds. */
const tickMilliseconds = 1_000;

/** Begins to do what the timetable asks for. A job that fails is logged, and is tried again when it is due again. */
export function startWork(site: Site, jobs: Job[]): Work {
  const stopping = new AbortController();
  const running = new Map<string, Promise<void>>();
  const lastDone = new Map<string, number>();

  const begin = async (job: Job) => {
    const period = periodOf(job, site.clock.now());
    if (running.has(job.name) || lastDone.get(job.name) === period) return;
    const run = runWhenDue(site, job, period, stopping.signal).then((isDone) => {
      if (isDone) lastDone.set(job.name, period);
    });
    running.set(job.name, run);
    await run.finally(() => running.delete(job.name));
  };

  const tick = async () => {
    if (!stopping.signal.aborted) await Promise.all(jobs.map(begin));
  };
  const timer = setInterval(tick, tickMilliseconds);
  timer.unref();

  return {
    tick,
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await Promise.all(running.values());
    },
  };
}

/**
 * The number of the stretch of time in which a job is done once. Stretches are counted and not measured from the last
 * run, so a clock that jumps, forward or back, makes a job run once too often at the most, and never stops it.
 */
function periodOf({ every, from = 0 }: Job, now: Date): number {
  return Math.floor((now.getTime() / 1_000 - from) / every);
}

/** @returns false when it could not even be claimed: then it is due until it can */
async function runWhenDue(site: Site, job: Job, period: number, stopping: AbortSignal): Promise<boolean> {
  try {
    if (job.by === "one" && !(await claim(site, job.name, period))) return true;
  } catch (error) {
    report(site, "job not claimed", job, error);
    return false;
  }
  try {
    await job.run(site, stopping);
    if (job.by === "one") await note(site, job.name, null);
  } catch (error) {
    report(site, "job failed", job, error);
    if (job.by === "one") await note(site, job.name, error instanceof Error ? error.message : "It failed.");
  }
  // What the end of the site broke off is due again at the next start, and not only tomorrow.
  if (job.by === "one" && stopping.aborted) await giveBack(site, job.name, period);
  return true;
}

/** That the database does not answer is said once, by whoever watches it, and not by every job every second. */
function report({ log }: Site, event: string, { name }: Pick<Job, "name">, error: unknown): void {
  if (!(error instanceof Unavailable && error.isWatched)) log.error(event, { job: name, ...errorFacts(error) });
}

/** A new job waits for the next stretch of time: a first start has enough to do. */
async function claim({ database }: Site, name: string, period: number): Promise<boolean> {
  const inserted = await database
    .insertInto("jobs")
    .values({ name, period, ended_at: null, failure: null })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 1n) return false;
  const updated = await database
    .updateTable("jobs")
    .set({ period })
    .where("name", "=", name)
    .where("period", "!=", period)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

async function giveBack(site: Site, name: string, period: number): Promise<void> {
  await site.database
    .updateTable("jobs")
    .set({ period: period - 1 })
    .where("name", "=", name)
    .where("period", "=", period)
    .execute()
    .catch((error) => report(site, "job not given back", { name }, error));
}

async function note(site: Site, name: string, failure: string | null): Promise<void> {
  await site.database
    .updateTable("jobs")
    .set({ ended_at: site.clock.now().toISOString(), failure })
    .where("name", "=", name)
    .execute()
    .catch((error) => report(site, "job not noted", { name }, error));
}
