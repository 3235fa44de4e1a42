// `npm run update -- VERSION [--service NAME]`: prepares a version beside the site, stops the site, puts the version
// in place and starts it once. That start archives the site before it changes the database. Goes back to the previous version
// if the start fails. One file without imports of the site, so that an older version can also run it. The next call continues
// an interrupted update (power, SIGKILL).
import { spawn, spawnSync } from "node:child_process";
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs, parseEnv } from "node:util";

/**
 * Runs the steps of an update in order. Until `stop`, the site runs unchanged.
 * @param {Record<string, () => unknown>} steps each throws when it fails
 * @param {(line: string) => void} say
 * @returns {Promise<boolean>} true if the new version runs
 */
export async function update(steps, say) {
  if (await steps.takeUp()) {
    say("An update was interrupted. Going back to the version before …");
    await steps.goBack();
    await steps.start();
  }
  say("Preparing the new version beside the site …");
  await steps.prepare();
  await steps.stop();
  try {
    await steps.keep();
    say("Putting it in place and starting it …");
    await steps.putInPlace();
    await steps.tryStart();
    await steps.start();
  } catch (error) {
    say(`It does not start: ${error instanceof Error ? error.message : error}\nGoing back to the version before …`);
    await steps.goBack();
    await steps.tryStart();
    await steps.start();
    return false;
  }
  await steps.tidy();
  return true;
}

/** Timeouts of the start, including migrations of a large database, and of the end (ms). */
const startMs = 600_000;
const endMs = 15_000;

/**
 * @param {string} host address that the site listens on
 * @param {string} port
 */
