import cluster from "node:cluster";
import { BadSetting, readSettings } from "./app/platform/settings.server.ts";
import { leadWorkers } from "./app/platform/workers/lead-workers.server.ts";

/** One process is the site; several are led by one more, which opens nothing itself. */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  if (cluster.isPrimary && settings.processes > 1) return leadWorkers(settings);
  // Loaded where it is used: the one that leads has no need of it.
  const { serveSite } = await import("./app/serve-site.server.ts");
  await serveSite(settings);
}

start().catch((error: unknown) => {
  const why = error instanceof Error ? error.message : String(error);
  process.stderr.write(error instanceof BadSetting ? `${why}\n` : `The site could not start: ${why}\n`);
  process.exit(1);
});
