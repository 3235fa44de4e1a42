// `npm run bench -- processes`: throughput of one and two processes behind one port, on SQLite and PostgreSQL. The load
// generator uses the same cores, so more processes gain less than on a dedicated server. `--keep` writes to
// bench/results/.
import { execFileSync } from "node:child_process";
import { freePort } from "../tests/support/free-port.ts";
import { PostgresServer } from "../tests/support/postgres-server.ts";
import { aSending, sendAll } from "./faults/visitors.ts";
import { Missing, median, requireProgram, write } from "./part.ts";
import type { ProcessesRow } from "./results.ts";
import { saveProcesses } from "./save-results.ts";
import { makeFolder, startSite } from "./site-process.ts";

/** Number of rounds, seconds per measurement, and number of messages. */
const rounds = 3;
const seconds = 4;
const messages = 1_500;

interface Measured {
  kept: number[];
  made: number[];
  written: number[];
}

try {
  requireProgram("wrk", "sudo apt-get install wrk");
} catch (error) {
  if (!(error instanceof Missing)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(2);
}
const rows: ProcessesRow[] = [];
for (const engine of ["SQLite", "PostgreSQL"]) {
  const found = new Map<number, Measured>([1, 2].map((count) => [count, { kept: [], made: [], written: [] }]));
  for (let round = 0; round < rounds; round++)
    for (const [count, measured] of found) await measure(engine, count, measured);
  for (const [count, { kept, made, written }] of found)
    rows.push({ engine, processes: count, cached: median(kept), rendered: median(made), stored: median(written) });
}
const lines = rows.map(({ engine, processes, cached, rendered, stored }) =>
  [`| ${engine}, ${processes}`, ...[cached, rendered, stored].map(write)].join(" | "),
);
process.stdout.write(
  `\n| a second | cached pages sent | pages rendered | messages stored |\n|---|---|---|---|\n${lines.join(" |\n")} |\n`,
);
if (process.argv.includes("--keep")) saveProcesses(rows);

async function measure(engine: string, processes: number, { kept, made, written }: Measured): Promise<void> {
  const { folder, remove } = makeFolder();
  const server = engine === "PostgreSQL" ? await PostgresServer.make({ synchronous_commit: "on" }) : undefined;
  await server?.run("create database site");
  const PORT = String(await freePort());
  const variables = {
    WEB_CONCURRENCY: String(processes),
    PORT,
    // Behind a proxy, which here simulates many visitors, cached pages need a known site URL.
    SITE_URL: `http://127.0.0.1:${PORT}`,
    ...(server && { DATABASE_URL: server.url("site") }),
  };
  const site = await startSite(folder, variables);
  try {
    kept.push(ask(`${site.address}/about`));
    // This 404 is never cached, because it costs a query and a rendering.
    made.push(ask(`${site.address}/event/readmore/999999`));
    // Two of three submissions are messages.
    const wanted = Array.from({ length: messages * 1.5 }, (_, number) => aSending(number)).filter(
      ({ path }) => path === "/contact",
    );
    const start = performance.now();
    const accepted = await sendAll(site.address, wanted);
    if (accepted.length < wanted.length) throw new Error(`${wanted.length - accepted.length} messages were not taken.`);
    written.push(accepted.length / ((performance.now() - start) / 1_000));
  } finally {
    await site.end();
    await server?.remove();
    remove();
  }
}

function ask(address: string): number {
  const run = (duration: number) =>
    execFileSync("wrk", ["-t1", "-c32", `-d${duration}s`, "-H", "Accept-Encoding: br", address], { encoding: "utf8" });
  run(1);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(run(seconds))?.[1]);
}
