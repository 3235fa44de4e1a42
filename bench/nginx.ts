import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { freePort } from "../tests/support/free-port.ts";
import { root } from "./site-process.ts";

export interface Server {
  address: string;
  end(): void;
}

/**
 * Starts nginx on the first core, with one worker: `/same` serves exactly the app's bytes, `/packed` a precompressed
 * file, and another port the app with its cached pages, configured as in the guide.
 * @param port of the app through nginx
 * @param site address of the app itself
 */
export async function startNginx(
  folder: string,
  port: number,
  page: { body: Buffer; headers: [string, string][] },
  site: string,
): Promise<Server & { front: string }> {
  const own = await freePort();
  const files = join(folder, "nginx");
  mkdirSync(files);
  writeFileSync(join(files, "same"), page.body);
  const html = await (await fetch(site)).text();
  writeFileSync(join(files, "packed"), html);
  writeFileSync(join(files, "packed.gz"), gzipSync(html, { level: 9 }));
  const kept = page.headers.filter(([name]) => !["content-type", "etag"].includes(name));
  const headers = kept.map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`).join("\n");
  const front = readFileSync(join(root, "deploy/nginx-cached-pages.conf"), "utf8")
    .replace(/listen 80;.*/, `listen 127.0.0.1:${port};`)
    .replace(/server_name .*/, "server_name _;")
    .replace(/root .*/, `root ${folder}/pages;`)
    .replace("http://127.0.0.1:3000", site);
  const asRoot = process.getuid?.() === 0 ? "user root;" : "";
  writeFileSync(
    join(files, "nginx.conf"),
    `${asRoot} worker_processes 1; daemon off; pid ${files}/pid; error_log stderr crit;
     events { worker_connections 512; }
     http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; default_type text/html; charset utf-8;
       server { listen 127.0.0.1:${own}; root ${files};
         location /same { add_header Content-Encoding br; ${headers} }
         location /packed { gzip_static on; ${headers} } }
       ${front} }`,
  );
  const child = spawn("taskset", ["-c", "0", "nginx", "-p", files, "-c", join(files, "nginx.conf")], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  return { ...(await started(child, `http://127.0.0.1:${own}`)), front: `http://127.0.0.1:${port}` };
}

export async function started(child: ChildProcess, address: string): Promise<Server> {
  // A failed measurement must leave no process running.
  process.once("exit", () => child.kill());
  for (let tries = 0; ; tries++) {
    const isThere = await fetch(address).then(
      () => true,
      () => false,
    );
    if (isThere) return { address, end: () => void child.kill() };
    if (tries > 100) throw new Error(`Nothing answers at ${address}.`);
    await wait(50);
  }
}
