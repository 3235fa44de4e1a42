import { readFileSync } from "node:fs";
import { request } from "node:http";
import fc from "fast-check";
import { makeFolder, setUpAdmin, startSite } from "../site-process.ts";
import { damageOf } from "./database.ts";
import type { Fault } from "./run-fault.ts";

const atOnce = 12;

/** Maximum memory growth after warm-up, as a share and in bytes: caches stop growing, leaks do not. */
const growth = { share: 0.25, bytes: 40 * 2 ** 20 };

type Generated<Made> = Made extends fc.Arbitrary<infer Value> ? Value : never;

interface StrangeRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Uint8Array | undefined;
  isStaff: boolean;
}

const known = [
  ["/", "/about", "/what-we-do", "/media", "/contact", "/donate", "/blog", "/events", "/newsletter", "/privacy"],
  [
    "/event/readmore/1",
    "/project/readmore/2",
    "/blog/quiet-corners",
    "/files/events/x.svg",
    "/feed.xml",
    "/sitemap.xml",
  ],
  ["/login", "/login/code", "/login/forgot", "/password", "/setup", "/health", "/ready", "/assets/x.js", "/robots.txt"],
  [
    "/admin",
    "/admin/post",
    "/admin/post/1",
    "/admin/event/1",
    "/admin/media",
    "/admin/media/upload",
    "/admin/settings",
  ],
  ["/admin/messages", "/admin/subscribers", "/admin/manageusers", "/admin/log", "/admin/mail", "/admin/createuser"],
].flat();

/** Paths that would end the admin's session, without which later requests would test nothing. */
const spared = /signout|account|manageusers/;

const chunk = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.constantFrom("..", "%2e%2e", "%00", "%ff", "//", "\\", "'", '"', "<script>", "{{x}}", "%0d%0aX: y", "🌍"),
);

const path = fc.oneof(
  fc.constantFrom(...known),
  fc.tuple(fc.constantFrom(...known), chunk).map(([start, end]) => `${start}/${end}`),
  fc.tuple(fc.constantFrom(...known), chunk, chunk).map(([start, name, value]) => `${start}?${name}=${value}`),
  fc
    .tuple(fc.constantFrom(...known), fc.constantFrom(".data", ".data?_routes=x", "?index", "#x"))
    .map((both) => both.join("")),
  fc.array(chunk, { maxLength: 4 }).map((chunks) => `/${chunks.join("/")}`),
);

const fieldNames = [
  "email",
  "firstName",
  "subject",
  "message",
  "title",
  "paragraphs",
  "photos",
  "intent",
  "version",
  "status",
];
const form = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...fieldNames, "token", "password", "id", "form"), chunk), chunk), {
    maxLength: 8,
  })
  .map((fields) => ({ type: "application/x-www-form-urlencoded", text: new URLSearchParams(fields).toString() }));

