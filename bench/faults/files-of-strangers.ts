import { once } from "node:events";
import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { ConcernRow } from "../../app/features/safeguarding/concerns/concern-tables.ts";
import { openConcernRow } from "../../app/features/safeguarding/concerns/sealed-concerns.server.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { makeFolder, type SiteProcess, setUpAdmin, sharesOf, startSite } from "../site-process.ts";
import { damageOf, look } from "./database.ts";
import type { HostileFile } from "./hostile-file.ts";
import { hostileFiles, hostileTables } from "./hostile-files.ts";
import type { Fault } from "./run-fault.ts";
import { addressOf } from "./visitors.ts";

/** Maximum response time of a report, and of `/health` meanwhile (ms); maximum memory of the file worker (bytes). */
const bounds = { answerMs: 1_000, healthMs: 250, workerBytes: 96 * 2 ** 20, staffBytes: 192 * 2 ** 20 };

/** Size of a webhook's body, and the maximum growth of the site's memory (bytes). */
const webhook = { bytes: 101_000_000, growth: 64_000_000 };

/** Key of the concerns, which are stored encrypted. */
const key = { concernsKey: "a key that only this fault run uses" };

/** The short run uses every nth file. */
const shortShare = 5;

async function send(
  site: SiteProcess,
  path: string,
  sender: Record<string, string>,
  fields: Record<string, string>,
  name: string,
  file: Buffer,
) {
  const body = new FormData();
  for (const [key, value] of Object.entries(fields)) body.append(key, value);
  body.append(name, new Blob([new Uint8Array(file)]), "file");
  const start = performance.now();
  const signal = AbortSignal.timeout(60_000);
  const answer = await fetch(site.address + path, {
    method: "POST",
    headers: sender,
    body,
    redirect: "manual",
    signal,
  }).catch(() => undefined);
  await answer?.arrayBuffer().catch(() => {});
  return { status: answer?.status, ms: performance.now() - start };
}

async function checked(folder: string, limitMs: number): Promise<boolean> {
  for (const end = performance.now() + limitMs; performance.now() < end; await wait(50)) {
    const [{ count } = { count: 0 }] = look<{ count: number }>(
      folder,
      "select count(*) as count from private_files where state = 'checking'",
    );
    if (count === 0) return true;
  }
  return false;
}

/**
 * Sends an endless chunked body to the address for payment notices.
 * @returns the status
 */
