import { request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { freePort } from "../../tests/support/free-port.ts";
import { makeFolder, type SiteProcess, setUpAdmin, sharesOf, startSite } from "../site-process.ts";
import { damageOf } from "./database.ts";
import { type HostileCase, hostileCases, type Places } from "./hostile-cases.ts";
import type { Fault } from "./run-fault.ts";
import { addressOf } from "./visitors.ts";
import { fill, typedPieces } from "./worst-pieces.ts";

/** Maximum processor time of the main thread for a single request (ms). */
const boundMs = 50;

/** Maximum number of tries for a slow request, as garbage collection may have interrupted it. */
const tries = 3;

/** The short run uses every nth case. */
const shortShare = 9;

const timeoutMs = 60_000;

/**
 * Sends a request.
 * @returns its status; undefined if the connection closed without a response
 */
function send(site: SiteProcess, { path, headers = {}, body }: HostileCase, more: Record<string, string>) {
  const { hostname, port } = new URL(site.address);
  return new Promise<number | undefined>((resolve) => {
    const type: Record<string, string> = body ? { "Content-Type": body.type } : {};
    const asked = request(
      // Discards responses, so each request has its own connection.
      { hostname, port, path, method: body ? "POST" : "GET", headers: { ...type, ...more, ...headers }, agent: false },
      (answer) => {
        answer.resume();
        answer.once("close", () => resolve(answer.statusCode));
      },
    );
    asked.setTimeout(timeoutMs, () => asked.destroy());
    asked.once("error", () => resolve(undefined));
    asked.end(body?.make());
  });
}

/** Returns the processor time of the site's main thread until now (ms). */
const threadTime = async (port: number): Promise<number> => Number(await text(connect(port, "127.0.0.1")));

/** Makes a private gift and a place at an event, whose pages also have forms. */
async function makePlaces(site: SiteProcess): Promise<Places> {
  const post = async (path: string, fields: Record<string, string>) => {
    const answer = await fetch(site.address + path, {
      method: "POST",
      headers: { Origin: site.address },
      body: new URLSearchParams(fields),
      redirect: "manual",
    });
    return answer.headers.get("Location") ?? "";
  };
  const gift = await post("/donate/promise", { own: "5000" });
  const group = { name: "Reader", contact: "reader@example.org", adults: "1", children: "0", adult: "yes" };
  const place = await post("/event/readmore/1", group);
  return {
    ":slug": "quiet-corners",
    "g/:key": gift.slice(1).replace("/send", ""),
    "e/:key": place.slice(1) || "e/none",
    "pages/:page": "pages/about",
    ":part": "posts",
  };
}

/** Publishes the worst paragraphs that an editor can write, as public pages. */
async function publishWorst(
  site: SiteProcess,
  staff: Record<string, string>,
  ask: (one: HostileCase) => Promise<void>,
) {
  for (const [number, chunk] of typedPieces.entries()) {
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
      await ask({ name: `${path} with ${JSON.stringify(chunk)}`, path });
  }
}

/** The worst allowed requests, made from all forms and queries: none may delay others. */
export const hostileRequests: Fault = {
  name: "hostile requests, of the size that is allowed",
  async run({ isShort }) {
    const { folder, remove } = makeFolder();
    const clock = await freePort();
    const preload = new URL("./thread-clock.mjs", import.meta.url).href;
    const site = await startSite(folder, { NODE_OPTIONS: `--import=${preload}`, THREAD_CLOCK_PORT: String(clock) });
    const times: number[] = [];
    const slow: { name: string; ms: number }[] = [];
    const faults: string[] = [];
    let answered = 0;
    try {
      const staff = await setUpAdmin(site);
      const places = await makePlaces(site);
      const timeOf = async (one: HostileCase, number: number) => {
        const sender = one.isStaff ? staff : { Origin: site.address, "X-Forwarded-For": addressOf(number) };
        const before = await threadTime(clock);
        const status = await send(site, one, sender);
        const ms = (await threadTime(clock)) - before;
        if (status !== undefined) answered++;
        if (status === 500) faults.push(`500 for ${one.name}`);
        return ms;
      };
      let number = 0;
      const ask = async (one: HostileCase) => {
        let least = Number.POSITIVE_INFINITY;
        for (let time = 0; time < tries && least > boundMs; time++)
          least = Math.min(least, await timeOf(one, number++));
        times.push(least);
        if (least > boundMs) slow.push({ name: one.name, ms: least });
      };
      for (let time = 0; time < 50; time++) await timeOf({ name: "a cached page", path: "/" }, number++);
      const cached: number[] = [];
      for (let time = 0; time < 50; time++) cached.push(await timeOf({ name: "a cached page", path: "/" }, number++));
      const { cases, unread } = await hostileCases(site, staff, places);
      faults.push(...unread.map((path) => `no field is known of the form ${path}`));
      const chosen = cases.filter((_, at) => !isShort || at % shortShare === 0);
      for (const one of chosen) await ask(one);
      await publishWorst(site, staff, ask);
      const [page = 0] = sharesOf(cached, [0.5]);
      const [median = 0, most = 0, longest = 0] = sharesOf(times, [0.5, 0.99, 1]);
      for (const { name, ms } of slow.toSorted((a, b) => b.ms - a.ms).slice(0, 40))
        faults.push(`${Math.round(ms)} ms of the main thread for ${name}`);
      if ((await site.end()) !== 0) faults.push("the process did not end well");
      faults.push(...damageOf(folder));
      return {
        tried: `${times.length} requests`,
        accepted: answered,
        lost: 0,
        duplicates: 0,
        faults,
        note: `processor time of the main thread: a cached page ${page} ms; these ${median} ms in the middle, ${most} in 99 of 100, ${longest} at most`,
      };
    } finally {
      await site.end("SIGKILL");
      remove();
    }
  },
};
