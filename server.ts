import cluster from "node:cluster";
import { ConfigError, readConfig } from "./app/server/config/config.server.ts";
import { Unavailable } from "./app/server/http/errors.ts";
import { leadWorkers } from "./ops/cluster/start-cluster.server.ts";

// Errors of the output are ignored, because a full disk, or a log reader that ended, must not stop the site.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

/** Starts one process, or several workers under a supervisor. */
async function start(): Promise<void> {
  const settings = readConfig(process.env);
  if (cluster.isPrimary) {
    const { isMigrateProcess, migrateBeforeStart, migrateHere } = await import(
      "./app/server/db/migrate-process.server.ts"
    );
    // The supervisor of several processes does not load the features, and so stays small.
    const known =
      isMigrateProcess() || settings.processes === 1
        ? (await import("./app/features/migrations.server.ts")).migrations
        : undefined;
    if (known !== undefined && isMigrateProcess()) {
      const { archiveBeforeUpdate } = await import("./ops/backup/archive-before-update.server.ts");
      return migrateHere(settings, known, () =>
        archiveBeforeUpdate(settings, (line) => process.stdout.write(`${line}\n`)),
      );
    }
    const failed = await migrateBeforeStart(settings, known);
    if (failed !== undefined) return process.exit(failed);
  }
  if (cluster.isPrimary && settings.processes > 1) return leadWorkers(settings);
  // Loaded on demand, as the supervisor does not need it.
  const { startServer } = await import("./app/start-server.server.ts");
  const { nightlyBackup } = await import("./ops/backup/nightly-backup.server.ts");
  const { askedBackup } = await import("./ops/backup/asked-backup.server.ts");
  const { scheduledClosings, takeKnownClosings } = await import("./ops/backup/store-closings.server.ts");
  const { createCdnPurge, scheduledPurge } = await import("./ops/cdn/cdn-purge.server.ts");
  const jobs = [nightlyBackup, askedBackup, scheduledClosings, scheduledPurge];
  await startServer(settings, { jobs, createCdnPurge, beforeOpening: takeKnownClosings });
}

start().catch((error: unknown) => {
  process.stderr.write(`${sentenceFor(error)}\n`);
  process.exit(1);
});

function sentenceFor(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof Unavailable)
    return "DATABASE_URL names a database that stopped answering while the site started.";
  return `The site could not start: ${error instanceof Error ? error.message : String(error)}`;
}
