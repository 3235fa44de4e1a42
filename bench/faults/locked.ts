import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { makeFolder, type SiteProcess, sharesOf, startSite } from "../site-process.ts";
import { compare, damageOf, storedMarks } from "./database.ts";
import type { Fault } from "./run-fault.ts";
import { aSending, type Sending, sendAll } from "./visitors.ts";

/** Durations of another process's lock (ms): one that the site waits for, one that is longer. */
const shortLockMs = 3_000;
const longLockMs = 20_000;

/** Maximum latency of cached pages and `/health` meanwhile, 99th percentile (ms). */
const boundMs = 250;

/** Maximum time of a form (ms): the site gives up after five seconds; on a busy machine the response takes longer. */
const formBoundMs = 7_000;

/** Another process locks the database for three seconds, and then for twenty. */
export const locked: Fault = {
  name: "database locked by another process for 3 s, and for 20 s",
  async run() {
    const { folder, remove } = makeFolder();
    const faults: string[] = [];
    try {
      const site = await startSite(folder);
      await (await fetch(site.address)).arrayBuffer();
      const sendings = Array.from({ length: 48 }, (_, number) => aSending(number));
      const accepted = await whileLocked(folder, shortLockMs, () => sendAll(site.address, sendings.slice(0, 40)));
      if (accepted.length < 40) faults.push(`only ${accepted.length} of 40 were accepted during the short lock`);
      const { late, slowest, forms, answers } = await whileLocked(folder, longLockMs, () =>
        watch(site, sendings.slice(40), accepted),
      );
      if (forms > formBoundMs) faults.push(`a form was answered after ${Math.round(forms)} ms`);
      if (late > boundMs) faults.push(`one in a hundred cached pages took ${late} ms`);
      await site.end();
      if (!/"event":"slow request","requestId":"[0-9a-f]{8}","method":"POST","route":"\/contact"/.test(site.log()))
        faults.push("the log names no slow request");
      faults.push(...damageOf(folder));
      const marks = accepted.map(({ mark }) => mark);
      return {
        tried: "48 sent meanwhile",
        accepted: accepted.length,
        ...compare(marks, storedMarks(folder)),
        faults,
        note: `of ${answers} cached pages and /health during the long lock one in a hundred took ${late} ms, the slowest ${Math.round(slowest)} ms, the slowest form ${(forms / 1_000).toFixed(1)} s`,
      };
    } finally {
      remove();
    }
  },
};

async function whileLocked<Result>(folder: string, ms: number, work: () => Promise<Result>): Promise<Result> {
  const other = new DatabaseSync(join(folder, "site.sqlite"));
  other.exec("begin immediate");
  const working = work();
  await wait(ms);
  other.exec("commit");
  other.close();
  return working;
}

/** Reads a cached page and `/health` continuously, while forms wait for the lock one after another. */
async function watch({ address }: SiteProcess, sendings: Sending[], accepted: Sending[]) {
  const end = performance.now() + longLockMs - 500;
  const took: number[] = [];
  const read = async (path: string) => {
    for (; performance.now() < end; await wait(50)) {
      const start = performance.now();
      await (await fetch(address + path)).arrayBuffer();
      took.push(performance.now() - start);
    }
  };
  let forms = 0;
  const send = async () => {
    for (const sending of sendings) {
      if (performance.now() > end - formBoundMs) return;
      const start = performance.now();
      accepted.push(...(await sendAll(address, [sending])));
      forms = Math.max(forms, performance.now() - start);
    }
  };
  await Promise.all([read("/"), read("/health"), send()]);
  return { late: sharesOf(took, [0.99])[0] ?? 0, slowest: Math.max(...took), forms, answers: took.length };
}
