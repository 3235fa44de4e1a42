import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { request as secureRequest } from "node:https";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../tests/support/free-port.ts";
import { makeFolder, root, startSite } from "../site-process.ts";
import type { Fault } from "./run-fault.ts";

/** Servers in front, with what they say about the files that how-tos name, and what visitors read through them. */
export const inFront: Fault = {
  name: "Caddy and nginx in front, with the files of the how-tos",
  async run() {
    const { folder, remove } = makeFolder();
    const faults: string[] = [];
    const notes: string[] = [];
    let tried = 0;
    try {
      for (const [name, packageName, use] of [
        ["caddy", "caddy", useCaddy],
        ["nginx", "nginx-light", useNginx],
      ] as const) {
        if (spawnSync(name, ["-h"]).error !== undefined) installFromDebian(packageName);
        const version = spawnSync(name, [name === "caddy" ? "version" : "-v"], { encoding: "utf8" });
        if (version.error !== undefined) {
          notes.push(`${name} is not installed: not tried`);
          continue;
        }
        tried++;
        notes.push(`${name} ${/\d+\.\d+\.\d+/.exec(version.stdout + version.stderr)?.[0]}`);
        faults.push(...(await use(join(folder, name))).map((sentence) => `${name}: ${sentence}`));
      }
    } finally {
      remove();
    }
    if (tried === 0) return { notTried: "neither Caddy nor nginx can be installed here" };
    return { tried: `${tried} servers`, accepted: tried, lost: 0, duplicates: 0, faults, note: notes.join(", ") };
  },
};

/** Installs a Debian package with apt-get, as root. */
function installFromDebian(packageName: string): void {
  const quiet = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
  for (const words of [["update"], ["install", "-y", "--no-install-recommends", packageName]])
    spawnSync("apt-get", ["-qq", ...words], quiet);
}

/** Checks a file by the server's own command, and reads a page and sends a form through it. */
async function useCaddy(folder: string): Promise<string[]> {
  mkdirSync(folder);
  const port = await freePort();
  const own = await freePort();
  const site = await startSite(folder, { SITE_URL: `https://localhost:${port}`, PORT: String(own) });
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    DOMAIN: `localhost:${port}`,
    SITE: `127.0.0.1:${own}`,
  };
  // Its own certificate, and no port 80 of the machine.
  const file = join(folder, "Caddyfile");
  const shipped = readFileSync(join(root, "deploy/Caddyfile"), "utf8");
  writeFileSync(
    file,
    `{\n\tlocal_certs\n\tauto_https disable_redirects\n\tskip_install_trust\n\tadmin off\n}\n${shipped}`,
  );
  const wrong: string[] = [];
  for (const path of ["deploy/Caddyfile", file]) {
    const words = ["validate", "--adapter", "caddyfile", "--config", path];
    const { status, stderr } = spawnSync("caddy", words, { cwd: root, env, encoding: "utf8" });
    if (status !== 0) wrong.push(`caddy validate: ${stderr.trim().split("\n").at(-1)}`);
  }
  if (wrong.length === 0) {
    const caddy = spawn("caddy", ["run", "--adapter", "caddyfile", "--config", file], { env, stdio: "ignore" });
    wrong.push(...(await visit(port, true, `https://localhost:${port}`)));
    caddy.kill();
    await once(caddy, "exit");
  }
  await site.end();
  return wrong;
}

async function useNginx(folder: string): Promise<string[]> {
  mkdirSync(folder, { mode: 0o755 });
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const pages = join(folder, "pages");
  const own = await freePort();
  const site = await startSite(folder, { SITE_URL: origin, PAGES_FOLDER: pages, PORT: String(own) });
  const shipped = readFileSync(join(root, "deploy/nginx-cached-pages.conf"), "utf8");
  // The lines with CHANGE, and where the site listens.
  const changed = shipped
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("server_name example.org;", "server_name localhost;")
    .replace("root /srv/tabasamu/var/pages;", `root ${pages};`)
    .replace("http://127.0.0.1:3000", `http://127.0.0.1:${own}`);
  const file = join(folder, "nginx.conf");
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join("\n");
  const whole = `${user}daemon off;\npid ${join(folder, "pid")};\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${changed}\n}\n`;
  writeFileSync(file, whole);
  const wrong: string[] = [];
  const words = ["-e", "stderr", "-p", folder, "-c", file];
  const { status, stderr } = spawnSync("nginx", ["-t", ...words], { encoding: "utf8" });
  if (status !== 0) wrong.push(`nginx -t: ${stderr.trim().split("\n")[0]}`);
  else {
    const nginx = spawn("nginx", words, { stdio: "ignore" });
    wrong.push(...(await visit(port, false, origin)));
    nginx.kill();
    await once(nginx, "exit");
  }
  await site.end();
  return wrong;
}

/** A page, twice, and a contact message through a server in front. */
async function visit(port: number, isSecure: boolean, origin: string): Promise<string[]> {
  const wrong: string[] = [];
  const ask = (path: string, fields?: Record<string, string>) => send(port, isSecure, path, origin, fields);
  for (const end = performance.now() + 15_000; performance.now() < end; await wait(100))
    if ((await ask("/health"))?.status === 200) break;
  for (const path of ["/", "/donate", "/"]) {
    const page = await ask(path);
    if (page?.status !== 200 || !page.text.includes("</html>")) wrong.push(`${path} is answered ${page?.status}`);
  }
  const fields = { firstName: "Sample", lastName: "Visitor", email: "visitor@example.org", subject: "A question" };
  const sent = await ask("/contact", { ...fields, message: "Through a server in front." });
  if (sent?.status !== 303) wrong.push(`a message is answered ${sent?.status}`);
  return wrong;
}

function send(port: number, isSecure: boolean, path: string, origin: string, fields?: Record<string, string>) {
  const body = fields && new URLSearchParams(fields).toString();
  const headers = {
    Host: new URL(origin).host,
    Origin: origin,
    ...(body && { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": Buffer.byteLength(body) }),
  };
  const options = { host: "localhost", port, path, method: body ? "POST" : "GET", headers, rejectUnauthorized: false };
  return new Promise<{ status: number | undefined; text: string } | undefined>((resolve) => {
    const asked = (isSecure ? secureRequest : request)(options, async (answer) => {
      let text = "";
      for await (const part of answer.setEncoding("utf8")) text += part;
      resolve({ status: answer.statusCode, text });
    });
    asked.on("error", () => resolve(undefined));
    asked.end(body);
  });
}