export function addressOf(host, port) {
  const name = /^(?:0\.0\.0\.0|::)$/.test(host) ? "127.0.0.1" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** @param {string} root @param {string} version @param {string | undefined} service */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the steps of one update share its paths, and whether signals are held.
function stepsFor(root, version, service) {
  const { uid, gid } = statSync(root);
  // When root runs the update, everything except the service manager runs as the owner of the folder.
  const owner = process.getuid?.() === 0 && uid !== 0 ? { uid, gid } : {};
  const env = { ...process.env, ...(owner.uid !== undefined && { HOME: root }) };
  let isHeld = false;
  const run = (command, words, cwd = root, as = owner) => {
    // A terminal signals the whole process group.
    const options = { cwd, env, encoding: "utf8", detached: isHeld, ...as };
    const { status, stdout, stderr, error } = spawnSync(command, words, options);
    const said = `${stdout ?? ""}${stderr ?? ""}${error?.message ?? ""}`.trim();
    if (status !== 0) throw new Error(said.split("\n").slice(-15).join("\n"));
    return said;
  };
  const git = (...words) => run("git", words);
  const systemctl = (word) => run("systemctl", [word, service], root, {});

  const folder = join(root, "var/update");
  const [next, part, kept, pid] = ["next", "part", "kept", "pid"].map((name) => join(folder, name));
  // Not in the environment: install scripts of packages would see all secrets. Site and backup read the file.
  const settings = existsSync(join(root, ".env")) ? parseEnv(readFileSync(join(root, ".env"), "utf8")) : {};
  const read = (name) => process.env[name] ?? settings[name];
  const url = read("DATABASE_URL") || "sqlite:var/site.sqlite";
  const file = url.startsWith("sqlite:") ? resolve(root, url.slice("sqlite:".length)) : undefined;
  const ends = ["", "-wal", "-shm"];
  const copy = (from, to) => existsSync(from) && run("cp", ["-p", from, to], root, {});
  /** Folders outside git, which are exchanged completely. */
  const made = ["node_modules", "build"];
  const address = addressOf(read("HOST") || "127.0.0.1", read("PORT") || "3000");
  const answers = async (path) => (await fetch(address + path).catch(() => undefined))?.ok ?? false;
  const requireStopped = async () => {
    if (await answers("/health"))
      throw new Error(`The site answers at ${address}. Stop it first, or name its service: --service tabasamu`);
  };
  const ignore = () => {};
  const hold = (isOn) => {
    if (isOn === isHeld) return;
    isHeld = isOn;
    for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"]) process[isOn ? "on" : "off"](signal, ignore);
  };
  const halt = async () => {
    hold(true);
    if (service !== undefined) systemctl("stop");
    await requireStopped();
  };
  const node = () => {
    const pinned = join(root, "node_modules/node/bin/node");
    return existsSync(pinned) ? pinned : process.execPath;
  };
  const removeNext = () => {
    rmSync(next, { recursive: true, force: true });
    git("worktree", "prune");
  };
  /** Removes the saved files in one step, so that an incomplete set is never restored. */
  const removeKept = () => {
    rmSync(part, { recursive: true, force: true });
    if (existsSync(kept)) renameSync(kept, part);
    rmSync(part, { recursive: true, force: true });
  };

  return {
    /** @returns true if the previous update must be undone */
    async takeUp() {
      run("mkdir", ["-p", "-m", "700", folder]);
      const other = existsSync(pid) ? Number(readFileSync(pid, "utf8")) : 0;
      if (other > 0 && isRunning(other))
        throw new Error(
          `An update runs already, as process ${other}: wait for its end. Is that another program? Remove ${pid}.`,
        );
      rmSync(pid, { force: true });
      writeFileSync(pid, String(process.pid), { flag: "wx" });
      process.on("exit", () => rmSync(pid, { force: true }));
      if (!existsSync(kept)) return false;
      if (await answers("/ready")) {
        // Visitors have used that database since.
        process.stdout.write("An update was interrupted, and the site serves: it stays as it is.\n");
        removeKept();
        return false;
      }
      await halt();
      if (file !== undefined && existsSync(file) && existsSync(join(kept, "database"))) {
        const replaced = join(folder, `replaced-${Date.now()}`);
        for (const end of ends) copy(file + end, replaced + end);
        process.stdout.write(`The database as it is now stays in ${replaced}: remove it once nothing is missing.\n`);
      }
      return true;
    },
    async prepare() {
      if (service === undefined) await requireStopped();
      if (git("status", "--porcelain", "--untracked-files=no") !== "")
        throw new Error("Files of the site were changed here. Commit them, or undo it: git status");
      removeNext();
      git("worktree", "add", "--force", "--force", "--detach", next, version);
      run(process.execPath, [join(next, "scripts/build.mjs")], next);
    },
    stop: halt,
    /** Saves the previous version: all files or none. */
    async keep() {
      removeKept();
      mkdirSync(part, { mode: 0o700 });
      if (file !== undefined) for (const end of ends) copy(file + end, join(part, `database${end}`));
      const from = { commit: git("rev-parse", "--verify", "HEAD"), branch: git("branch", "--show-current") };
      writeFileSync(join(part, "from"), JSON.stringify(from));
      for (const name of readdirSync(part)) {
        const open = openSync(join(part, name), "r+");
        fsyncSync(open);
        closeSync(open);
      }
      renameSync(part, kept);
    },
    /** `build` comes last, in both directions: without it no site starts, and once it is there, the rest fits. */
    async putInPlace() {
      for (const name of made.toReversed())
        if (existsSync(join(root, name))) renameSync(join(root, name), join(kept, name));
      git("checkout", "--detach", version);
      for (const name of made) renameSync(join(next, name), join(root, name));
    },
    /** Starts the new version, waits until it is ready, and stops it. */
    async tryStart() {
      const words = ["--env-file-if-exists=.env", "build/server/index.js"];
      const options = { cwd: root, env: { ...env, NODE_ENV: "production" }, detached: true, ...owner };
      const site = spawn(node(), words, { ...options, stdio: ["ignore", "pipe", "pipe"] });
      let said = "";
      let until = Date.now() + startMs;
      // While making a large archive, the site prints progress, and finally the archive's path.
      site.stdout.setEncoding("utf8").on("data", (text) => {
        until = Date.now() + startMs;
        if (text.startsWith("The site ")) process.stdout.write(text);
      });
      site.stderr.setEncoding("utf8").on("data", (text) => {
        said = (said + text).slice(-2_000);
      });
      site.on("error", ({ message }) => {
        said += message;
      });
      const ended = new Promise((end) => site.once("close", end));
      const runs = () => site.exitCode === null && site.signalCode === null;
      while (runs() && !(await answers("/ready")) && Date.now() <= until) await wait(250);
      const isReady = runs() && (await answers("/ready"));
      const reason = site.signalCode ? `It was ended by ${site.signalCode}.` : "It was not ready in time.";
      site.kill("SIGTERM");
      wait(endMs, undefined, { ref: false }).then(() => site.kill("SIGKILL"));
      await ended;
      if (!isReady) throw new Error(said.trim() || reason);
    },
    async goBack() {
      await halt();
      if (existsSync(kept)) {
        const { commit, branch } = JSON.parse(readFileSync(join(kept, "from"), "utf8"));
        if (existsSync(join(kept, "build"))) rmSync(join(root, "build"), { recursive: true, force: true });
        rmSync(resolve(root, git("rev-parse", "--git-path", "index.lock")), { force: true });
        const isThere =
          branch !== "" && git("for-each-ref", "--format=%(objectname)", `refs/heads/${branch}`) === commit;
        git("checkout", "--force", ...(isThere ? [branch, "--"] : ["--detach", commit]));
        if (file !== undefined && existsSync(join(kept, "database")))
          for (const end of ends) {
            rmSync(file + end, { force: true });
            copy(join(kept, `database${end}`), file + end);
          }
        for (const name of made) {
          if (!existsSync(join(kept, name))) continue;
          rmSync(join(root, name), { recursive: true, force: true });
          renameSync(join(kept, name), join(root, name));
        }
      }
      removeKept();
      removeNext();
    },
    async start() {
      if (service !== undefined) {
        systemctl("start");
        for (let tries = 0; !(await answers("/ready")); tries++) {
          if (tries > 120) throw new Error(`The service does not answer: journalctl -u ${service}`);
          await wait(500);
        }
      }
      hold(false);
    },
    async tidy() {
      removeKept();
      removeNext();
    },
  };
}

async function main() {
  const root = process.cwd();
  // A closed terminal does not end the update.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { service: { type: "string" } } });
  const [version, ...more] = positionals;
  if (version === undefined || more.length > 0) throw new Error("Usage: npm run update -- VERSION [--service NAME]");
  const isUpdated = await update(stepsFor(root, version, values.service), (line) => process.stdout.write(`${line}\n`));
  const next = values.service === undefined ? " Start the site: npm start" : "";
  process.stdout.write(
    isUpdated ? `The site is updated to ${version}.${next}\n` : `Nothing is lost: the version before is back.${next}\n`,
  );
  if (!isUpdated) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  main().catch((error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
