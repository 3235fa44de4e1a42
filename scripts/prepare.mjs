// Prepares a checkout with any Node from 20.19: installs, builds, finds the pinned runtime. Plain JavaScript, as it runs
// before the installation.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { userInfo } from "node:os";
import { delimiter, join, resolve } from "node:path";

export const root = join(import.meta.dirname, "..");
/** Option of Node for the settings file; `--env-file-if-exists` would print a line if it is missing. */
export const dotenv = existsSync(join(root, ".env")) ? [`--env-file=${join(root, ".env")}`] : [];
/** Variables that other programs read from the same environment. */
const ofOthers = /^(?:NODE_|NPM_|npm_|LC_|MALLOC_|UV_|(?:TZ|LANG|PATH|HOME|TMPDIR)$|(?:https?|no)_proxy$)/i;

/**
 * Reports names in .env that the site does not read, before anything is installed or built, because a name is easily
 * misspelt.
 */
export function checkSettingsFile(folder = root) {
  const file = join(folder, ".env");
  if (!existsSync(file)) return;
  const bytes = readFileSync(file);
  if (bytes.includes(0)) fail(".env is saved as UTF-16, which nobody can read here. Save that file as UTF-8.");
  const known = new Set(namesIn(readFileSync(join(root, ".env.example"), "utf8"), /^#?([A-Z][A-Z0-9_]*)=/gm));
  for (const name of namesIn(bytes.toString("utf8"), /^[ \t]*(?:export[ \t]+)?([A-Za-z_]\w*)[ \t]*=/gm))
    if (!known.has(name) && !ofOthers.test(name))
      process.stdout.write(`.env sets ${name}, which is no setting of this site: .env.example has all of them.\n`);
}

/** @param {string} text @param {RegExp} line */
const namesIn = (text, line) => [...text.matchAll(line)].map(([, name = ""]) => name);

const modules = join(root, "node_modules");
const installedMark = join(modules, ".tabasamu-installed");
const builtMark = join(root, "build", ".tabasamu-built");
/** Lock file, outside folders that installing or building empties. */
const preparing = join(root, ".tabasamu-preparing");

/** @param {string} sentence @returns {never} */
export function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Returns the pinned Node; the machine's own, if the pinned one could not be installed and the other is new enough. */
export function runtime() {
  const pinned = join(modules, "node", "bin", process.platform === "win32" ? "node.exe" : "node");
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  return fail("Node 24 could not be installed here. Install it from your system's packages, then try again.");
}

/** Returns the environment, with the pinned runtime first in PATH. */
export function environment() {
  return { ...process.env, PATH: [join(modules, ".bin"), process.env.PATH].join(delimiter) };
}

/**
 * Runs a command, and prints its output only on failure.
 * @param {string} what beginning of a sentence, such as "Installing"
 * @param {string} command
 * @param {string[]} words
 */
function run(what, command, words) {
  process.stdout.write(`${what} …\n`);
  const { status, stdout, stderr, error } = spawnSync(command, words, {
    cwd: root,
    env: environment(),
    encoding: "utf8",
  });
  if (status === 0) return;
  const said = `${stdout ?? ""}${stderr ?? ""}`.split("\n").slice(0, 30).join("\n");
  fail(`${said}\n${what} failed${error ? `: ${error.message}` : "."}`);
}

/**
 * Checks write permission before minutes of work that would end in many errors.
 * @param {string[]} folders that need not exist
 */
function requireWritable(...folders) {
  for (const folder of folders.filter((path) => existsSync(path))) {
    try {
      accessSync(folder, constants.W_OK);
    } catch {
      const { username } = userInfo();
      fail(
        `${folder} cannot be written by ${username}. Start the site as the owner of its folder, or give it: chown -R ${username} ${root}`,
      );
    }
  }
}

/** Returns the machine's Node: `npm ci` removes `node_modules`, including the pinned Node that may run this. */
function hostNode() {
  const name = process.platform === "win32" ? "node.exe" : "node";
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => !folder.startsWith(modules));
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? process.execPath;
}

/**
 * Installs packages by the lock file; skipped when done.
 * @param {"site"
 * "all"} what `site` for a server; `all` adds test tools
 */
export function install(what) {
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  const installed = () => (existsSync(installedMark) ? readFileSync(installedMark, "utf8").split(" ") : []);
  const isInstalled = () => {
    const [there, hash] = installed();
    return hash === wanted && (there === what || there === "all");
  };
  if (isInstalled()) return;
  requireWritable(root, modules);
  oneAtATime(preparing, () => {
    // The process that this one waited for has installed them.
    if (isInstalled()) return;
    // In a checkout with test tools, these stay.
    const kind = installed()[0] === "all" ? "all" : what;
    installFresh(kind);
    writeFileSync(installedMark, `${kind} ${wanted}`);
  });
}

/** @param {"site" | "all"} kind */
function installFresh(kind) {
  // Benchmarks and tests have additional dependencies.
  const parts = kind === "all" ? ["--include=dev"] : ["--omit=dev", "--workspace=scripts", "--include-workspace-root"];
  // Install scripts run untrusted code; only the runtime needs one.
  npm("Installing", ["ci", "--ignore-scripts", ...parts]);
  // Also if the machine's npm settings switch install scripts off.
  npm("Installing the runtime", ["rebuild", "node", "--ignore-scripts=false"]);
  removeUnused();
  if (kind === "site") removeOptionalPeers(["", "scripts"]);
}

/** Removes all that only building or debugging needs, for a container image in which nothing is built again. */
export function removeBuildTools() {
  removeOptionalPeers([""]);
  const files = readdirSync(modules, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of files.filter((file) => file.isFile() && isForNobody.test(file.name)))
    rmSync(join(parentPath, name));
  for (const { parentPath, name } of files.filter((file) => file.isDirectory() && testFolder.test(file.name)))
    if (existsSync(join(parentPath, "package.json"))) rmSync(join(parentPath, name), { recursive: true, force: true });
}

/** Source maps and type declarations. */
const isForNobody = /\.(?:map|d\.[cm]?ts)$/;
/** Tests of a package, beside its `package.json`. */
const testFolder = /^(?:test|tests|__tests__)$/;

function removeUnused() {
  for (const path of unused) rmSync(join(modules, path), { recursive: true, force: true });
}

/** Parts of packages that are not used: headers for native add-ons, other builds of a library. */
const unused = [
  ...["include", "share"].map((part) => `node/node_modules/node-${process.platform}-${process.arch}/${part}`),
  ...["dist", "src", "ts3.4"].map((form) => `@cantoo/pdf-lib/${form}`),
];

/**
 * Removes test tools that packages can optionally use: npm installs them because they are in the lock file.
 * @param {string[]} parts whose packages stay
 */
function removeOptionalPeers(parts) {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const needed = new Set();
  const need = (path) => {
    if (needed.has(path)) return;
    needed.add(path);
    const {
      dependencies = {},
      optionalDependencies = {},
      peerDependencies = {},
      peerDependenciesMeta = {},
    } = packages[path];
    const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const found = findPackage(packages, path, name);
      if (found !== undefined) need(found);
    }
  };
  for (const part of parts) need(part);
  for (const path of Object.keys(packages))
    if (path.startsWith("node_modules/") && !needed.has(path))
      rmSync(join(root, path), { recursive: true, force: true });
}

