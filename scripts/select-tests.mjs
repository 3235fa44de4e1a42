// Finds the test files that a command means, and their needs. Plain JavaScript, as it runs before the installation.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, isAbsolute, join, relative, sep } from "node:path";
import { fromShell, root } from "./prepare.mjs";

/** Options of Vitest that are followed by a value. */
const withValue = new Set([
  "-t",
  "-r",
  "-c",
  ...["testNamePattern", "project", "reporter", "outputFile", "shard", "retry", "bail", "exclude", "dir", "root"].map(
    (name) => `--${name}`,
  ),
  ...["testTimeout", "hookTimeout", "maxWorkers", "pool", "environment", "config", "mode", "tags-filter"].map(
    (name) => `--${name}`,
  ),
]);

/**
 * Splits the arguments after `--`.
 * @param {string[]} words
 * @returns {{ filters: string[], projects: string[], options: string[], isPart: boolean }} filters as parts of paths
 * below the project's root; options without `--project`
 */
export function readWords(words) {
  const filters = [];
  const projects = [];
  const options = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index];
    if (!word.startsWith("-")) filters.push(readFilter(word));
    else if (word === "--project") projects.push(words[++index] ?? "");
    else if (word.startsWith("--project=")) projects.push(word.slice("--project=".length));
    else options.push(word, ...(withValue.has(word) && index + 1 < words.length ? [words[++index]] : []));
  }
  const hasName = options.some((word) => /^(?:-t|--testNamePattern)(?:=|$)/.test(word));
  return { filters, projects, options, isPart: filters.length > 0 || projects.length > 0 || hasName };
}

/** Reads a path as typed in the shell, with the separators of any system. @param {string} word */
function readFilter(word) {
  const path = word.replaceAll("\\", "/");
  if (!isAbsolute(word) && !/^\.{1,2}(?:\/|$)/.test(path)) return path;
  return relative(root, fromShell(path)).split(sep).join("/") + (path.endsWith("/") ? "/" : "");
}

/** @returns {string[]} paths of all test files from the project's root */
export const allTests = () =>
  ["app", "content", "ops", "tests"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => /\.test\.tsx?$/.test(path))
      .map((path) => `${folder}/${path.split(sep).join("/")}`),
  );

/** @param {string} path */
export const isLong = (path) => path.includes(".long.test.");

/** Returns the project of `vitest.config.ts` that runs a file. @param {string} path */
const projectOf = (path) =>
  ["journeys", "faults"].find((name) => path.startsWith(`tests/${name}/`)) ??
  (path.includes(".postgres.") ? "postgres" : "features");

/** @param {{ filters: string[], projects: string[] }} words @returns {string[]} paths */
export function selectTests({ filters, projects }) {
  const parts = filters.map((filter) => filter.replace(/:\d+$/, "").toLowerCase());
  // Vitest itself handles names with a star or an exclamation mark.
  const isAsked = (project) => projects.length === 0 || projects.some((name) => name === project || /[*!]/.test(name));
  return allTests().filter(
    (path) =>
      isAsked(projectOf(path)) && (parts.length === 0 || parts.some((part) => path.toLowerCase().includes(part))),
  );
}

/** Needs of test files, by a pattern in their text or in files that they import from `tests`. */
const signs = { build: /join\(root, "build(?:\/|", ")server/, browser: /chromium\.launch/, java: /vnu-jar/ };

/** @param {string[]} files @returns {Record<keyof typeof signs, boolean>} */
export function needsOf(files) {
  const texts = new Map();
  const read = (path) => {
    if (texts.has(path) || !existsSync(path)) return;
    const text = readFileSync(path, "utf8");
    texts.set(path, text);
    for (const [, imported] of text.matchAll(/^(?:import|export|\} from)(?! type)[^"]*"(\.[^"]+\.tsx?)";$/gm)) {
      const next = join(dirname(path), imported);
      if (next.startsWith(join(root, "tests")) || next.endsWith(".test.ts")) read(next);
    }
  };
  for (const path of files) read(join(root, path));
  const has = (sign) => [...texts.values()].some((text) => sign.test(text));
  const onBuiltSite = files.some((path) => ["journeys", "faults"].includes(projectOf(path)));
  return { build: onBuiltSite || has(signs.build), browser: has(signs.browser), java: has(signs.java) };
}
