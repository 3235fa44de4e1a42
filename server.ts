import { resolve } from "node:path";
import * as build from "virtual:react-router/server-build";
import { samples } from "content/samples/index.ts";
import { answerRequestsWith } from "./app/answer-request.server.ts";
import { offerSetup } from "./app/features/people/set-up-site.server.ts";
import { keptPages } from "./app/kept-pages.ts";
import { loadSamples } from "./app/load-samples.server.ts";
import { openSite } from "./app/open-site.server.ts";
import { openServer } from "./app/platform/http/open-server.server.ts";
import { withProbes } from "./app/platform/http/probes.server.ts";
import { readinessOf } from "./app/platform/http/ready.server.ts";
import { everyAnswer } from "./app/platform/http/security-headers.ts";
import { listenerFor, withFiles } from "./app/platform/http/serve.server.ts";
import { errorFacts } from "./app/platform/log/log.server.ts";
import { hearChanges } from "./app/platform/pages/hear-changes.server.ts";
import { withKeptPages } from "./app/platform/pages/keep-pages.server.ts";
import { Unavailable } from "./app/platform/refusals.ts";
import { BadSetting, readSettings } from "./app/platform/settings.server.ts";
import { startWork } from "./app/platform/work/work.server.ts";
import { jobs } from "./app/timetable.server.ts";

/** Opens the port and says where; shuts down politely. Nothing else. */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const site = await openSite(settings);
  const isNew = await loadSamples(site, samples);
  const setup = await offerSetup(site);
  hearChanges(site);
  const work = startWork(site, jobs);
  const listener = listenerFor(answerRequestsWith(site, build), site);
  const stopping = new AbortController();
  const pages = withKeptPages(site, keptPages, withFiles(resolve("build/client"), listener));
  const probed = withProbes(readinessOf(site), stopping.signal, pages);
  const server = openServer(probed, everyAnswer(settings.siteUrl));

  server.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EADDRINUSE")
      fail(`PORT ${settings.port} is in use by another program. Choose another: PORT=3001 npm start`);
    if (error.code === "EACCES") fail(`PORT ${settings.port} may not be opened by this user. Choose one above 1023.`);
    fail(`HOST cannot be listened on: ${error.code}.`);
  });
  server.listen(settings.port, settings.host, () => {
    const bound = server.address();
    const port = typeof bound === "object" && bound !== null ? bound.port : settings.port;
    process.stdout.write(welcome(settings.siteUrl ?? `http://${nameOf(settings.host)}:${port}`, isNew, setup));
  });

  // What nobody caught may have left anything half done: a service manager starts the site anew.
  process.on("uncaughtException", (error) => {
    site.log.error("process ended", errorFacts(error));
    process.exit(1);
  });

  const stop = () => {
    stopping.abort();
    const closed = new Promise((resolve) => server.close(resolve));
    Promise.all([closed, work.stop()])
      .then(() => site.database.destroy())
      .then(() => process.exit(0));
    // A connection that is kept alive becomes idle when its answer is out; whoever is still sending after eight
    // seconds has lost the connection.
    setInterval(() => server.closeIdleConnections(), 100).unref();
    setTimeout(() => server.closeAllConnections(), 8_000).unref();
    // Whatever still holds it up then: a service manager kills after ten.
    setTimeout(() => process.exit(0), 9_500).unref();
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}

function nameOf(host: string): string {
  if (host === "127.0.0.1" || host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

function welcome(address: string, isNew: boolean, setup: string | undefined): string {
  const next = isNew
    ? "  The sample foundation is loaded: open the address and look around.\n  Your words are in content/, your settings in .env (see .env.example).\n"
    : "";
  const first = setup
    ? `  Nobody has an account yet. Make yours, within the hour:\n  ${address}/setup?token=${setup}\n`
    : "";
  return `\nThe site is open at ${address}\n${next}${first}  Stop it with Ctrl+C.\n\n`;
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

start().catch((error: unknown) => {
  if (error instanceof BadSetting) fail(error.message);
  if (error instanceof Unavailable)
    fail("DATABASE_URL names a database that stopped answering while the site started.");
  fail(`The site could not start: ${error instanceof Error ? error.message : String(error)}`);
});
