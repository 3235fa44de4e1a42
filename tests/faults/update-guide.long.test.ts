import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { copyOfCode } from "../support/copy-of-code.ts";
import { bareEnvironment } from "../support/end-of-command.ts";
import { freePort } from "../support/free-port.ts";
import { root } from "../support/sources.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** The commands of the guide that update a site, unchanged. */
function commandsOfGuide(): string {
  const guide = readFileSync(join(root, "docs/how-to/put-it-on-a-server.md"), "utf8");
  const [, part = ""] = /^### Update$(.*?)^### /ms.exec(guide) ?? [];
  const [, commands = ""] = /^```sh\n(.*?)^```$/ms.exec(part) ?? [];
  return commands;
}

/**
 * Programs of the machine that a test has not: a service manager, its user, and an npm with a registry. The packages are
 * links to the files here.
 */
function standIns(folder: string): string {
  const programs = temporaryFolder();
  const write = (name: string, lines: string[]) =>
    writeFileSync(join(programs, name), ["#!/bin/sh", ...lines, ""].join("\n"), { mode: 0o755 });
  write("su", ['exec sh -ec "$5"']);
  write("systemctl", [
    `pid=${programs}/pid`,
    `[ "$1" = stop ] && { [ -f "$pid" ] && kill "$(cat "$pid")"; rm -f "$pid"; exit 0; }`,
    `cd ${folder} && node_modules/.bin/node build/server/index.js >/dev/null 2>&1 & echo $! > "$pid"`,
  ]);
  write("npm", [
    'case "$1" in',
    'run) shift; script=$1; shift; [ "$1" = -- ] && shift; exec node "scripts/$script.mjs" "$@" ;;',
    `ci) cp -as ${root}/node_modules . && rm -f node_modules/.tabasamu-* ;;`,
    "esac",
  ]);
  onTestFinished(() => void spawnSync(join(programs, "systemctl"), ["stop"]));
  return programs;
}

// It builds the site.
test("the guide's commands update an installation of 0.2.0, which keeps its data", async () => {
  const folder = copyOfCode();
  const PATH = `${standIns(folder)}:${bareEnvironment.PATH}`;
  const port = String(await freePort());
  const env = { ...bareEnvironment, PATH, HOME: temporaryFolder(), PORT: port, SESSION_SECRET: "x".repeat(32) };
  const run = (commands: string) => {
    const { status, stdout, stderr } = spawnSync("sh", ["-ec", commands], { cwd: folder, env, encoding: "utf8" });
    expect([status, `${stdout}${stderr}`]).toEqual([0, expect.anything()]);
    return stdout;
  };
  const commit = "git -c user.name=site -c user.email=site@example.org commit --quiet --allow-empty -m";
  run(`git init --quiet && git add . && ${commit} old && git tag 0.2.0 && ${commit} new && git tag 0.3.0`);
  run(`git clone --quiet --bare . ${folder}-origin && git remote add origin ${folder}-origin && git checkout 0.2.0`);
  const file = join(folder, "var/site.sqlite");
  mkdirSync(join(folder, "var"));
  writeFileSync(file, gunzipSync(readFileSync(join(root, "tests/fixtures/release-0.2.0.sqlite.gz"))));

  const commands = commandsOfGuide();
  expect(commands.trim().split("\n")).toHaveLength(3);
  const said = run(commands.replaceAll("/srv/tabasamu", folder).replaceAll("NEW-VERSION", "0.3.0"));
  expect(said).toContain("The site is updated to 0.3.0.");
  expect(run("git describe --tags").trim()).toBe("0.3.0");

  // The service runs with the earlier posts.
  const blog = await fetch(`http://127.0.0.1:${port}/blog`);
  expect([blog.status, await blog.text()]).toEqual([200, expect.stringContaining("Written with 0.2.0")]);
  const db = new DatabaseSync(file, { readOnly: true });
  const read = (query: string) =>
    db
      .prepare(query)
      .all()
      .map((row) => Object.values(row)[0]);
  expect(read("select subject from messages")).toEqual(["Kept question"]);
  expect(read("select email from users")).toEqual(["admin@example.org"]);
  expect(read("select role from user_roles")).toEqual(["admin"]);
  db.close();
  const archives = readdirSync(join(folder, "var/backups"));
  expect(archives.filter((name) => /^before-update-.*\.gz$/.test(name))).toHaveLength(1);
  expect(existsSync(join(folder, "var/update/kept"))).toBe(false);
}, 300_000);
