// Needed programs that npm does not install: a browser, and Java for the HTML checker.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fail } from "./prepare.mjs";

/** @param {string} command @param {string[]} words */
function works(command, words) {
  return spawnSync(command, words, { stdio: "ignore" }).status === 0;
}

/**
 * Installs a Debian package with apt-get, as root, if that removes no other package.
 * @param {string} name
 */
function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !works("apt-get", ["--version"])) return;
  process.stdout.write(`Installing ${name} …\n`);
  const quiet = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  spawnSync("apt-get", ["update", "-qq"], quiet);
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "--no-remove", name], quiet);
}

/** @param {string} name of a Debian package */
const isOffered = (name) => works("apt-cache", ["show", name]);

/** Debian's name for the package and program of Chromium without windows. */
const withoutWindows = "chromium-headless-shell";

const places = [
  `/usr/bin/${withoutWindows}`,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * @returns {Promise<string
 * undefined>} path; Playwright's own only once npm has installed Playwright
 */
async function findBrowser() {
  const installed = places.find((path) => existsSync(path));
  if (installed !== undefined) return installed;
  const { chromium } = await import("playwright-core").catch(() => ({ chromium: undefined }));
  const own = chromium?.executablePath();
  return own !== undefined && existsSync(own) ? own : undefined;
}

/**
 * Finds a Chromium without windows, which Debian installs beside the normal one; otherwise an installed one,
 * Playwright's own, or Debian's. Without windows, a new profile takes half of the processor time, and a page two
 * thirds.
 * @returns {Promise<string>} path
 */
export async function requireBrowser() {
  const given = process.env.CHROMIUM;
  if (given) return existsSync(given) ? given : fail(`CHROMIUM names ${given}, and there is no such file.`);
  const installed = await findBrowser();
  if (installed === places[0]) return installed;
  if (installed === undefined || isOffered(withoutWindows)) installFromDebian(withoutWindows);
  if (!(await findBrowser())) installFromDebian("chromium");
  return (
    (await findBrowser()) ??
    fail(
      "The tests need Chromium. Install it: sudo apt-get install chromium, or npx playwright-core install chromium; or name one: CHROMIUM=/path/to/chromium npm test",
    )
  );
}

/** Exits unless Java is installed, which the HTML checker needs. */
export function requireJava() {
  if (works("java", ["-version"])) return;
  installFromDebian("default-jre-headless");
  if (!works("java", ["-version"])) {
    fail("The HTML checker needs Java 11 or newer. Install it: sudo apt-get install default-jre-headless");
  }
}
