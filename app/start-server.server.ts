import { resolve } from "node:path";
import * as build from "virtual:react-router/server-build";
import { samples } from "content/samples/index.ts";
import { answerRequestsWith } from "./handle-request.server.ts";
import { offerSetup } from "./features/auth/set-up.server.ts";
import { keptPages } from "./cached-routes.ts";
import { loadSamples } from "./load-samples.server.ts";
import { openSite } from "./app-context.server.ts";
import { closePolitely, type Farewell } from "./server/http/graceful-shutdown.server.ts";
import { openServer, withHeaders } from "./server/http/open-server.server.ts";
import { withProbes } from "./server/http/health-checks.server.ts";
import { readinessOf } from "./server/http/readiness.server.ts";
import { everyAnswer } from "./server/http/security-headers.ts";
import { listenerFor, withFiles } from "./server/http/serve.server.ts";
import { errorFacts } from "./server/log/log.server.ts";
import { hearChanges } from "./server/page-cache/subscribe-to-changes.server.ts";
import { withKeptPages } from "./server/page-cache/cache-pages.server.ts";
import { BadSetting, type Settings } from "./server/config/config.server.ts";
import { startWork } from "./server/scheduler/scheduler.server.ts";
import { isFirstProcess, sayOpened, waitForEnd } from "../ops/cluster/worker.server.ts";
import { jobs } from "./jobs.server.ts";

/** The whole site ends: a service manager kills after ten seconds, so whoever is still sending after eight is cut off. */
const atStop: Farewell = { idle: 1_000, longest: 8_000 };

/** Another process has its place: whoever is here has all the time that a slow network may take for a photograph. */
const atRetirement: Farewell = { longest: 310_000 };

/** What holds it up after the connections are gone gets so long, in milliseconds. */
const patienceAtEnd = 1_500;

/**
 * Opens the port and says where; shuts down politely. Nothing else.
 *
 * @throws BadSetting when a part cannot be opened
 */
export async function serveSite(settings: Settings): Promise<void> {
  const site = await openSite(settings);
  const isNew = await loadSamples(site, samples);
  const setup = isFirstProcess() ? await offerSetup(site) : undefined;
  hearChanges(site);
  const work = startWork(site, jobs);
  const listener = listenerFor(answerRequestsWith(site, build), site);
  const stopping = new AbortController();
  const always = everyAnswer(settings.siteUrl);
  const files = withFiles(resolve("build/client"), listener);
  const others = withHeaders(always, withProbes(readinessOf(site), stopping.signal, files));
  const server = openServer(withKeptPages(site, keptPages, others), always);

  // What nobody caught may have left anything half done: a service manager starts the site anew.
  process.on("uncaughtException", (error) => {
    site.log.error("process ended", errorFacts(error));
    process.exit(1);
  });

  const end = async (farewell: Farewell) => {
    // Whatever still holds it up then: nobody waits for it.
    setTimeout(() => process.exit(0), farewell.longest + patienceAtEnd).unref();
    await Promise.all([closePolitely(server, farewell), work.stop()]);
    // A server in front must not go on sending pages that nobody looks after.
    site.pages.forget();
    await site.database.destroy();
    process.exit(0);
  };

  const port = await listen(server, settings);
  waitForEnd({
    stop: () => {
      stopping.abort();
      void end(atStop);
    },
    // Another process serves on: whoever asks whether the site is ready hears that it is.
    retire: () => void end(atRetirement),
  });
  sayOpened(welcome(settings.siteUrl ?? `http://${nameOf(settings.host)}:${port}`, isNew, setup));
}

/** @returns the port that it has then @throws BadSetting when it cannot have it */
function listen(server: ReturnType<typeof openServer>, { port, host }: Settings): Promise<number> {
  return new Promise((resolve, reject) => {
    server.on("error", ({ code }: NodeJS.ErrnoException) => {
      if (code === "EADDRINUSE")
        reject(new BadSetting("PORT", `${port} is in use by another program. Choose another: PORT=3001 npm start`));
      else if (code === "EACCES")
        reject(new BadSetting("PORT", `${port} may not be opened by this user. Choose one above 1023.`));
      else reject(new BadSetting("HOST", `cannot be listened on: ${code}.`));
    });
    server.listen(port, host, () => {
      const bound = server.address();
      resolve(typeof bound === "object" && bound !== null ? bound.port : port);
    });
  });
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
