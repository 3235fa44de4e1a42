import { jobs } from "../../app/jobs.server.ts";
import { bySiteClock } from "../../app/server/clock/site-clock.server.ts";
import type { AppContext } from "../../app/server/context.server.ts";

/** Runs one of the site's jobs, as the scheduler does. @throws where none has the name */
export async function runJob(ctx: AppContext, name: string): Promise<void> {
  const job = bySiteClock(jobs).find((one) => one.name === name);
  if (job === undefined) throw new Error(`No job is called ${name}.`);
  await job.run(ctx, new AbortController().signal);
}
