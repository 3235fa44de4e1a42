import { fork } from "node:child_process";
import { once } from "node:events";
import { parseArgs } from "node:util";
import { type CountryCode, countryCodes } from "content/countries/index.ts";
import { ConfigError } from "../app/server/config/config.server.ts";
import { codeOf, openNetwork } from "../app/server/doctor/network.server.ts";
import { startServer } from "../app/start-server.server.ts";
import { sentenceOf } from "../ops/backup/backup-error.ts";
import { createCdnPurge } from "../ops/cdn/cdn-purge.server.ts";
import { makeDemonstration } from "../ops/demonstration/make-demonstration.server.ts";
import { repeatEachNight } from "../ops/demonstration/repeat-each-night.ts";

const usage = `Usage: npm run demo [-- --country COUNTRY] [-- --port 4100], where COUNTRY is one of ${countryCodes.join(", ")}`;

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function readWords(): { country: CountryCode; port: number } {
  try {
    const { values } = parseArgs({ options: { country: { type: "string" }, port: { type: "string" } } });
    const country = countryCodes.find((code) => code === (values.country ?? "NG").toUpperCase());
    const port = Number(values.port ?? 4_100);
    if (country !== undefined && Number.isInteger(port) && port > 0 && port < 65_536) return { country, port };
  } catch {
    // An unknown option.
  }
  return fail(usage);
}

const words = readWords();

/** Runs the demonstration in a process of its own, again after each night, until this process is asked to stop. */
async function supervise(): Promise<void> {
  const stopping = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stopping.abort());
  const [, script = ""] = process.argv;
  const begin = () => {
    const site = fork(script, ["demo", ...process.argv.slice(2)]);
    const ended = once(site, "exit").then(([code]) => Number(code ?? 1));
    return { stop: () => void site.kill("SIGTERM"), ended };
  };
  process.exitCode = await repeatEachNight(begin, stopping.signal);
}

async function serve(): Promise<void> {
  const { country, port } = words;
  // It ends with the process that started it, however that one ended.
  process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
  // Checks the port before the last demonstration is deleted.
  await openNetwork()
    .listen(port, "127.0.0.1")
    .catch((error: unknown) =>
      fail(`Port ${port} cannot be opened (${codeOf(error)}). Choose another: npm run demo -- --port 4101`),
    );
  process.stdout.write("Making a sample year …\n");
  const config = await makeDemonstration(process.cwd(), country, port);
  process.stdout.write(
    `Sign in by role at http://localhost:${port}/login. Only this machine can open it, and it begins again each night.\n`,
  );
  await startServer(config, { jobs: [], createCdnPurge, beforeOpening: async () => {} });
}

try {
  await (process.send === undefined ? supervise() : serve());
} catch (error) {
  const sentence = error instanceof ConfigError ? error.message : sentenceOf(error);
  if (sentence !== undefined) fail(sentence);
  throw error;
}
