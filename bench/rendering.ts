import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { atLeast, median, type Part } from "./part.ts";
import { root } from "./site-process.ts";

const folder = "build/bench";

/** Uncached renders of the home page per second, in a build without port. */
export const rendering: Part = {
  name: "rendering",
  async measure() {
    const run = (words: string[], variables: Record<string, string> = {}) =>
      execFileSync(process.execPath, words, {
        cwd: root,
        encoding: "utf8",
        env: { ...process.env, NODE_ENV: "production", ...variables },
        stdio: ["ignore", "pipe", "ignore"],
      });
    run([join(root, "node_modules/@react-router/dev/bin.cjs"), "build"], {
      SERVER_ENTRY: "bench/render-entry.ts",
      BUILD_DIRECTORY: folder,
    });
    const { perSecond } = JSON.parse(run([join(folder, "server/index.js")])) as { perSecond: number[] };
    return [atLeast("home page rendered anew, per second of one core", 1_000, median(perSecond))];
  },
};
