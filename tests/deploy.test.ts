import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readConfig, settingNames } from "../app/server/config/config.server.ts";
import { listFiles, readSources, root } from "./support/sources.ts";

const [
  dockerfile = "",
  ignored = "",
  composeText = "",
  oneText = "",
  unit = "",
  caddyfile = "",
  manifest = "",
  guide = "",
] = readSources([
  "Dockerfile",
  ".dockerignore",
  "compose.yaml",
  "deploy/compose.one.yaml",
  "deploy/tabasamu.service",
  "deploy/Caddyfile",
  "package.json",
  "docs/how-to/put-it-on-a-server.md",
]).map(({ text }) => text);

interface Service {
  env_file?: string | { path: string; required: boolean }[];
  build?: string;
  read_only?: boolean;
  cap_drop?: string[];
  mem_limit?: string;
  image?: string;
  entrypoint?: string[];
  environment?: Record<string, string>;
  ports?: string[];
  depends_on?: Record<string, unknown> | string[];
  volumes?: string[];
  networks?: string[];
  network_mode?: string;
}
interface Compose {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean; ipam?: { config: { subnet: string }[] } }>;
  volumes: Record<string, null>;
}
const compose = parse(composeText) as Compose;
const one = parse(oneText) as Compose;

/** Settings of the parts that compose.yaml joins, beside those that the site itself reads. */
const ofTheStore = ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"];

const defaultPort = readConfig({ SESSION_SECRET: "x".repeat(32) }, "/srv/site").port;

describe("the container", () => {
  test("runs the Node that package.json pins, in every stage", () => {
    const pinned = (JSON.parse(manifest) as { dependencies: { node: string } }).dependencies.node;
    const stages = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    expect(new Set(stages)).toEqual(new Set([`node:${pinned}-bookworm-slim`, "scratch"]));
  });

  test("starts from an empty image, so that the npm of the base is not in its layers", () => {
    const [, last = ""] = dockerfile.split(/^FROM scratch$/m);
    expect(last).toMatch(/^COPY --from=base \/ \/$/m);
    expect(dockerfile).toMatch(/^RUN rm -rf \/usr\/local\/lib\/node_modules .*\n.*\/usr\/local\/bin\/npm /m);
    // The empty image has no variables of the base.
    expect(last).toMatch(/^ENV PATH=\S*:\/usr\/local\/bin:/m);
  });

  test("runs as its own user, with a working health check", () => {
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).toMatch(new RegExp(`^ENV .*PORT=${defaultPort}$`, "m"));
    expect(dockerfile).toMatch(new RegExp(`^EXPOSE ${defaultPort}$`, "m"));
    const [, program = ""] = /"-e", "(fetch.*)"\]/.exec(dockerfile) ?? [];
    expect(program).toContain("/health`");
    const node = process.execPath;
    // No server listens on that port: the program reports it with its exit code.
    const { status, stderr } = spawnSync(node, ["-e", program], { env: { PORT: "9" }, encoding: "utf8" });
    expect([status, stderr]).toEqual([1, ""]);
  });

  test("starts the server that the build makes, without npm between, so that signals reach it", () => {
    expect(dockerfile).toContain('CMD ["node", "build/server/index.js"]');
    expect(unit).toContain("node --env-file-if-exists=.env build/server/index.js");
  });

  test("has the folders that the commands import", () => {
    const folders = readSources(listFiles("scripts"))
      .flatMap(({ text }) => [...text.matchAll(/from "\.\.\/(\w+)\//g)].map(([, folder = ""]) => folder))
      .filter((folder) => folder !== "content" && folder !== "bench" && folder !== "tests");
    expect(folders).toContain("ops");
    for (const folder of folders) expect(dockerfile).toContain(`/site/${folder} ${folder}\n`);
  });

  test("holds no secrets, personal data or foreign libraries", () => {
    const lines = ignored.split("\n");
    for (const name of [".env", "var", ".git", "node_modules"]) expect(lines).toContain(name);
  });
});

describe("compose.yaml", () => {
  const { services, networks, volumes } = compose;

  test("names only settings that the site knows", () => {
    const names = Object.keys(services.site?.environment ?? {});
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => ![...settingNames, ...ofTheStore].includes(name))).toEqual([]);
  });

  test("hands every setting of .env to the site, but those that the services fix", () => {
    const { env_file: file, environment = {} } = services.site ?? {};
    expect(file).toBe(".env");
    const places = ["PORT", "HOST", "SITE_URL", "DATABASE_URL", "FILES_URL", "BACKUPS_URL", "TRUSTED_PROXIES"];
    const fixed = Object.keys(environment).filter((name) => !ofTheStore.includes(name));
    // The start says that it is missing.
    expect(fixed.toSorted()).toEqual([...places, "SESSION_SECRET"].toSorted());
    expect(environment.PORT).toBe(String(defaultPort));
  });

  test.each(Object.entries({ "compose.yaml": compose, "compose.one.yaml": one }))(
    "%s gives the site a memory limit that is enough for counting faces",
    (_, { services }) => {
      const [, megabytes] = /^(\d+)m$/.exec(services.site?.mem_limit ?? "") ?? [];
      expect(Number(megabytes)).toBeGreaterThanOrEqual(720);
    },
  );

  test("pins every image, and names only what is there", () => {
    for (const [name, { image = "", volumes: mounted = [], networks: joined = [], depends_on = [] }] of Object.entries(
      services,
    )) {
      if (name !== "site") expect([name, image]).toEqual([name, expect.stringMatching(/:v?\d+\.\d+/)]);
      const named = mounted.map((mount) => mount.split(":")[0] ?? "").filter((mount) => !mount.startsWith("."));
      expect(named.filter((mount) => !(mount in volumes))).toEqual([]);
      expect(joined.filter((network) => !(network in networks))).toEqual([]);
      const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      expect(needed.filter((service) => !(service in services))).toEqual([]);
    }
  });

  test("opens nothing to the world but Caddy, which finds the site at its port", () => {
    const open = Object.entries(services).filter(([, { ports }]) => ports !== undefined);
    expect(open.map(([name]) => name)).toEqual(["caddy"]);
    expect(services.caddy?.environment?.SITE).toBe(`site:${defaultPort}`);
    expect(networks.back?.internal).toBe(true);
    for (const name of ["database", "store"]) expect(services[name]?.networks).toEqual(["back"]);
  });

  test("lets the site believe the network of Caddy, and no other", () => {
    expect(services.site?.environment?.TRUSTED_PROXIES).toBe(networks.front?.ipam?.config[0]?.subnet);
  });

  test("keeps pictures and backups apart, in buckets that are made before the store begins", () => {
    // Compose fills placeholders like this for a user with the minimal settings.
    const fill = (text: string) => text.replace(/\$\{\w+:-\}/g, "").replace(/\$\{[^}]+\}/g, "x".repeat(32));
    const given = Object.entries(services.site?.environment ?? {}).map(([name, value]) => [name, fill(value)]);
    const environment: Record<string, string> = Object.fromEntries(given);
    const { files, backups, databaseUrl } = readConfig(environment, "/srv/site");
    expect(databaseUrl).toMatch(/^postgres:/);
    const names = [files, backups].map((plan) => (plan?.by === "store" ? plan.bucket : undefined));
    expect(names).toEqual(["pictures", "backups"]);
    expect(services.buckets?.entrypoint).toEqual(["mkdir", "-p", ...names.map((name) => `/data/${name}`)]);
  });

  test("has no secret in it: each comes from .env, which says when it is missing", () => {
    const secret = /(?:PASSWORD|SECRET|SECRET_ACCESS_KEY)$/;
    const given = Object.values(services).flatMap(({ environment = {} }) => Object.entries(environment));
    const secrets = given.filter(([name]) => secret.test(name));
    expect(secrets.length).toBeGreaterThan(3);
    for (const [name, value] of secrets)
      expect([name, value]).toEqual([name, expect.stringMatching(/^\$\{[A-Z_]+(?::\?.+)?\}$/)]);
  });
});

