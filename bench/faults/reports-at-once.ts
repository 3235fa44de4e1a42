import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type ClientRequest, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import sharp from "sharp";
import { makeFolder, type SiteProcess, setUpAdmin, sharesOf, startSite } from "../site-process.ts";
import { damageOf, look } from "./database.ts";
import { limitMemory, memoryOfService } from "./limit-memory.ts";
import type { Fault } from "./run-fault.ts";
import { addressOf } from "./visitors.ts";

/** Maximum memory of the site itself (bytes), and maximum latency of `/health` meanwhile (ms). */
const bounds = { siteBytes: 300 * 2 ** 20, healthMs: 250 };

/** Number of reports, each with two files, which is the maximum that may wait for checks; and of malformed bodies. */
const counts = { reports: 10, malformed: 24 };

const reportBytes = 29_000_000;
const malformedBytes = 28_000_000;

const boundary = "----faults";
const head = (disposition: string) => `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;

/** Makes a photo that cannot be compressed further, half as large as the maximum of a report. */
async function makePhotograph(): Promise<Buffer> {
  const width = 4_000;
  const height = 3_000;
  const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
  const picture = sharp({ create: { width, height, channels: 3, background: "#888", noise } });
  const jpeg = await picture.jpeg({ quality: 92 }).toBuffer();
  // Readers ignore bytes after the end of a picture.
  return Buffer.concat([jpeg, Buffer.alloc(Math.max(0, reportBytes / 2 - jpeg.length))]).subarray(0, reportBytes / 2);
}

const reportOf = (story: string, photograph: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`${head('name="story"')}${story}\r\n`),
    ...[1, 2].flatMap((number) => [
      Buffer.from(head(`name="files"; filename="${number}.jpg"`)),
      photograph,
      Buffer.from("\r\n"),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);

const filled = (beginning: string, piece: string): Buffer =>
  Buffer.concat([Buffer.from(beginning), Buffer.alloc(malformedBytes - beginning.length, piece)]);

/** Bodies that are not a form, or an incomplete one. */
const malformed: Buffer[] = [
  filled("", "x"),
  filled(`${head('name="files"; filename="a"')}`, "x"),
  filled(`--${boundary}\r\nContent-Disposition: form-data; name="a`, "x"),
  filled(`${head('name="story"')}`, "x"),
  filled("", `--${boundary}\r\n\r\n\r\n`),
  filled(`${head('name="files"; filename="a"')}`, `\r\n--${boundary.slice(0, -1)}`),
];

/**
 * Sends a body as fast as the site accepts it, optionally in chunks without a length.
 * @returns the status and the text
 */
function send(site: SiteProcess, visitor: number, body: Buffer, isChunked: boolean) {
  const { hostname, port } = new URL(site.address);
  return new Promise<{ status: number | undefined; text: string }>((resolve) => {
    const headers = {
      Origin: site.address,
      "X-Forwarded-For": addressOf(visitor),
      "Content-Type": `multipart/form-data; boundary=${boundary}`,
      ...(!isChunked && { "Content-Length": String(body.length) }),
    };
    const options = { hostname, port, path: "/safeguarding", method: "POST", headers, agent: false };
    const asked = request(options, async (answer) => {
      const parts = await answer.toArray().catch(() => []);
      resolve({ status: answer.statusCode, text: Buffer.concat(parts).toString() });
    });
    asked.once("error", () => resolve({ status: undefined, text: "" }));
    writeSlices(asked, body);
  });
}

async function writeSlices(asked: ClientRequest, body: Buffer): Promise<void> {
  for (let at = 0; at < body.length && !asked.destroyed; at += 256 * 1024)
    if (!asked.write(body.subarray(at, at + 256 * 1024))) await once(asked, "drain").catch(() => {});
  asked.end();
}

const memoryOf = (pid: number, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) * 1_024;

const states = (folder: string) =>
  look<{ state: string; problem: string | null }>(folder, "select state, problem from private_files");

/** Many reports with the maximum of pictures, and bodies that are not forms, within the service's memory limit. */
export const reportsAtOnce: Fault = {
  name: "large reports at once, in the memory of the service",
  async run() {
    const group = limitMemory(memoryOfService());
    if (group === undefined) return { notTried: "a limit of memory for a group of processes needs root and Linux" };
    const { folder, remove } = makeFolder();
    const site = await startSite(folder, {}, undefined, group.processes);
    const probe = new Worker(new URL("./probe.ts", import.meta.url), {
      workerData: { address: site.address, everyMs: 20, longestMs: 20_000 },
    });
    const health: number[] = [];
    probe.on("message", (took: number) => health.push(took));
    try {
      await setUpAdmin(site);
      const photograph = await makePhotograph();
      // The first page after a start takes longer.
      await send(site, counts.reports, reportOf("", Buffer.alloc(1)), false);
      health.length = 0;
      const before = memoryOf(site.pid, "VmRSS");
      const faults: string[] = [];
      const answers = await Promise.all(
        Array.from({ length: counts.reports }, (_, at) => send(site, at, reportOf(`Report ${at}.`, photograph), false)),
      );
      const accepted = answers.filter(({ status, text }) => status === 200 && /\b[A-Z\d]{3}-[A-Z\d]{3,}\b/.test(text));
      const broken = await Promise.all(
        Array.from({ length: counts.malformed }, (_, at) =>
          send(site, 1 + counts.reports + at, malformed[at % malformed.length] ?? Buffer.alloc(0), at % 2 === 1),
        ),
      );
      const odd = broken.filter(({ status }) => status === undefined || status < 400 || status >= 500);
      if (odd.length > 0)
        faults.push(`${odd.length} malformed bodies got ${odd.map(({ status }) => status).join(" ")}`);
      for (const end = performance.now() + 120_000; performance.now() < end; await wait(200))
        if (states(folder).every(({ state }) => state !== "checking")) break;
      const files = states(folder);
      const kept = files.filter(({ state }) => state === "kept").length;
      if (kept !== 2 * counts.reports)
        faults.push(`${kept} of ${2 * counts.reports} files are kept: ${files.map((file) => file.problem).join(" ")}`);
      const most = memoryOf(site.pid, "VmHWM");
      if (most > bounds.siteBytes) faults.push(`the site held ${Math.round(most / 2 ** 20)} MiB`);
      const ended = group.ended();
      if (ended > 0) faults.push(`the kernel ended ${ended} processes`);
      const [, usual = 0, longest = 0] = sharesOf(health, [0.5, 0.99, 1]);
      if (longest > bounds.healthMs) faults.push(`/health took ${longest} ms`);
      const stored = look<{ count: number }>(folder, "select count(*) as count from concerns")[0]?.count ?? 0;
      if ((await site.end()) !== 0) faults.push("the process did not end well");
      faults.push(...damageOf(folder));
      return {
        tried: `${counts.reports} reports of ${reportBytes / 1e6} MB at once, then ${counts.malformed} bodies that are none`,
        accepted: accepted.length,
        lost: counts.reports - Math.min(stored, accepted.length),
        duplicates: Math.max(0, stored - counts.reports),
        faults,
        note: `the site held ${Math.round(before / 2 ** 20)} MiB before and ${Math.round(most / 2 ** 20)} at most; /health ${usual} ms in 99 of 100, ${longest} ms at the longest`,
      };
    } finally {
      await probe.terminate();
      await site.end("SIGKILL");
      group.remove();
      remove();
    }
  },
};
