import { execFileSync, spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import { freePort } from "../tests/support/free-port.ts";
import { type Server, started, startNginx } from "./nginx.ts";
import { atLeast, median, type Part, requireProgram, write } from "./part.ts";
import { makeFolder, type SiteProcess, setUpAdmin, startSite } from "./site-process.ts";

/** Connections at the same time, seconds of one measurement, and how often everything is measured in turn. */
const connections = 32;
const seconds = 3;
const rounds = 5;

/** How often something is published while somebody reads through nginx. */
const publications = 200;

/** How many requests a second a kept page takes, beside what serves the same bytes and does nothing else. */
export const throughput: Part = {
  name: "throughput",
  async measure() {
    requireProgram("wrk", "sudo apt-get install wrk");
    requireProgram("taskset", "sudo apt-get install util-linux");
    requireProgram("nginx", "sudo apt-get install nginx-light");
    const { folder, remove } = makeFolder();
    const front = await freePort();
    // Nginx in front is the address that the site is known by.
    const known = { SITE_URL: `http://127.0.0.1:${front}`, PAGES_FOLDER: `${folder}/pages` };
    const site = await startSite(folder, { TRUSTED_PROXIES: "loopback", ...known }).then(onItsOwnPort);
    const page = await readPage(site.address);
    const bare = await startBare(page);
    const nginx = await startNginx(folder, front, page, site.address);
    pin(site.pid);
    const address = nginx.address;
    const [ours, node, server] = inTurn([site.address, bare.address, `${address}/same`], "gzip, deflate, br, zstd");
    const [fronted, alone] = inTurn([nginx.front, `${address}/packed`], "gzip");
    // The measurement held up this process: it has yet to hear that idle connections were closed.
    await wait(500);
    const stale = await readWhilePublishing(site, nginx.front);
    for (const { end } of [bare, nginx]) end();
    await site.end();
    remove();
    return [
      compared("kept page, of a bare `node:http` server with the same buffer", 0.9, ours, node),
      compared("kept page, of nginx with the same bytes", 0.4, ours, server),
      compared("kept page from files by nginx in front, of nginx alone", 0.9, fronted, alone),
      {
        figure: `older pages through nginx in front, in ${publications} publications, each read at once`,
        bound: "0",
        measured: String(stale),
        holds: stale === 0,
      },
    ];
  },
};

/** The port that the site listens on, though it is known by another. */
async function onItsOwnPort(site: SiteProcess): Promise<SiteProcess & { address: string }> {
  const listening = execFileSync("ss", ["-ltnpH"], { encoding: "utf8" }).split("\n");
  const port = listening.map((line) => new RegExp(`127\\.0\\.0\\.1:(\\d+) .*pid=${site.pid},`).exec(line)?.[1]);
  return { ...site, address: `http://127.0.0.1:${port.find(Boolean)}` };
}

/** Asks several servers in turn, again and again. @returns requests a second of each, the middle of all rounds */
function inTurn(addresses: string[], accepted: string): number[] {
  const perSecond = addresses.map((): number[] => []);
  for (const address of addresses) ask(address, seconds, accepted);
  for (let round = 0; round < rounds; round++) {
    for (const [place, address] of addresses.entries()) perSecond[place]?.push(ask(address, seconds, accepted));
  }
  return perSecond.map(median);
}

function compared(figure: string, bound: number, ours = Number.NaN, other = Number.NaN) {
  return atLeast(figure, bound, ours / other, "", `(${write(ours)} / ${write(other)} a second)`);
}

/** @returns how often a page that was read after a publication did not show it */
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

/** Asks for a page as a browser does. @returns requests a second */
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

/** What a browser gets of the home page: the bytes and the headers that the others send too. */
async function readPage(address: string): Promise<{ body: Buffer; headers: [string, string][] }> {
  const answer = await fetch(address, { headers: { "Accept-Encoding": "br" } });
  // fetch unpacks; packed again it is the same number of bytes.
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