/** Finds a package as Node does: in the folder of the importing package, then in those above. @returns {string | undefined} */
function findPackage(packages, from, name) {
  const parts = from.split("/node_modules/");
  const folders = parts.map((_, depth) => parts.slice(0, depth + 1).join("/node_modules/"));
  return [...folders.toReversed().map((folder) => `${folder}/`), ""]
    .map((folder) => `${folder}node_modules/${name}`)
    .find((path) => packages[path] !== undefined);
}

/**
 * @param {string} what beginning of a sentence
 * @param {string[]} words
 */
function npm(what, words) {
  const [command = "npm", ...first] = process.env.npm_execpath ? [hostNode(), process.env.npm_execpath] : ["npm"];
  run(what, command, [...first, ...words, "--no-audit", "--no-fund", "--loglevel=error"]);
}

/** Builds the site; skipped when the inputs are unchanged. */
export function build() {
  const fingerprint = createHash("sha256");
  const inputs = [
    "app",
    "content",
    "ops",
    "public",
    "scripts",
    "server.ts",
    "vite.config.ts",
    "react-router.config.ts",
    "package-lock.json",
  ];
  for (const file of inputs.flatMap((name) => filesIn(join(root, name)))) {
    const { mtimeMs, size } = statSync(file);
    fingerprint.update(`${file} ${mtimeMs} ${size}\n`);
  }
  const wanted = fingerprint.digest("hex");
  const isBuilt = () => existsSync(builtMark) && readFileSync(builtMark, "utf8") === wanted;
  if (isBuilt()) return;
  requireWritable(root, join(root, "build"), modules);
  oneAtATime(preparing, () => {
    // The process that this one waited for has built the site.
    if (isBuilt()) return;
    // A killed build must leave no mark, not even that of an earlier version.
    rmSync(builtMark, { force: true });
    run("Building", runtime(), [join(modules, "@react-router/dev/bin.cjs"), "build"]);
    run("Compressing", runtime(), [join(root, "scripts/compress-files.mjs")]);
    writeFileSync(builtMark, wanted);
  });
}