describe("compose.one.yaml", () => {
  const { services, volumes } = one;
  const { site = {} } = services;

  test("has one service, with its data in a volume", () => {
    expect(Object.keys(services)).toEqual(["site"]);
    expect(site.volumes).toEqual(["var:/site/var"]);
    expect(Object.keys(volumes)).toEqual(["var"]);
  });

  test("hands every setting of .env to the site, but port and address", () => {
    expect(site.env_file).toEqual([{ path: "../.env", required: false }]);
    expect(site.environment).toEqual({ PORT: String(defaultPort), HOST: "0.0.0.0" });
  });

  test("starts without any setting, with SQLite in the volume", () => {
    expect(oneText).not.toContain("${");
    const { databaseUrl, files, backups } = readConfig(
      { ...site.environment, SESSION_SECRET: "x".repeat(32) },
      "/site",
    );
    expect(databaseUrl).toBe("sqlite:var/site.sqlite");
    expect([files, backups]).toMatchObject([{ folder: "/site/var/files" }, { folder: "/site/var/backups" }]);
  });

  test("opens to this machine alone, without rights that the site does not use", () => {
    expect(site.ports).toEqual([`127.0.0.1:${defaultPort}:${defaultPort}`]);
    const { read_only, cap_drop } = site;
    const { read_only: isReadOnly, cap_drop: dropped } = compose.services.site ?? {};
    expect([read_only, cap_drop]).toEqual([isReadOnly, dropped]);
    expect(read_only).toBe(true);
  });

  test("the guide trusts its network, and no other", () => {
    expect(guide).toContain(`TRUSTED_PROXIES=${one.networks.front?.ipam?.config[0]?.subnet}`);
  });
});

describe("on one machine", () => {
  test("Caddy finds the site at the port that it has by itself", () => {
    expect(caddyfile).toContain(`reverse_proxy {$SITE:127.0.0.1:${defaultPort}}`);
  });

  test("the site may write to its own folder alone, and has longer to end than it needs", () => {
    const [, folder] = /^WorkingDirectory=(.+)$/m.exec(unit) ?? [];
    expect(unit).toContain(`ReadWritePaths=${folder}/var\n`);
    expect(unit).toContain(`ExecStart=${folder}/node_modules/.bin/node`);
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(10);
  });

  test("the guide names only commands and files that are there", () => {
    const { scripts } = JSON.parse(manifest) as { scripts: Record<string, string> };
    const commands = [...guide.matchAll(/\bnpm run ([\w:]+)/g)].map(([, name = ""]) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    const files = [...guide.matchAll(/\bdeploy\/[\w.]+/g)].map(([name]) => name);
    expect(files.length).toBeGreaterThan(1);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});