function sendNotice(site: SiteProcess): Promise<number | undefined> {
  const { hostname, port } = new URL(site.address);
  return new Promise((resolve) => {
    const asked = request({ hostname, port, path: "/webhooks/paystack", method: "POST", agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.once("error", () => resolve(undefined));
    const piece = Buffer.alloc(1_000_000, "x");
    let sent = 0;
    const sendPiece = () => {
      sent += piece.length;
      if (sent <= webhook.bytes) asked.write(piece, sendPiece);
      else asked.end();
    };
    sendPiece();
  });
}

const watch = (site: SiteProcess) => {
  const workerData = { site: site.pid, program: "file-worker-process", everyMs: 4 };
  const memory = new Worker(new URL("./worker-memory.ts", import.meta.url), { workerData });
  return {
    memory,
    mostSince: async () => {
      memory.postMessage("");
      return ((await once(memory, "message")) as [{ worker: number; site: number }])[0];
    },
  };
};

/** @returns problems with the response to a notice that is far too large */
async function tryNotice(): Promise<string[]> {
  const { folder, remove } = makeFolder();
  const port = await freePort();
  const paid = { PAYSTACK_SECRET_KEY: "sk_test_faults", PORT: `${port}`, SITE_URL: `http://127.0.0.1:${port}` };
  const site = await startSite(folder, paid);
  const { memory, mostSince } = watch(site);
  try {
    await wait(200);
    const before = (await mostSince()).site;
    const status = await sendNotice(site);
    await wait(200);
    const growth = (await mostSince()).site - before;
    return [
      ...(status === 413 ? [] : [`a notice of ${webhook.bytes} bytes was answered ${status}`]),
      ...(growth <= webhook.growth ? [] : [`a notice of ${webhook.bytes} bytes took ${Math.round(growth / 1e6)} MB`]),
    ];
  } finally {
    await memory.terminate();
    await site.end("SIGKILL");
    remove();
  }
}

/**
 * Files that would stop a program that opens them: each report must be stored and answered soon, and other requests
 * must not wait.
 */
export const filesOfStrangers: Fault = {
  name: "hostile files, with reports and as statements",
  async run({ isShort }) {
    const { folder, remove } = makeFolder();
    const site = await startSite(folder, { CONCERNS_KEY: key.concernsKey });
    const health: number[] = [];
    const probe = new Worker(new URL("./probe.ts", import.meta.url), {
      workerData: { address: site.address, everyMs: 20, longestMs: 20_000 },
    });
    let worst = 0;
    probe.on("message", (took: number) => {
      health.push(took);
      worst = Math.max(worst, took);
    });
    const { memory, mostSince } = watch(site);
    try {
      const staff = await setUpAdmin(site);
      const faults = await tryNotice();
      const answers: number[] = [];
      const most = { worker: 0, staff: 0, site: 0 };
      let largest = "";
      const some = <One>(all: One[]) => all.filter((_, at) => !isShort || at % shortShare === 0);
      const report = async ({ name, make }: HostileFile, at: number) => {
        const file = await make();
        await mostSince();
        worst = 0;
        const sender = { Origin: site.address, "X-Forwarded-For": addressOf(at) };
        const { status, ms } = await send(site, "/safeguarding", sender, { story: name }, "files", file);
        answers.push(ms);
        if (status !== 200) faults.push(`${status ?? "no answer"} for ${name}`);
        if (ms > bounds.answerMs) faults.push(`${Math.round(ms)} ms for ${name}`);
        if (!(await checked(folder, 60_000).catch(() => false))) faults.push(`${name} is not decided`);
        const { worker, site: own } = await mostSince();
        most.worker = Math.max(most.worker, worker);
        if (own > most.site) [most.site, largest] = [own, name];
        if (worker > bounds.workerBytes) faults.push(`${Math.round(worker / 1e6)} MB in the worker for ${name}`);
        if (worst > bounds.healthMs) faults.push(`/health took ${Math.round(worst)} ms beside ${name}`);
      };
      const reports = some(hostileFiles);
      for (const [at, one] of reports.entries()) await report(one, at);
      const tables = some(hostileTables);
      for (const { name, make } of tables) {
        const file = await make();
        await mostSince();
        worst = 0;
        const { status, ms } = await send(site, "/admin/gifts/statement", staff, { currency: "NGN" }, "file", file);
        if (status !== 422) faults.push(`${status ?? "no answer"} after ${Math.round(ms)} ms for ${name}`);
        const { worker, site: own } = await mostSince();
        most.staff = Math.max(most.staff, worker);
        if (own > most.site) [most.site, largest] = [own, name];
        if (most.staff > bounds.staffBytes) faults.push(`${Math.round(most.staff / 1e6)} MB in the worker for ${name}`);
        if (worst > bounds.healthMs) faults.push(`/health took ${Math.round(worst)} ms beside ${name}`);
      }
      const stored = look<ConcernRow>(folder, "select * from concerns").map((row) => openConcernRow(key, row).story);
      if ((await site.end()) !== 0) faults.push("the process did not end well");
      faults.push(...damageOf(folder));
      const [, slowest = 0] = sharesOf(answers, [0.5, 1]);
      const [, usual = 0, longest = 0] = sharesOf(health, [0.5, 0.99, 1]);
      const megabytes = (bytes: number) => Math.round(bytes / 1e6);
      return {
        tried: `${reports.length} files with reports, ${tables.length} as statements`,
        accepted: reports.length,
        lost: reports.filter(({ name }) => !stored.includes(name)).length,
        duplicates: stored.length - new Set(stored).size,
        faults,
        note: `slowest answer to a report ${slowest} ms; /health beside them ${usual} ms in 99 of 100, ${longest} ms at the longest; in the worker ${megabytes(most.worker)} MB at most for a stranger and ${megabytes(most.staff)} for staff, ${megabytes(most.site)} MB in the site, beside ${largest}`,
      };
    } finally {
      await Promise.all([probe.terminate(), memory.terminate()]);
      await site.end("SIGKILL");
      remove();
    }
  },
};
