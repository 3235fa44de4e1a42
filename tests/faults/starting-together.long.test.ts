import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { copyOfCode } from "../support/copy-of-code.ts";
import { bareEnvironment } from "../support/end-of-command.ts";
import { freePort } from "../support/free-port.ts";
import { root } from "../support/sources.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/**
 * In place of npm, which would need its registry: it takes its time, empties the folder first as `npm ci` does, and links to
 * the packages of this checkout, each by itself: the start removes some. `installs` notes each run.
 */
const installer = (installs: string) => `
  const { appendFileSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } = require("node:fs");
  const linkAll = (from, to) => {
    mkdirSync(to);
    for (const name of readdirSync(from)) {
      if (name.startsWith(".tabasamu") || name.startsWith(".vite")) continue;
      const hasPackages = name.startsWith("@") || name === "node_modules" || existsSync(from + "/" + name + "/node_modules");
      if (hasPackages) linkAll(from + "/" + name, to + "/" + name);
      else symlinkSync(from + "/" + name, to + "/" + name);
    }
  };
  if (process.argv[2] !== "ci") process.exit(0);
  appendFileSync(${JSON.stringify(installs)}, "ci\\n");
  rmSync("node_modules", { recursive: true, force: true });
  setTimeout(() => linkAll(${JSON.stringify(join(root, "node_modules"))}, "node_modules"), 2_000);
`;

/** Runs a first `npm start`, as a user types it at a terminal. @returns its output, and the status of its home page */
async function start(folder: string, npm: string) {
  const own = temporaryFolder();
  const port = await freePort();
  const variables = {
    PORT: String(port),
    DATABASE_URL: `sqlite:${own}/site.sqlite`,
    FILES_URL: `file:${own}/files`,
    MAIL_URL: `mailbox:${own}/mail`,
    BACKUPS_URL: "off",
    SESSION_SECRET: "-".repeat(32),
    npm_execpath: npm,
  };
  const child = spawn(process.execPath, [join(folder, "scripts/start.mjs")], {
    cwd: folder,
    env: { ...bareEnvironment, ...variables },
  });
  const ended = once(child, "exit");
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await ended;
  });
  let said = "";
  const open = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        said += text;
        if (said.includes("Ctrl+C")) resolve();
      });
  });
  await Promise.race([open, ended]);
  const status = await fetch(`http://127.0.0.1:${port}/`).then(
    (answer) => answer.status,
    () => 0,
  );
  return { said, status };
}

test("two first starts at once in one folder install and build once, and both open", async () => {
  const folder = copyOfCode();
  const npm = join(temporaryFolder(), "npm.cjs");
  const installs = join(temporaryFolder(), "installs");
  writeFileSync(npm, installer(installs));
  const starts = await Promise.all([start(folder, npm), start(folder, npm)]);
  expect(starts.map(({ status, said }) => [status, status === 200 ? "" : said])).toEqual([
    [200, ""],
    [200, ""],
  ]);
  expect(readFileSync(installs, "utf8")).toBe("ci\n");
  expect(starts.filter(({ said }) => said.includes("Building …"))).toHaveLength(1);
  expect(existsSync(join(folder, ".tabasamu-preparing"))).toBe(false);
});
