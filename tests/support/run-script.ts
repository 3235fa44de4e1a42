import { spawn } from "node:child_process";
import { join } from "node:path";
import { endOf } from "./command.ts";
import { root } from "./sources.ts";

/**
 * Begins a command of package.json's, without npm.
 *
 * @param folder of the site @param variables its environment, with nothing else in it
 * @returns its process, and all that it said, with its exit code, once it has ended
 */
export function beginScript(script: string, folder: string, variables: Record<string, string>, ...words: string[]) {
  const env = { PATH: process.env.PATH, NODE_ENV: "production", ...variables };
  const command = spawn(process.execPath, [join(root, "scripts", script), ...words], { cwd: folder, env });
  return { command, ended: endOf(command) };
}

/** Runs such a command to its end. */
export function runScript(...words: Parameters<typeof beginScript>) {
  return beginScript(...words).ended;
}
