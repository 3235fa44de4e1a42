import { spawn } from "node:child_process";
import { join } from "node:path";
import { bareEnvironment, endOf } from "./end-of-command.ts";
import { root } from "./sources.ts";

/**
 * Starts a package.json command without npm.
 * @param script a file of `scripts/`, or a command of the build, which `npm test` made
 * @param folder of the app @param variables its complete environment
 * @returns the process; its output and exit code at the end
 */
export function beginScript(script: string, folder: string, variables: Record<string, string>, ...words: string[]) {
  const env = { ...bareEnvironment, NODE_ENV: "production", ...variables };
  const program = script.endsWith(".mjs")
    ? [join(root, "scripts", script)]
    : [join(root, "build/server/command.js"), script];
  const command = spawn(process.execPath, [...program, ...words], { cwd: folder, env });
  return { command, ended: endOf(command) };
}

export function runScript(...words: Parameters<typeof beginScript>) {
  return beginScript(...words).ended;
}
