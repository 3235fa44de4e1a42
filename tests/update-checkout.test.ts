import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "./support/free-port.ts";
import { beginScript } from "./support/run-script.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const serve = `import { createServer } from "node:http";
createServer((_, response) => response.end()).listen(process.env.PORT, "127.0.0.1");`;
const migrate = `import { writeFileSync } from "node:fs";
writeFileSync("var/site.sqlite", "migrated");`;

/** Each version's site, and what becomes of it. */
const versions = {
  before: serve,
  good: `${migrate}${serve}`,
  failing: `${migrate}throw new Error("no such table");`,
  killed: `${migrate}process.kill(process.pid, "SIGKILL");`,
  notUnderTheUnit: `${migrate}${serve}`,
  hanging: `${migrate}writeFileSync("var/hanging", String(process.pid)); setInterval(() => {}, 1_000);`,
};

const build = `import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
if (process.env.SESSION_SECRET) throw new Error("The build sees the secret.");
for (const name of ["node_modules", "build/server"]) mkdirSync(name, { recursive: true });
copyFileSync("site.js", "node_modules/library");
copyFileSync("site.js", "build/server/index.js");`;

const systemctl = `#!/bin/sh
case $1 in
stop) [ ! -e var/service ] || kill $(cat var/service); rm -f var/service; sleep 0.3 ;;
start)
  [ "$(git describe --tags)" != notUnderTheUnit ] || exit 1
  "${process.execPath}" --env-file=.env build/server/index.js >/dev/null 2>&1 & echo $! >var/service ;;
esac`;

/** A small site under git, on its branch, with all versions to update to. */
async function createCheckout() {
  const folder = temporaryFolder();
  const write = (path: string, text: string, mode = 0o644) => writeFileSync(join(folder, path), text, { mode });
  const git = (...words: string[]) =>
    execFileSync("git", ["-c", "user.name=site", "-c", "user.email=site@example.org", ...words], {
      cwd: folder,
      encoding: "utf8",
      stdio: "pipe",
    }).trim();
  git("init", "--quiet", "--initial-branch=main");
  for (const name of ["scripts", "bin", "var", "node_modules", "build/server"])
    mkdirSync(join(folder, name), { recursive: true });
  write("package.json", '{ "type": "module" }');
  write(".gitignore", "node_modules\nbuild\nbin\nvar\n.env\n");
  write("scripts/build.mjs", build);
  write(".env", `PORT=${await freePort()}\nSESSION_SECRET=secret\n`);
  write("bin/systemctl", systemctl, 0o755);
  for (const [name, site] of Object.entries(versions)) {
    write("site.js", `// ${name}\n${site}`);
    git("add", ".");
    git("commit", "--quiet", "--message", name);
    git("tag", name);
    if (name === "before") git("checkout", "--quiet", "--detach");
  }
  git("checkout", "--quiet", "main");
  for (const path of ["node_modules/library", "build/server/index.js"])
    write(path, readFileSync(join(folder, "site.js"), "utf8"));
  write("var/site.sqlite", "rows");

  const begin = (...words: string[]) => {
    const PATH = `${join(folder, "bin")}:${process.env.PATH}`;
    const update = beginScript("update.mjs", folder, { PATH }, ...words);
    onTestFinished(() => void update.command.kill("SIGKILL"));
    return update;
  };
  const read = (path: string) => readFileSync(join(folder, path), "utf8");
  /** Version of the tree, of the libraries and of the build; branch; database; what the update left over. */
  const state = () => [
    ...["site.js", "node_modules/library", "build/server/index.js"].map((path) => /\w+/.exec(read(path))?.[0]),
    git("branch", "--show-current"),
    read("var/site.sqlite"),
    ...readdirSync(join(folder, "var/update")),
  ];
  return { folder, begin, read, state };
}

const asBefore = ["before", "before", "before", "main", "rows"];
const updated = ["good", "good", "good", "", "migrated"];

test("a failed update leaves the checkout as it was", async () => {
  const { begin, state } = await createCheckout();
  for (const { version, reason } of [
    { version: "failing", reason: "no such table" },
    { version: "killed", reason: "ended by SIGKILL" },
  ]) {
    const { code, said } = await begin(version).ended;
    expect([code, said]).toEqual([1, expect.stringContaining(reason)]);
    expect(state()).toEqual(asBefore);
  }
  expect(await begin("good").ended).toMatchObject({ code: 0 });
  expect(state()).toEqual(updated);
});

test("a version that starts only by hand goes back, and the service runs again", async () => {
  const { begin, read, state } = await createCheckout();
  const { code, said } = await begin("notUnderTheUnit", "--service", "site").ended;
  process.kill(Number(read("var/service")));
  expect([code, said]).toEqual([1, expect.stringContaining("the version before is back")]);
  expect(state()).toEqual(asBefore);
});

test("signals do not interrupt an update half way", async () => {
  const { folder, begin, read, state } = await createCheckout();
  const { command, ended } = begin("hanging");
  await expect.poll(() => existsSync(join(folder, "var/hanging")), { timeout: 30_000 }).toBe(true);
  for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"] as const) command.kill(signal);
  expect((await begin("good").ended).said).toContain("An update runs already");
  command.kill("SIGKILL");
  process.kill(Number(read("var/hanging")), "SIGKILL");
  await ended;
  expect(read("var/site.sqlite")).toBe("migrated");

  // The checkout goes back first, so that a failed preparation changes nothing.
  const { said } = await begin("unknown").ended;
  expect(said).toContain("An update was interrupted. Going back");
  const [replaced = "", ...none] = state().slice(asBefore.length);
  expect([state().slice(0, asBefore.length), none]).toEqual([asBefore, []]);
  expect(read(join("var/update", replaced))).toBe("migrated");
  expect(await begin("good").ended).toMatchObject({ code: 0 });
  expect(state().slice(0, updated.length)).toEqual(updated);
});
