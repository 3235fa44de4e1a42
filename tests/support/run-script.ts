import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
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
  let said = "";
  for (const stream of [command.stdout, command.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  }
  const ended = once(command, "close").then(([code]) => ({ said, code: code as number | null }));
  return { command, ended };
}

/** Runs such a command to its end. */
export function runScript(...words: Parameters<typeof beginScript>) {
  return beginScript(...words).ended;
}
