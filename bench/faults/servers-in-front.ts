import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { root } from "../site-process.ts";

/** A server in front of the site, with its file from `deploy/`. */
export interface ServerInFront {
  /** Errors that the server's own check of its files reports. */
  wrong: string[];
  end(): Promise<void>;
}

interface Place {
  folder: string;
  port: number;
  sitePort: number;
  /** Value of `PAGES_FOLDER`. */
  pages: string;
}

const packages = { caddy: "caddy", nginx: "nginx-light" } as const;

export type ServerName = keyof typeof packages;

export const serverNames = Object.keys(packages) as ServerName[];

/**
 * Installs the server if it is missing.
 * @returns its version; undefined if it cannot be installed
 */
export function findServer(name: ServerName): string | undefined {
  if (spawnSync(name, ["-h"]).error !== undefined) installFromDebian(packages[name]);
  const version = spawnSync(name, [name === "caddy" ? "version" : "-v"], { encoding: "utf8" });
  if (version.error !== undefined) return undefined;
  return /\d+\.\d+\.\d+/.exec(version.stdout + version.stderr)?.[0];
}

function installFromDebian(packageName: string): void {
  const quiet = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
  for (const words of [["update"], ["install", "-y", "--no-install-recommends", packageName]])
    spawnSync("apt-get", ["-qq", ...words], quiet);
}

/**
 * @param scheme `https` with a self-made certificate, or `http`: the server then trusts other machines about visitors'
 * addresses
 */
export async function startCaddy(
  { folder, port, sitePort }: Place,
  scheme: "http" | "https" = "https",
): Promise<ServerInFront> {
  mkdirSync(folder, { recursive: true });
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    DOMAIN: `${scheme}://localhost:${port}`,
    SITE: `127.0.0.1:${sitePort}`,
  };
  // Uses its own certificate authority, and not port 80 of the machine.
  const file = join(folder, "Caddyfile");
  const shipped = readFileSync(join(root, "deploy/Caddyfile"), "utf8");
  const used =
    scheme === "https" ? shipped : shipped.replace("# Visitors", "trusted_proxies private_ranges\n\t\t# Visitors");
  writeFileSync(
    file,
    `{\n\tlocal_certs\n\tauto_https disable_redirects\n\tskip_install_trust\n\tadmin off\n}\n${used}`,
  );
  const wrong: string[] = [];
  for (const path of ["deploy/Caddyfile", file]) {
    const words = ["validate", "--adapter", "caddyfile", "--config", path];
    const { status, stderr } = spawnSync("caddy", words, { cwd: root, env, encoding: "utf8" });
    if (status !== 0) wrong.push(`caddy validate: ${stderr.trim().split("\n").at(-1)}`);
  }
  return begin("caddy", ["run", "--adapter", "caddyfile", "--config", file], { env, wrong, port });
}

export async function startNginx({ folder, port, sitePort, pages }: Place): Promise<ServerInFront> {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const shipped = readFileSync(join(root, "deploy/nginx-cached-pages.conf"), "utf8");
  // Replaces the lines marked CHANGE, and the site's address.
  const changed = shipped
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("server_name example.org;", "server_name localhost;")
    .replace("root /srv/tabasamu/var/pages;", `root ${pages};`)
    .replace("http://127.0.0.1:3000", `http://127.0.0.1:${sitePort}`);
  const file = join(folder, "nginx.conf");
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join("\n");
  const whole = `${user}daemon off;\npid ${join(folder, "pid")};\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${changed}\n}\n`;
  writeFileSync(file, whole);
  const words = ["-e", "stderr", "-p", folder, "-c", file];
  const { status, stderr } = spawnSync("nginx", ["-t", ...words], { encoding: "utf8" });
  const wrong = status === 0 ? [] : [`nginx -t: ${stderr.trim().split("\n")[0]}`];
  return begin("nginx", words, { env: process.env, wrong, port });
}

/** Starts a server whose files are valid, and waits up to 15 s until it listens. */
async function begin(
  name: ServerName,
  words: string[],
  { env, wrong, port }: { env: NodeJS.ProcessEnv; wrong: string[]; port: number },
): Promise<ServerInFront> {
  if (wrong.length > 0) return { wrong, end: async () => {} };
  const server = spawn(name, words, { env, stdio: "ignore" });
  for (const end = performance.now() + 15_000; performance.now() < end; await wait(100)) if (await listens(port)) break;
  return {
    wrong,
    async end() {
      server.kill();
      await once(server, "exit");
    },
  };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "localhost", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}
