// `npm test`: all tests except the long ones, on a machine with only Node and npm.
// `npm run test:quick`: types, lint and the features with SQLite, without a build and a browser.
// `npm run test:long`: the long tests (`*.long.test.ts`), before a release; a sixth of them with `-- --shard=1/6`.
// With arguments after `--` (parts of file paths, or options of Vitest), each runs only those files and their needs.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { build, environment, fail, install, root, runtime } from "./prepare.mjs";
import { allTests, isLong, needsOf, readWords, selectTests } from "./select-tests.mjs";

const modes = ["--quick", "--long"];
const mode = modes.find((mode) => mode === process.argv[2]);
const words = readWords(process.argv.slice(mode === undefined ? 2 : 3));
const bin = (name) => join(root, "node_modules", ...name.split("/"));
const withoutLong = ["--exclude", "**/*.long.test.*"];

if (words.isPart) await runPart();
else if (mode === "--long") await runLong();
else if (mode === "--quick") await runQuick();
else await runAll();

/** Runs the chosen files, after a build or the search for a browser if they need one. */
async function runPart() {
  const own = mode === "--quick" ? { ...words, projects: ["features"] } : words;
  const found = selectTests(own);
  const ofTier = found.filter((path) => isLong(path) === (mode === "--long"));
  const chosen = ofTier.length > 0 ? ofTier : found;
  if (chosen.length === 0) fail(sentenceForNone(own));
  install("all");
  const variables = await prepareFor(chosen);
  const projects = own.projects.flatMap((name) => ["--project", name]);
  // Passes filters instead of paths, because with all paths of a folder, the command would be too long for Windows.
  const selection = words.filters.length > 0 && !chosen.every(isLong) ? words.filters : chosen.filter(isLong);
  const exclusion = chosen.some(isLong) ? [] : withoutLong;
  end(await vitest([...projects, ...exclusion, ...words.options, ...selection], variables));
}

async function runLong() {
  install("all");
  const variables = await prepareFor(allTests().filter(isLong));
  end(await vitest([...words.options, ".long.test."], variables));
}

async function runQuick() {
  install("all");
  await typesOfRoutes();
  end(...(await Promise.all(checks())));
  const left = allTests().filter((path) => path.startsWith("ops/") || needsOf([path]).build);
  const exclusion = left.flatMap((path) => ["--exclude", path]);
  end(await vitest(["--project", "features", ...withoutLong, ...exclusion, ...words.options]));
}

async function runAll() {
  // Debian's packages are installed at the same time as npm's.
  const packages = script("scripts/install-tools.mjs");
  install("all");
  await typesOfRoutes();
  const { requireBrowser, requireJava } = await import("./tools.mjs");
  await packages;
  const CHROMIUM = await requireBrowser();
  requireJava();
  end(...(await Promise.all([...checks(), step("Build", [join(root, "scripts/build.mjs")])])));
  end(await vitest(["--project", "!faults", ...withoutLong, ...words.options], { CHROMIUM }));
}

async function typesOfRoutes() {
  end(await step("Types of routes", [bin("@react-router/dev/bin.cjs"), "typegen"]));
}

function checks() {
  return [
    // Parallel checkers would examine most types twice, beside build and lint on the same cores.
    step("Types", [bin("typescript/bin/tsc"), "--singleThreaded"]),
    step("Lint and format", [bin("@biomejs/biome/bin/biome"), "check", "--error-on-warnings"]),
    step("Unused files, exports and dependencies", [
      bin("knip/bin/knip.js"),
      "--no-progress",
      "--treat-config-hints-as-errors",
    ]),
    step("Regular expressions", [join(root, "scripts/expressions/check-expressions.ts")]),
  ];
}

/**
 * Builds and searches programs, if a file needs them.
 * @param {string[]} files
 * @returns variables for Vitest
 */
async function prepareFor(files) {
  const needs = needsOf(files);
  const { requireBrowser, requireJava } = await import("./tools.mjs");
  if (needs.build) build();
  if (needs.java) requireJava();
  if (!needs.browser) return {};
  process.stdout.write("These tests open the built site in Chromium.\n");
  return { CHROMIUM: await requireBrowser() };
}

/** @param {string[]} options @param {Record<string, string>} [variables] */
function vitest(options, variables) {
  return step("Tests", [bin("vitest/vitest.mjs"), "run", ...options], variables);
}

/** @param {{ filters: string[], projects: string[] }} words */
function sentenceForNone({ filters, projects }) {
  const named = filters.map((word) => `“${word}”`).join(" or ");
  const where = projects.length > 0 ? ` of the project ${projects.join(" or ")}` : "";
  if (named === "") return `There is no test file${where}. The projects are in vitest.config.ts.`;
  return `No test file${where} has ${named} in its path. Name a part of a path, like giving/receipts.`;
}

/**
 * Starts a script with the machine's own Node; stops it when this process ends.
 * @param {string} path
 */
function script(path) {
  const child = spawn(process.execPath, [join(root, path)], { cwd: root, stdio: ["ignore", "inherit", "ignore"] });
  return new Promise((resolve) => child.once("close", resolve));
}

/**
 * Ends the run if one of the steps failed.
 * @param {(string
 * undefined)[]} results
 */
function end(...results) {
  const failures = results.filter((sentence) => sentence !== undefined);
  if (failures.length > 0) fail(failures.join("\n"));
}

/**
 * @param {string} what beginning of a sentence
 * @param {string[]} command for the runtime
 * @param {Record<string, string>} [variables]
 * @returns {Promise<string
 * undefined>} a sentence if it failed
 */
async function step(what, command, variables = {}) {
  process.stdout.write(`${what} …\n`);
  const compiled = join(root, "node_modules/.cache/compiled");
  const child = spawn(runtime(), command, {
    cwd: root,
    stdio: "inherit",
    env: { ...environment(), CI: "true", NODE_COMPILE_CACHE: compiled, ...variables },
  });
  const status = await new Promise((resolve) => child.once("close", resolve));
  return status === 0 ? undefined : `${what}: not in order.`;
}