/**
 * Does work alone: waits while another running process does the same.
 * @param {string} lock file with the id of the process
 * @param {() => void} work
 */
export function oneAtATime(lock, work) {
  for (let hasSaid = false; !take(lock); hasSaid = true) {
    if (!hasSaid) process.stdout.write("Another process installs or builds the site; waiting …\n");
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
  const free = () => rmSync(lock, { force: true });
  // `fail` exits the process.
  process.once("exit", free);
  try {
    work();
  } finally {
    free();
    process.off("exit", free);
  }
}

/** @param {string} lock @returns {boolean} */
function take(lock) {
  // Written completely and then linked, so that a reader never sees a lock without its process id.
  const own = `${lock}-${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, lock);
    return true;
  } catch {
    const holder = holderOf(lock);
    if (holder !== undefined && !isAlive(holder)) removeDead(lock, holder);
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * @param {string} lock
 * @returns {number
 * undefined} undefined if no process holds it
 */
function holderOf(lock) {
  try {
    return Number(readFileSync(lock, "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * Removes the lock of a dead process; restores it if another process took the lock in the meantime.
 * @param {string} lock
 * @param {number} holder
 */
function removeDead(lock, holder) {
  const away = `${lock}-dead-${process.pid}`;
  try {
    renameSync(lock, away);
    if (holderOf(away) !== holder) linkSync(away, lock);
  } catch {
    // Another process was faster.
  }
  rmSync(away, { force: true });
}

/** @param {number} pid @returns {boolean} */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process exists, but belongs to another user.
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}

/** @param {string} path a folder or file @returns {string[]} */
function filesIn(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

/** Like `become`, without the settings file and without the variables of the shell. @param {string[]} words */
export function becomeAlone(words) {
  const { PATH } = environment();
  const kept = ["HOME", "LANG", "TMPDIR", "TZ"].flatMap((name) =>
    process.env[name] ? [[name, process.env[name]]] : [],
  );
  foreground(words, { ...Object.fromEntries(kept), PATH, NODE_ENV: "production", MALLOC_ARENA_MAX: "1" });
}

/**
 * Runs in the foreground, forwards signals, and exits with the child's code.
 * @param {string[]} words arguments of the runtime
 * @param {Record<string, string>} [variables]
 */
export const become = (words, variables = {}) => foreground(words, { ...environment(), ...variables });

/** @param {string[]} words @param {Record<string, string | undefined>} env */
function foreground(words, env) {
  const child = spawn(runtime(), words, { cwd: root, stdio: "inherit", env });
  // Ctrl+C reaches the child directly; a service manager signals only this process.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

/**
 * Runs a command of the build, which knows the site. Installs and builds nothing, as the site may be in use.
 * @param {string} name as in `scripts/command.ts`
 * @param {string[]} words
 */
export function becomeCommand(name, words) {
  const command = join(root, "build/server/command.js");
  if (!existsSync(command)) fail("There is no site here yet. Start it once first: npm start");
  become([...dotenv, command, name, ...words], { NODE_ENV: "production" });
}

/**
 * Adds an option back: without `--` before it, npm takes it and sets a variable.
 * @param {string[]} words
 * @param {string} option
 */
export function withOption(words, option) {
  const isTaken = process.env[`npm_config_${option.replaceAll("-", "_")}`] === "true";
  return isTaken && !words.includes(`--${option}`) ? [...words, `--${option}`] : words;
}

/**
 * Resolves a path as typed in the shell, as npm starts in the folder of the package.
 * @param {string} path
 */
export const fromShell = (path) => resolve(process.env.INIT_CWD ?? process.cwd(), path);