const multipart = fc.array(fc.tuple(chunk, chunk), { maxLength: 4 }).map((parts) => {
  const body = parts.map(
    ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return { type: "multipart/form-data; boundary=b", text: `${body.join("")}--b--` };
});

const junk = fc
  .tuple(
    fc.constantFrom("application/json", "text/plain", "multipart/form-data", "image/jpeg", ""),
    fc.string({ unit: "binary", maxLength: 300 }),
  )
  .map(([type, text]) => ({ type, text }));

const headerValue = fc.string({ unit: "grapheme-ascii", maxLength: 60 });

const strange = fc.record({
  method: fc.constantFrom(
    "GET",
    "GET",
    "GET",
    "HEAD",
    "POST",
    "POST",
    "POST",
    "PUT",
    "DELETE",
    "OPTIONS",
    "PATCH",
    "PROPFIND",
  ),
  path,
  headers: fc.dictionary(
    fc.constantFrom(
      "accept",
      "accept-encoding",
      "accept-language",
      "range",
      "if-none-match",
      "if-modified-since",
      "host",
      "origin",
      "referer",
      "x-forwarded-for",
      "x-forwarded-proto",
      "x-forwarded-host",
      "cookie",
      "content-type",
      "sec-fetch-site",
      "expect-ct",
      "x-http-method-override",
    ),
    headerValue,
    { maxKeys: 5 },
  ),
  sent: fc.option(fc.oneof(form, form, multipart, junk), { nil: undefined }),
  isStaff: fc.boolean(),
});

function make({ method, path: of, headers, sent, isStaff }: Generated<typeof strange>): StrangeRequest {
  const body = sent && !["GET", "HEAD"].includes(method) ? new TextEncoder().encode(sent.text) : undefined;
  const type: Record<string, string> = body && sent?.type ? { "content-type": sent.type } : {};
  return { method, path: of, headers: { ...type, ...headers }, body, isStaff: isStaff && !spared.test(of) };
}

/**
 * Sends a request.
 * @returns its status; undefined for a closed connection, or if no client can send it
 */
function send(site: URL, staff: Record<string, string>, { method, path: of, headers, body, isStaff }: StrangeRequest) {
  return new Promise<number | undefined>((resolve) => {
    try {
      const asked = request(
        {
          host: site.hostname,
          port: site.port,
          method,
          // Encodes characters that Node refuses to send, like other clients.
          path: /[^\x21-\x7e]/.test(of) ? encodeURI(of.toWellFormed()) : of,
          headers: { ...headers, ...(isStaff && staff), ...(body && { "content-length": String(body.byteLength) }) },
          timeout: 20_000,
        },
        (answer) => {
          answer.resume();
          answer.once("end", () => resolve(answer.statusCode));
          answer.once("error", () => resolve(undefined));
        },
      );
      asked.once("timeout", () => asked.destroy());
      asked.once("error", () => resolve(undefined));
      asked.end(body);
    } catch {
      resolve(undefined);
    }
  });
}

function residentBytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) * 1024;
}

/** Fuzzing with random methods, paths, headers, cookies and forms; half of the requests are signed in. */
export const strangeRequests: Fault = {
  name: "strange requests",
  async run({ isShort }) {
    const wanted = isShort ? 2_000 : 20_000;
    const { folder, remove } = makeFolder();
    // The memory of the smallest machine, in which leaks fail soon.
    const site = await startSite(folder, { NODE_OPTIONS: "--max-old-space-size=128" });
    try {
      const staff = await setUpAdmin(site);
      const seed = Math.floor(Math.random() * 2 ** 31);
      const requests = fc.sample(strange, { numRuns: wanted, seed }).map(make);
      const statuses = new Map<number, number>();
      const faults: string[] = [];
      let warm = 0;
      let sent = 0;
      const address = new URL(site.address);
      const visitor = async () => {
        for (let next = requests.shift(); next !== undefined; next = requests.shift()) {
          const status = await send(address, staff, next);
          if (++sent === Math.floor(wanted / 2)) warm = residentBytes(site.pid);
          if (status === undefined) continue;
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          // 503 is load shedding, not a fault.
          if (status >= 500 && status !== 503)
            faults.push(`${status} for ${next.method} ${JSON.stringify(next.path)} (seed ${seed})`);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, visitor));
      const { status } = await fetch(site.address);
      if (status !== 200) faults.push(`the home page answers ${status} afterwards`);
      const end = residentBytes(site.pid);
      if (end > warm * (1 + growth.share) && end - warm > growth.bytes)
        faults.push(`memory went from ${Math.round(warm / 2 ** 20)} to ${Math.round(end / 2 ** 20)} MB`);
      if ((await site.end()) !== 0) faults.push("the process did not end well");
      faults.push(...damageOf(folder));
      const answered = [...statuses.values()].reduce((sum, count) => sum + count, 0);
      if (answered < wanted * 0.8) faults.push(`only ${answered} of ${wanted} were answered`);
      const list = [...statuses].toSorted(([one], [other]) => one - other).map(([code, count]) => `${code}: ${count}`);
      const memory = `${Math.round(warm / 2 ** 20)} MB half way, ${Math.round(end / 2 ** 20)} MB at the end`;
      return {
        tried: `${wanted} requests`,
        accepted: answered,
        lost: 0,
        duplicates: 0,
        faults: faults.slice(0, 20),
        note: `${list.join(", ")}; ${memory}`,
      };
    } finally {
      await site.end("SIGKILL");
      remove();
    }
  },
};
