import cluster from "node:cluster";
import { Unavailable } from "./app/server/http/errors.ts";
import { BadSetting, readSettings } from "./app/server/config/config.server.ts";
import { leadWorkers } from "./ops/cluster/start-cluster.server.ts";

/** One process is the site; several are led by one more, which opens nothing itself. */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  if (cluster.isPrimary && settings.processes > 1) return leadWorkers(settings);
  // Loaded where it is used: the one that leads has no need of it.
  const { serveSite } = await import("./app/start-server.server.ts");
  await serveSite(settings);
}

start().catch((error: unknown) => {
  process.stderr.write(`${sentenceFor(error)}\n`);
  process.exit(1);
});

function sentenceFor(error: unknown): string {
  if (error instanceof BadSetting) return error.message;
  if (error instanceof Unavailable)
    return "DATABASE_URL names a database that stopped answering while the site started.";
  return `The site could not start: ${error instanceof Error ? error.message : String(error)}`;
}
