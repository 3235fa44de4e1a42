import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { makeFolder, type SiteProcess, setUpAdmin, sharesOf, startSite } from "../site-process.ts";
import { damageOf } from "./database.ts";
import { type HostileCase, hostileCases, unknownForms } from "./hostile-cases.ts";
import type { Fault } from "./run-fault.ts";
import { addressOf } from "./visitors.ts";
import { fill, typedPieces } from "./worst-pieces.ts";

/** Bound of concurrent `/health` answers, 99th percentile (ms). */
const boundMs = 250;

/** Maximum blocking by a single request (ms). */
const holdUpMs = 1_000;

const probing = { everyMs: 20, longestMs: 20_000 };

/** The short run takes one in so many cases, evenly. */
const shortShare = 7;

/** Sends a request. @returns its status; undefined when the connection closed without an answer */
function send(site: SiteProcess, { path, headers = {}, body }: HostileCase, more: Record<string, string>) {
  const { hostname, port } = new URL(site.address);
  return new Promise<number | undefined>((resolve) => {
    const type: Record<string, string> = body ? { "Content-Type": body.type } : {};
    const asked = request(
      // Discards answers, so each request has its own connection.
      { hostname, port, path, method: body ? "POST" : "GET", headers: { ...type, ...more, ...headers }, agent: false },
      (answer) => {
        answer.resume();
        answer.once("close", () => resolve(answer.statusCode));
      },
    );
    asked.setTimeout(probing.longestMs * 3, () => asked.destroy());
    asked.once("error", () => resolve(undefined));
    asked.end(body?.make());
  });
}

/** Publishes the worst paragraphs that an editor can write, as public pages. */
async function publishWorst(site: SiteProcess, staff: Record<string, string>, during: (name: string) => void) {
  for (const [number, chunk] of typedPieces.entries()) {
    during(`a post of ${JSON.stringify(chunk)}`);
    const fields = {
      title: `Worst ${number}`,
      paragraphs: fill(chunk, 9_000, "a "),
      idempotencyKey: `worst-${number}`,
    };
    const answer = await fetch(`${site.address}/admin/post`, {
      method: "POST",
      headers: staff,
      body: new URLSearchParams(fields),
    });
    await answer.arrayBuffer();
    for (const path of [`/blog/worst-${number}`, "/blog", "/feed.xml"])
      await (await fetch(site.address + path)).arrayBuffer();
  }
}

/** The worst allowed requests: a single one must not delay others by more than a moment. */
export const hostileRequests: Fault = {
  name: "hostile requests, of the size that is allowed",
  async run({ isShort }) {
    const { folder, remove } = makeFolder();
    const site = await startSite(folder);
    const milliseconds: number[] = [];
    const worst = new Map<string, number>();
    let now = "the beginning";
    const probe = new Worker(new URL("./probe.ts", import.meta.url), {
      workerData: { address: site.address, ...probing },
    });
    probe.on("message", (took: number) => {
      milliseconds.push(took);
      worst.set(now, Math.max(worst.get(now) ?? 0, took));
    });
    try {
      const staff = await setUpAdmin(site);
      const faults = unknownForms.map((path) => `the form ${path} is new: say its fields in hostile-cases.ts`);
      const cases = hostileCases().filter((_, at) => !isShort || at % shortShare === 0);
      let answered = 0;
      for (const [number, one] of cases.entries()) {
        now = one.name;
        const sender = one.isStaff ? staff : { Origin: site.address, "X-Forwarded-For": addressOf(number) };
        const status = await send(site, one, sender);
        if (status !== undefined) answered++;
        if (status === 500) faults.push(`500 for ${one.name}`);
      }
      const [maxOfRequests = 0] = sharesOf(milliseconds, [0.99]);
      await publishWorst(site, staff, (name) => {
        now = name;
      });
      now = "the end";
      await wait(500);
      const [median = 0, most = 0, longest = 0] = sharesOf(milliseconds, [0.5, 0.99, 1]);
      if (most > boundMs) faults.push(`/health took ${most} ms in one of 100 questions, and may take ${boundMs}`);
      const slow = [...worst].filter(([, took]) => took > holdUpMs).toSorted(([, one], [, other]) => other - one);
      for (const [name, took] of slow.slice(0, 12)) faults.push(`${Math.round(took)} ms for everybody beside ${name}`);
      if ((await site.end()) !== 0) faults.push("the process did not end well");
      faults.push(...damageOf(folder));
      return {
        tried: `${cases.length} requests and ${typedPieces.length} posts`,
        accepted: answered,
        lost: 0,
        duplicates: 0,
        faults,
        note: `/health beside them: ${median} ms in the middle, ${most} ms in 99 of 100, ${longest} ms at the longest, of ${milliseconds.length}; beside the requests alone ${maxOfRequests} ms in 99 of 100`,
      };
    } finally {
      await probe.terminate();
      await site.end("SIGKILL");
      remove();
    }
  },
};
