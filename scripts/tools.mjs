// Besides npm packages: a browser, and Java for the HTML checker.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fail } from "./prepare.mjs";

/** @param {string} command @param {string[]} words */
function works(command, words) {
  return spawnSync(command, words, { stdio: "ignore" }).status === 0;
}

/** Installs a Debian package with apt-get, as root. @param {string} name */
function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !works("apt-get", ["--version"])) return;
  process.stdout.write(`Installing ${name} …\n`);
  const quiet = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  spawnSync("apt-get", ["update", "-qq"], quiet);
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], quiet);
}

/** @returns {Promise<string | undefined>} path */
async function findBrowser() {
  const given = process.env.CHROMIUM;
  if (given) return existsSync(given) ? given : fail(`CHROMIUM names ${given}, and there is no such file.`);
  const places = [
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/snap/bin/chromium",
  ];
  const macs = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];
  const { chromium } = await import("playwright-core");
  return [...places, ...macs, chromium.executablePath()].find((path) => existsSync(path));
}

/**
 * An installed Chromium, else Playwright's own, else Debian's package. Chromium without windows takes two thirds of the time.
 * @returns {Promise<string>} path
 */
export async function requireBrowser() {
  const found = await findBrowser();
  if (found) return found;
  installFromDebian("chromium-headless-shell");
  if (!(await findBrowser())) installFromDebian("chromium");
  return (
    (await findBrowser()) ??
    fail(
      "The tests need Chromium. Install it: sudo apt-get install chromium, or npx playwright-core install chromium; or name one: CHROMIUM=/path/to/chromium npm test",
    )
  );
}

/** Requires Java, which the HTML checker needs. */
export function requireJava() {
  if (works("java", ["-version"])) return;
  installFromDebian("default-jre-headless");
  if (!works("java", ["-version"])) {
    fail("The HTML checker needs Java 11 or newer. Install it: sudo apt-get install default-jre-headless");
  }
}
