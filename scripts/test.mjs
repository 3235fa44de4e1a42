// `npm test`: everything, on a machine with only Node and npm. Arguments after `--` go to Vitest.
// `npm run test:quick`: types, lint, and the features on SQLite with the architecture, without a build and a browser.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { build, environment, fail, install, root, runtime } from "./prepare.mjs";

const isQuick = process.argv[2] === "--quick";
const options = process.argv.slice(isQuick ? 3 : 2);
const bin = (name) => join(root, "node_modules", ...name.split("/"));
const vitest = [bin("vitest/vitest.mjs"), "run"];

install("all");
step("Types of routes", [bin("@react-router/dev/bin.cjs"), "typegen"]);
step("Types", [bin("typescript/bin/tsc")]);
step("Lint and format", [bin("@biomejs/biome/bin/biome"), "check", "--error-on-warnings"]);
if (isQuick) step("Tests", [...vitest, "--project", "features", ...options]);
else {
  const { requireBrowser, requireJava } = await import("./tools.mjs");
  const CHROMIUM = await requireBrowser();
  requireJava();
  build();
  // The faults, which wait and break for minutes, are in `npm run faults`.
  step("Tests", [...vitest, "--project", "!faults", ...options], { CHROMIUM });
}

/** @param {string} what @param {string[]} words for the runtime @param {Record<string, string>} [variables] */
function step(what, words, variables = {}) {
  process.stdout.write(`${what} …\n`);
  const { status } = spawnSync(runtime(), words, {
    cwd: root,
    stdio: "inherit",
    env: { ...environment(), CI: "true", ...variables },
  });
  if (status !== 0) fail(`${what}: not in order.`);
}
