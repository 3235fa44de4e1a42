import { execFileSync, spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import { freePort } from "../tests/support/free-port.ts";
import { type Server, started, startNginx } from "./nginx.ts";
import { atLeast, median, type Part, requireProgram, write } from "./part.ts";
import { makeFolder, type SiteProcess, setUpAdmin, startSite } from "./site-process.ts";

/** Number of concurrent connections, seconds per measurement, and number of rounds. */
const connections = 32;
const seconds = 3;
const rounds = 5;

const publications = 200;

/** Requests per second of a cached page, compared with a bare server that sends the same bytes. */
export const throughput: Part = {
  name: "throughput",
  async measure() {
    requireProgram("wrk", "sudo apt-get install wrk");
    requireProgram("taskset", "sudo apt-get install util-linux");
    requireProgram("nginx", "sudo apt-get install nginx-light");
    const { folder, remove } = makeFolder();
    const front = await freePort();
    // The public address is that of nginx.
    const known = { SITE_URL: `http://127.0.0.1:${front}`, PAGES_FOLDER: `${folder}/pages` };
    const site = await startSite(folder, { TRUSTED_PROXIES: "loopback", ...known }).then(onItsOwnPort);
    const page = await readPage(site.address);
    const bare = await startBare(page);
    const nginx = await startNginx(folder, front, page, site.address);
    pin(site.pid);
    const address = nginx.address;
    const [ours, node, server] = inTurn([site.address, bare.address, `${address}/same`], "gzip, deflate, br, zstd");
    const [fronted, alone] = inTurn([nginx.front, `${address}/packed`], "gzip");
    // The measurement blocked this process, which must still handle closed idle connections.
    await wait(500);
    const stale = await readWhilePublishing(site, nginx.front);
    for (const { end } of [bare, nginx]) end();
    await site.end();
    remove();
    return [
      compared("cached page, of a bare `node:http` server with the same buffer", 0.9, ours, node),
      compared("cached page, of nginx with the same bytes", 0.4, ours, server),
      compared("cached page from files by nginx in front, of nginx alone", 0.9, fronted, alone),
      {
        figure: `older pages through nginx in front, in ${publications} publications, each read at once`,
        bound: "0",
        measured: String(stale),
        holds: stale === 0,
      },
    ];
  },
};

/** Returns the site at its own port, besides its public address. */
async function onItsOwnPort(site: SiteProcess): Promise<SiteProcess & { address: string }> {
  const listening = execFileSync("ss", ["-ltnpH"], { encoding: "utf8" }).split("\n");
  const port = listening.map((line) => new RegExp(`127\\.0\\.0\\.1:(\\d+) .*pid=${site.pid},`).exec(line)?.[1]);
  return { ...site, address: `http://127.0.0.1:${port.find(Boolean)}` };
}

/**
 * Measures several servers in turn.
 * @returns the median of requests per second for each
 */
function inTurn(addresses: string[], accepted: string): number[] {
  const perSecond = addresses.map((): number[] => []);
  for (const address of addresses) ask(address, seconds, accepted);
  for (let round = 0; round < rounds; round++) {
    for (const [index, address] of addresses.entries()) perSecond[index]?.push(ask(address, seconds, accepted));
  }
  return perSecond.map(median);
}

function compared(figure: string, bound: number, ours = Number.NaN, other = Number.NaN) {
  return atLeast(figure, bound, ours / other, "", `(${write(ours)} / ${write(other)} a second)`, [ours, other]);
}

/** @returns number of outdated responses after a publication */
async function readWhilePublishing(site: SiteProcess, front: string): Promise<number> {
  const headers = await setUpAdmin({ ...site, address: front });
  let stale = 0;
  for (let number = 0; number < publications; number++) {
    const body = new URLSearchParams({ title: `Published ${number}.`, paragraphs: "x", intent: "publish" });
    const saved = await fetch(`${front}/admin/post`, { method: "POST", headers, body, redirect: "manual" });
    await saved.arrayBuffer();
    if (saved.status >= 400) throw new Error(`The post was answered ${saved.status}.`);
    const read = async () => (await fetch(`${front}/blog`)).text();
    if (!(await read()).includes(`Published ${number}.`) || !(await read()).includes(`Published ${number}.`)) stale++;
  }
  return stale;
}

/**
 * Requests a page like a browser.
 * @returns requests per second
 */
function ask(address: string, duration: number, accepted: string): number {
  const words = ["-t1", `-c${connections}`, `-d${duration}s`, "-H", `Accept-Encoding: ${accepted}`];
  const said = execFileSync("taskset", ["-c", "1", "wrk", ...words, `${address}/`.replace(/(same|packed)\/$/, "$1")], {
    encoding: "utf8",
  });
  if (/Non-2xx|Socket errors/.test(said)) throw new Error(`wrk met errors at ${address}: ${said}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]);
}

function pin(pid: number): void {
  execFileSync("taskset", ["-acp", "0", String(pid)], { stdio: "ignore" });
}

/** Reads the home page's bytes and headers, which the other servers also send. */
async function readPage(address: string): Promise<{ body: Buffer; headers: [string, string][] }> {
  const answer = await fetch(address, { headers: { "Accept-Encoding": "br" } });
  // `fetch` decompresses; compressed again, the page has the same size.
  const body = brotliCompressSync(Buffer.from(await answer.arrayBuffer()));
  const ours = ["connection", "keep-alive", "date", "content-length", "transfer-encoding", "content-encoding"];
  return { body, headers: [...answer.headers].filter(([name]) => !ours.includes(name)) };
}

async function startBare({ body, headers }: Awaited<ReturnType<typeof readPage>>): Promise<Server> {
  const port = await freePort();
  const program = `
    const body = Buffer.from("${body.toString("base64")}", "base64");
    const headers = { ...Object.fromEntries(${JSON.stringify(headers)}), "content-encoding": "br", "content-length": body.length };
    require("node:http").createServer((_, answer) => { answer.writeHead(200, headers); answer.end(body); }).listen(${port}, "127.0.0.1");`;
  const child = spawn("taskset", ["-c", "0", process.execPath, "-e", program], { stdio: "inherit" });
  return started(child, `http://127.0.0.1:${port}`);
}
