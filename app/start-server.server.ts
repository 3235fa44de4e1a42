import type { IncomingMessage, RequestListener } from "node:http";
import { resolve } from "node:path";
import * as build from "virtual:react-router/server-build";
import { samples } from "content/samples/index.ts";
import { serverErrors } from "content/server-errors.ts";
import { serverStart as words } from "content/server-start.ts";
import { createAppContext } from "./app-context.server.ts";
import { migrations } from "./features/migrations.server.ts";
import { offerSetup } from "./features/people/auth/set-up.server.ts";
import { rememberEarlierAddresses } from "./features/people/users/find-settled-people.server.ts";
import { appointUnrecordedLeads } from "./features/people/users/give-role.server.ts";
import { dropPlainCopies, sealOldConcerns } from "./features/safeguarding/concerns/seal-old-concerns.server.ts";
import { handleRequestsWith } from "./handle-request.server.ts";
import { jobs } from "./jobs.server.ts";
import { loadSamples } from "./load-samples.server.ts";
import { endFirstStart, withLatestClock } from "./server/clock/clock-scope.server.ts";
import { bySiteClock, withSiteClock } from "./server/clock/site-clock.server.ts";
import type { Config } from "./server/config/config.server.ts";
import type { AppContext } from "./server/context.server.ts";
import { engineOf } from "./server/db/database.server.ts";
import { agesOf } from "./server/db/find-ages.server.ts";
import { watchSchema, withoutNewerSchema } from "./server/db/newer-schema.server.ts";
import { longestArrivalMs } from "./server/http/arriving-bodies.ts";
import { withFiles } from "./server/http/built-files.server.ts";
import { agesAsLines, readinessCheckFor, withHealthChecks } from "./server/http/health-checks.server.ts";
import { listen } from "./server/http/listen.server.ts";
import { canReadMetrics, countRequests, withMetrics } from "./server/http/metrics.server.ts";
import { openServer, withHeaders } from "./server/http/open-server.server.ts";
import {
  isFirstProcess,
  type ShutdownTimeouts,
  sayOpened,
  shutDownGracefully,
  waitForEnd,
} from "./server/http/process.server.ts";
import { securityHeaders } from "./server/http/security-headers.ts";
import { listenerFor } from "./server/http/serve.server.ts";
import { errorFields } from "./server/log/log.server.ts";
import { subscribeToChanges, withPageCache } from "./server/page-cache/cache-pages.server.ts";
import { cachedRoutesOf } from "./server/page-cache/cached-routes.ts";
import type { CreateCdnPurge } from "./server/page-cache/cdn.ts";
import { type Job, startScheduler } from "./server/scheduler/scheduler.server.ts";
import { saveVisits } from "./server/visits/save-visits.server.ts";
import { startWatchdog } from "./server/watchdog/watchdog.server.ts";

/** Timeouts of shutdown (ms): service managers kill after ten seconds, so open connections are cut after eight. */
const stopTimeouts: ShutdownTimeouts = { idle: 1_000, longest: 8_000 };

/** Timeouts when another process has replaced this one. A photo upload on a slow network gets its full time. */
const drainTimeouts: ShutdownTimeouts = { longest: longestArrivalMs + 10_000 };

/** Time for cleanup after the last connection closes (ms). */
const gracePeriodMs = 1_500;

/** Operations besides the site itself, which `app/` never imports. */
export interface Operations {
  jobs: Job[];
  createCdnPurge: CreateCdnPurge;
  /**
   * Runs before the port opens.
   * @throws ConfigError if the site must not open
   */
  beforeOpening(ctx: AppContext): Promise<void>;
}

/**
 * Opens the port, prints the address, and shuts down gracefully.
 * @throws ConfigError when a part cannot be opened
 */
export async function startServer(settings: Config, operations: Operations): Promise<void> {
  const ctx = await createAppContext(settings, undefined, operations.createCdnPurge);
  const isNew = await withSiteClock(ctx, () => loadSamples(ctx, samples));
  await engineOf(ctx.db).refillReserve();
  await withSiteClock(ctx, async () => {
    await operations.beforeOpening(ctx);
    if (!isFirstProcess()) return;
    await sealOldConcerns(ctx);
    await appointUnrecordedLeads(ctx);
    await rememberEarlierAddresses(ctx);
  });
  const setup = isFirstProcess() ? await offerSetup(ctx) : undefined;
  subscribeToChanges(ctx);
  const work = startScheduler(ctx, bySiteClock([...jobs, ...operations.jobs]));
  const schema = watchSchema(ctx, migrations, () => void work.stop());
  const listener = listenerFor(withoutNewerSchema(schema, handleRequestsWith(ctx, build)), ctx);
  const stopping = new AbortController();
  const always = securityHeaders(settings.siteUrl);
  const files = withFiles(resolve("build/client"), listener);
  const isReady = readinessCheckFor(ctx);
  const ready = async () => (schema.isNewer() ? serverErrors.health.newerSchema : isReady());
  const counts = { requests: 0, failed: 0 };
  const ages = agesOf(ctx);
  const agesLines = agesAsLines(ages, settings.backups !== undefined);
  const lines = async (incoming: IncomingMessage) =>
    canReadMetrics(incoming, settings.metricsToken) ? agesLines() : [];
  const monitored = withMetrics(
    ctx,
    counts,
    ages,
    withHealthChecks(ready, settings.secret, stopping.signal, files, lines),
  );
  const cached = withPageCache(ctx, cachedRoutesOf(build), withHeaders(always, monitored));
  // Refusals before a page reads the settings are in the language that was read last.
  const answer: RequestListener = (incoming, outgoing) => withLatestClock(() => cached(incoming, outgoing));
  const server = openServer(answer, always);
  countRequests(server, counts);

  // State may be inconsistent: exits, so that the service manager restarts the app.
  process.on("uncaughtException", (error) => {
    ctx.log.error("process ended", errorFields(error));
    process.exit(1);
  });

  const end = async (timeouts: ShutdownTimeouts) => {
    setTimeout(() => process.exit(0), timeouts.longest + gracePeriodMs).unref();
    await Promise.all([shutDownGracefully(server, timeouts), work.stop()]);
    // The reverse proxy must not serve pages that no process updates.
    ctx.pageCache.invalidate();
    await saveVisits(ctx).catch((error) => ctx.log.error("visits not saved", errorFields(error)));
    await ctx.db.destroy();
    process.exit(0);
  };

  endFirstStart();
  const port = await listen(server, settings);
  startWatchdog();
  const stop = () => {
    stopping.abort();
    void end(stopTimeouts);
  };
  // A drained process stays ready, as another one has replaced it.
  waitForEnd(stop, () => void end(drainTimeouts));
  if (isFirstProcess())
    await withSiteClock(ctx, () =>
      dropPlainCopies(ctx).catch((error) => ctx.log.error("start not finished", errorFields(error))),
    );
  const address = settings.siteUrl ?? `http://${nameOf(settings.host)}:${port}`;
  sayOpened(withLatestClock(() => welcome(address, isNew, setup)));
}

function nameOf(host: string): string {
  if (host === "127.0.0.1" || host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

function welcome(address: string, isNew: boolean, setup: string | undefined): string {
  const next = isNew ? words.sample.map((line) => `  ${line}\n`).join("") : "";
  const first = setup ? `  ${words.firstAccount}\n  ${address}/setup?token=${setup}\n` : "";
  return `\n${words.open(address)}\n${next}${first}  ${words.stop}\n\n`;
}
