import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import { atLeast, median, needProgram, type Part, write } from "./part.ts";
import { makeFolder, startSite } from "./site-process.ts";

/** Connections at the same time, seconds of one measurement, and how often everything is measured in turn. */
const connections = 32;
const seconds = 4;
const rounds = 5;

/** One server to compare, on the first core; who asks is on the second. */
interface Contender {
  name: string;
  address: string;
  perSecond: number[];
}

/** How many requests a second a kept page takes, beside what serves the same bytes and does nothing else. */
export const throughput: Part = {
  name: "throughput",
  async measure() {
    needProgram("wrk", "sudo apt-get install wrk");
    needProgram("taskset", "sudo apt-get install util-linux");
    needProgram("nginx", "sudo apt-get install nginx-light");
    const { folder, remove } = makeFolder();
    const site = await startSite(folder, { TRUSTED_PROXIES: "" });
    const bare = await startBare(site.address);
    const nginx = await startNginx(folder, site.address);
    pin(site.pid);
    const contenders: Contender[] = [
      { name: "site", address: site.address, perSecond: [] },
      { name: "bare", address: bare.address, perSecond: [] },
      { name: "nginx", address: nginx.address, perSecond: [] },
    ];
    for (const { address } of contenders) ask(address, seconds);
    for (let round = 0; round < rounds; round++) {
      for (const { address, perSecond } of contenders) perSecond.push(ask(address, seconds));
    }
    await site.end();
    bare.end();
    nginx.end();
    remove();
    const [ours = 0, node = 0, server = 0] = contenders.map(({ perSecond }) => median(perSecond));
    const note = (other: string, value: number) => `(${write(ours)} / ${write(value)} a second, ${other})`;
    return [
      atLeast("kept page, of a bare `node:http` server with the same buffer", 0.9, ours / node, "", note("bare", node)),
      atLeast("kept page, of nginx with the same bytes", 0.4, ours / server, "", note("nginx", server)),
    ];
  },
};

/** Asks for the home page as a browser does. @returns requests a second */
function ask(address: string, duration: number): number {
  const words = ["-t1", `-c${connections}`, `-d${duration}s`, "-H", "Accept-Encoding: gzip, deflate, br, zstd"];
  const said = execFileSync("taskset", ["-c", "1", "wrk", ...words, `${address}/`], { encoding: "utf8" });
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

async function startBare(site: string): Promise<{ address: string; end(): void }> {
  const { body, headers } = await readPage(site);
  const port = await freePort();
  const program = `
    const body = Buffer.from("${body.toString("base64")}", "base64");
    const headers = { ...Object.fromEntries(${JSON.stringify(headers)}), "content-encoding": "br", "content-length": body.length };
    require("node:http").createServer((_, answer) => { answer.writeHead(200, headers); answer.end(body); }).listen(${port}, "127.0.0.1");`;
  const child = spawn("taskset", ["-c", "0", process.execPath, "-e", program], { stdio: "inherit" });
  return started(child, port);
}

async function startNginx(folder: string, site: string): Promise<{ address: string; end(): void }> {
  const { body, headers } = await readPage(site);
  const port = await freePort();
  const files = join(folder, "nginx");
  mkdirSync(files);
  writeFileSync(join(files, "index.html"), body);
  const isRoot = process.getuid?.() === 0;
  const kept = headers.filter(([name]) => !["content-type", "etag"].includes(name));
  writeFileSync(
    join(files, "nginx.conf"),
    `${isRoot ? "user root;" : ""} worker_processes 1; daemon off; pid ${files}/pid; error_log stderr;
     events { worker_connections 256; }
     http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=100; types { text/html html; }
       server { listen 127.0.0.1:${port}; root ${files}; index index.html; charset utf-8; add_header Content-Encoding br;
         ${kept.map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`).join("\n")} } }`,
  );
  const child = spawn("taskset", ["-c", "0", "nginx", "-p", files, "-c", join(files, "nginx.conf")], {
    stdio: ["ignore", "inherit", "ignore"],
  });
  return started(child, port);
}

async function started(child: ChildProcess, port: number): Promise<{ address: string; end(): void }> {
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries++) {
    const isThere = await fetch(address, { headers: { "Accept-Encoding": "identity" } }).then(
      () => true,
      () => false,
    );
    if (isThere) return { address, end: () => void child.kill() };
    if (tries > 100) throw new Error(`Nothing answers at ${address}.`);
    await wait(50);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const bound = server.address();
      server.close(() => resolve(typeof bound === "object" && bound !== null ? bound.port : 0));
    });
  });
}
