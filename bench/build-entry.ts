import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./site-process.ts";

interface Run {
  /** Program in place of the server, from the root of the checkout. */
  entry: string;
  /** Folder of the build, below `build/`. */
  folder: string;
}

/**
 * Builds a program that knows the site with its features, which a plain Node cannot load.
 * @returns runs it: what it writes to its output
 */
export function buildEntry({ entry, folder }: Run): (variables?: Record<string, string>) => string {
  const run = (words: string[], variables: Record<string, string>) =>
    execFileSync(process.execPath, words, {
      cwd: root,
      encoding: "utf8",
      env: { ...process.env, NODE_ENV: "production", ...variables },
      stdio: ["ignore", "pipe", "inherit"],
    });
  const place = join("build", folder);
  const words = [join(root, "node_modules/@react-router/dev/bin.cjs"), "build", "--logLevel", "error"];
  run(words, { SERVER_ENTRY: entry, BUILD_DIRECTORY: place });
  return (variables = {}) => run([join(place, "server/index.js")], variables);
}
