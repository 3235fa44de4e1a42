import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./site-process.ts";

interface Run {
  /** Program that replaces the server, as a path from the root. */
  entry: string;
  folder: string;
}

/**
 * Builds a program that uses the site with its features, which Node alone cannot load.
 * @returns a function that runs it and returns its output
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
