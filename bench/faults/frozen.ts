import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../tests/support/free-port.ts";
import { makeFolder, root, siteVariables } from "../site-process.ts";
import { compare, damageOf, storedMarks } from "./database.ts";
import type { Fault } from "./run-fault.ts";
import { aSending, type Sending, sendAll } from "./visitors.ts";

/**
 * Maximum recovery time (ms): the watchdog waits for 15 s of processor time; other work and a restart take additional
 * time.
 */
const recoveryMs = 60_000;

/** Time for which a laptop is closed (ms). */
const suspendedMs = 30_000;

/** A blocked event loop must lead to a restart; a suspended machine must not. */
export const frozen: Fault = {
  name: "an event loop that freezes, and a machine that is suspended",
  async run() {
    const results = await Promise.all([
      freeze("one process", {}),
      freeze("a worker", { WEB_CONCURRENCY: "2" }),
      suspend(),
    ]);
    const sum = (of: (result: Result) => number) => results.reduce((total, result) => total + of(result), 0);
    return {
      tried: `${sum(({ tried }) => tried)} sent around it`,
      accepted: sum(({ accepted }) => accepted),
      lost: sum(({ lost }) => lost),
      duplicates: sum(({ duplicates }) => duplicates),
      faults: results.flatMap(({ faults }) => faults),
      note: results.map(({ note }) => note).join("; "),
    };
  },
};

interface Result {
  tried: number;
  accepted: number;
  lost: number;
  duplicates: number;
  faults: string[];
  note: string;
}

/** Starts a site, and restarts it whenever it ends, like `Restart=always`. */
async function startManaged(folder: string, variables: Record<string, string>) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const env = {
    ...siteVariables(folder),
    ...variables,
    PORT: String(port),
    NODE_OPTIONS: `--import ${join(root, "bench/faults/freeze.mjs")}`,
  };
  let log = "";
  let starts = 0;
  let isOver = false;
  let child = begin();
  function begin() {
    starts++;
    const site = spawn(process.execPath, [join(root, "build/server/index.js")], { cwd: root, env });
    site.stderr.setEncoding("utf8").on("data", (part: string) => {
      log += part;
    });
    site.once("exit", () => {
      if (!isOver) child = begin();
    });
    return site;
  }
  const answers = async () => {
    const asked = fetch(`${address}/health`, { signal: AbortSignal.timeout(1_000) });
    return (await asked.catch(() => undefined))?.ok ?? false;
  };
  const untilAnswering = async (ms: number) => {
    const start = performance.now();
    for (; !(await answers()); await wait(100)) if (performance.now() - start > ms) return undefined;
    return performance.now() - start;
  };
  await untilAnswering(recoveryMs);
  return {
    address,
    pid: () => child.pid ?? 0,
    starts: () => starts,
    log: () => log,
    untilAnswering,
    async end() {
      isOver = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await Promise.race([gone, wait(12_000).then(() => child.kill("SIGKILL"))]);
    },
  };
}

const childrenOf = (pid: number): number[] =>
  readdirSync("/proc").flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const [, parent] = readFileSync(`/proc/${name}/stat`, "utf8")
        .replace(/^.*\) /s, "")
        .split(" ");
      return Number(parent) === pid ? [Number(name)] : [];
    } catch {
      return [];
    }
  });

async function freeze(name: string, variables: Record<string, string>): Promise<Result> {
  const { folder, remove } = makeFolder();
  const site = await startManaged(folder, variables);
  const faults: string[] = [];
  try {
    const sendings = Array.from({ length: 60 }, (_, number) => aSending(number));
    const accepted: Sending[] = await sendAll(site.address, sendings.slice(0, 30));
    const pid = variables.WEB_CONCURRENCY === undefined ? site.pid() : (childrenOf(site.pid())[0] ?? 0);
    process.kill(pid, "SIGUSR2");
    const start = performance.now();
    const isAlive = () => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    };
    while (isAlive() && performance.now() - start < recoveryMs) await wait(100);
    const ended = performance.now() - start;
    if (isAlive()) faults.push(`${name}: it is still frozen after ${recoveryMs / 1_000} s`);
    if (isAlive()) process.kill(pid, "SIGKILL");
    await site.untilAnswering(recoveryMs);
    accepted.push(...(await sendAll(site.address, sendings.slice(30))));
    if (accepted.length < 60) faults.push(`${name}: only ${accepted.length} of 60 were accepted`);
    if (!site.log().includes("event loop frozen")) faults.push(`${name}: the log does not say why it ended`);
    await site.end();
    faults.push(...damageOf(folder));
    const marks = accepted.map(({ mark }) => mark);
    return {
      tried: 60,
      accepted: accepted.length,
      ...compare(marks, storedMarks(folder)),
      faults,
      note: `${name} was ended after ${(ended / 1_000).toFixed(1)} s, and replaced`,
    };
  } finally {
    await site.end();
    remove();
  }
}

async function suspend(): Promise<Result> {
  const { folder, remove } = makeFolder();
  const site = await startManaged(folder, {});
  const faults: string[] = [];
  try {
    const pid = site.pid();
    process.kill(pid, "SIGSTOP");
    await wait(suspendedMs);
    process.kill(pid, "SIGCONT");
    await wait(3_000);
    const answered = await site.untilAnswering(5_000);
    if (answered === undefined || site.starts() > 1) faults.push("a suspended machine loses its site");
    return { tried: 0, accepted: 0, lost: 0, duplicates: 0, faults, note: "one suspended for 30 s went on" };
  } finally {
    await site.end();
    remove();
  }
}
