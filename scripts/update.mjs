// `npm run update -- VERSION [--service NAME]`: prepares a version beside the site, backs up, stops, puts it in place, starts
// it once, and goes back when it does not start. One file without imports of the site: an older version can run it too.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

/**
 * The order of an update. Until `stop`, the site serves and nothing of it is changed.
 * @param {Record<string, () => unknown>} steps each throws when it fails
 * @param {(line: string) => void} say
 * @returns {Promise<boolean>} whether the new version runs
 */
export async function update(steps, say) {
  say("Preparing the new version beside the site …");
  await steps.prepare();
  say("Backing up …");
  await steps.backUp();
  await steps.stop();
  try {
    await steps.keep();
    say("Putting it in place and starting it …");
    await steps.putInPlace();
    await steps.tryStart();
  } catch (error) {
    say(`It does not start: ${error instanceof Error ? error.message : error}\nGoing back to the version before …`);
    await steps.goBack();
    await steps.tryStart();
    await steps.start();
    return false;
  }
  await steps.start();
  await steps.tidy();
  return true;
}

/** Time for migrations of a large database (ms). */
const startMs = 600_000;

/** @param {string} root @param {string} version @param {string | undefined} service */
function stepsFor(root, version, service) {
  const { uid, gid } = statSync(root);
  // As root, everything but the service manager runs as the owner of the folder.
  const owner = process.getuid?.() === 0 && uid !== 0 ? { uid, gid } : {};
  const env = { ...process.env, ...(owner.uid !== undefined && { HOME: root }) };
  const run = (command, words, cwd = root, as = owner) => {
    const { status, stdout, stderr, error } = spawnSync(command, words, { cwd, env, encoding: "utf8", ...as });
    const said = `${stdout ?? ""}${stderr ?? ""}${error?.message ?? ""}`.trim();
    if (status !== 0) throw new Error(said.split("\n").slice(-15).join("\n"));
    return said;
  };
  const git = (...words) => run("git", words);
  const systemctl = (word) => run("systemctl", [word, service], root, {});

  const before = git("rev-parse", "--verify", "HEAD");
  const folder = join(root, "var/update");
  const [next, kept] = [join(folder, "next"), join(folder, "kept")];
  const url = process.env.DATABASE_URL || "sqlite:var/site.sqlite";
  const file = url.startsWith("sqlite:") ? resolve(root, url.slice("sqlite:".length)) : undefined;
  const ends = ["", "-wal", "-shm"];
  /** With owner and mode. */
  const copy = (from, to) => existsSync(from) && run("cp", ["-p", from, to], root, {});
  /** What is not in git: these change places whole. */
  const made = ["node_modules", "build"];
  const [port, host] = [process.env.PORT || "3000", process.env.HOST || "127.0.0.1"];
  const address = `http://${/^(?:0\.0\.0\.0|::)$/.test(host) ? "127.0.0.1" : host}:${port}`;
  const answers = async (path) => (await fetch(address + path).catch(() => undefined))?.ok ?? false;
  const requireStopped = async () => {
    if (await answers("/health"))
      throw new Error(`The site answers at ${address}. Stop it first, or name its service: --service tabasamu`);
  };
  const node = () => {
    const pinned = join(root, "node_modules/node/bin/node");
    return existsSync(pinned) ? pinned : process.execPath;
  };
  const removeNext = () => {
    if (existsSync(next)) git("worktree", "remove", "--force", next);
    git("worktree", "prune");
  };

  return {
    async prepare() {
      if (service === undefined) await requireStopped();
      if (git("status", "--porcelain", "--untracked-files=no") !== "")
        throw new Error("Files of the site were changed here. Commit them, or undo it: git status");
      removeNext();
      if (existsSync(kept))
        throw new Error(`An update did not end: ${kept} has the version before. Move it away first.`);
      run("mkdir", ["-p", "-m", "700", folder]);
      git("worktree", "add", "--detach", next, version);
      run(process.execPath, [join(next, "scripts/build.mjs")], next);
    },
    async backUp() {
      if (file !== undefined && !existsSync(file)) return;
      const name = `before-update-${new Date().toISOString().slice(0, 19).replaceAll(":", "")}.tar.gz`;
      run("mkdir", ["-p", "-m", "700", join(root, "var/backups")]);
      run(process.execPath, ["scripts/backup.mjs", join("var/backups", name)]);
      process.stdout.write(`The backup is var/backups/${name}.\n`);
    },
    async stop() {
      if (service === undefined) await requireStopped();
      else systemctl("stop");
    },
    async keep() {
      mkdirSync(kept, { mode: 0o700 });
      if (file === undefined) return;
      // The database itself last: without it the copy is not whole.
      for (const end of ends.toReversed()) copy(file + end, join(kept, `part${end}`));
      for (const end of ends.toReversed())
        if (existsSync(join(kept, `part${end}`))) renameSync(join(kept, `part${end}`), join(kept, `database${end}`));
    },
    async putInPlace() {
      for (const name of made) if (existsSync(join(root, name))) renameSync(join(root, name), join(kept, name));
      for (const name of made) renameSync(join(next, name), join(root, name));
      git("checkout", "--detach", version);
    },
    /** Starts it, waits until it is ready, and stops it. */
    async tryStart() {
      const words = ["--env-file-if-exists=.env", "build/server/index.js"];
      const options = { cwd: root, env: { ...env, NODE_ENV: "production" }, ...owner };
      const site = spawn(node(), words, { ...options, stdio: ["ignore", "ignore", "pipe"] });
      let said = "";
      site.stderr.setEncoding("utf8").on("data", (text) => {
        said = (said + text).slice(-2_000);
      });
      const ended = new Promise((end) => site.once("close", end));
      for (const until = Date.now() + startMs; site.exitCode === null && !(await answers("/ready")); await wait(250))
        if (Date.now() > until) break;
      const isReady = site.exitCode === null && (await answers("/ready"));
      site.kill("SIGTERM");
      await ended;
      if (!isReady) throw new Error(said.trim() || "It was not ready in time.");
    },
    async goBack() {
      for (const name of made) {
        if (!existsSync(join(kept, name))) continue;
        rmSync(join(root, name), { recursive: true, force: true });
        renameSync(join(kept, name), join(root, name));
      }
      git("checkout", "--detach", before);
      if (file !== undefined && existsSync(join(kept, "database")))
        for (const end of ends) {
          rmSync(file + end, { force: true });
          copy(join(kept, `database${end}`), file + end);
        }
      rmSync(kept, { recursive: true });
      removeNext();
    },
    async start() {
      if (service === undefined) return;
      systemctl("start");
      for (let tries = 0; !(await answers("/ready")); tries++) {
        if (tries > 120) throw new Error(`The service does not answer: journalctl -u ${service}`);
        await wait(500);
      }
    },
    async tidy() {
      rmSync(kept, { recursive: true });
      removeNext();
    },
  };
}

async function main() {
  const root = process.cwd();
  if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"));
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
