// `npm test`: everything, on a machine with only Node and npm. Arguments after `--` go to Vitest.
// `npm run test:long`: everything at length, before a release: whole matrices, more histories, both engines in full.
// `npm run test:quick`: types, lint, and the features on SQLite with the architecture, without a build and a browser.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { environment, fail, install, root, runtime } from "./prepare.mjs";

const [mode] = process.argv.slice(2);
const isQuick = mode === "--quick";
const isLong = mode === "--long";
const options = process.argv.slice(isQuick || isLong ? 3 : 2);
const bin = (name) => join(root, "node_modules", ...name.split("/"));
/** What the long run adds to the environment. */
const atLength = isLong ? { AT_LENGTH: "1" } : {};
const vitest = [bin("vitest/vitest.mjs"), "run"];

// Debian's packages come while npm's do.
const packages = isQuick ? Promise.resolve() : script("scripts/install-tools.mjs");
install("all");
await together(step("Types of routes", [bin("@react-router/dev/bin.cjs"), "typegen"]));
const checks = [
  // Its parallel checkers look at most types twice, beside the build and the lint on the same cores.
  step("Types", [bin("typescript/bin/tsc"), "--singleThreaded"]),
  step("Lint and format", [bin("@biomejs/biome/bin/biome"), "check", "--error-on-warnings"]),
  step("Unused files, exports and dependencies", [
    bin("knip/bin/knip.js"),
    "--no-progress",
    "--treat-config-hints-as-errors",
  ]),
  step("Regular expressions", [join(root, "scripts/expressions/check-expressions.ts")], atLength),
];
if (isQuick) {
  await together(...checks);
  await together(step("Tests", [...vitest, "--project", "features", ...options], { QUICK: "1" }));
} else {
  const { requireBrowser, requireJava } = await import("./tools.mjs");
  await packages;
  const CHROMIUM = await requireBrowser();
  requireJava();
  await together(...checks, step("Build", [join(root, "scripts/build.mjs")]));
  // The faults, which wait and break for minutes, are in `npm run faults`.
  await together(step("Tests", [...vitest, "--project", "!faults", ...options], { CHROMIUM, ...atLength }));
}

/** Runs a script beside this one, on the machine's own Node. Ends with it, however that ends. @param {string} path */
function script(path) {
  const child = spawn(process.execPath, [join(root, path)], { cwd: root, stdio: ["ignore", "inherit", "ignore"] });
  return new Promise((resolve) => child.once("close", resolve));
}

/** Waits for steps. Ends the run when one of them failed, once all have ended. @param {Promise<string | undefined>[]} steps */
async function together(...steps) {
  const failures = (await Promise.all(steps)).filter((sentence) => sentence !== undefined);
  if (failures.length > 0) fail(failures.join("\n"));
}

/**
 * @param {string} what @param {string[]} words for the runtime @param {Record<string, string>} [variables]
 * @returns {Promise<string | undefined>} a sentence when it failed
 */
async function step(what, words, variables = {}) {
  process.stdout.write(`${what} …\n`);
  const compiled = join(root, "node_modules/.cache/compiled");
  const child = spawn(runtime(), words, {
    cwd: root,
    stdio: "inherit",
    env: { ...environment(), CI: "true", NODE_COMPILE_CACHE: compiled, ...variables },
  });
  const status = await new Promise((resolve) => child.once("close", resolve));
  return status === 0 ? undefined : `${what}: not in order.`;
}
