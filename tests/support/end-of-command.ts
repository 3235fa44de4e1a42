import type { ChildProcess } from "node:child_process";

/** Environment without the developer's own settings. `npm test` keeps compiled code for commands and servers. */
export const bareEnvironment = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };

/** Waits for a command. @returns its exit code, and its output in order */
export async function endOf(command: ChildProcess): Promise<{ code: number | null; said: string }> {
  let said = "";
  for (const stream of [command.stdout, command.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  const code = await new Promise<number | null>((resolve) => command.once("close", resolve));
  return { code, said };
}
