import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { ConfigError, readConfig } from "../app/server/config/config.server.ts";
import { codeOf, openNetwork } from "../app/server/doctor/network.server.ts";
import { closeToOthers } from "../app/server/storage/file-permissions.server.ts";
import { StorageError } from "../app/server/storage/storage.ts";
import { sentenceOf } from "../ops/backup/backup-error.ts";
import { endPractice, makePracticeCopy } from "../ops/practice/make-practice-copy.server.ts";

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function readWords() {
  try {
    const { values } = parseArgs({ options: { keep: { type: "boolean" }, port: { type: "string" } } });
    return values;
  } catch {
    return fail("Usage: npm run practice [-- --keep] [--port 4001]");
  }
}

const { keep = false, port: wanted } = readWords();
// If asked to stop while copying, removes the copy after that.
let isStopped = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => {
    isStopped = true;
  });

try {
  const config = readConfig(process.env);
  closeToOthers(config);
  const port = Number(wanted ?? config.port + 1_000);
  // Checks the port before anything is copied.
  await openNetwork()
    .listen(port, "127.0.0.1")
    .catch((error: unknown) =>
      fail(`Port ${port} cannot be opened (${codeOf(error)}). Choose another: npm run practice -- --port 4001`),
    );
  const folder = join(config.root, "var/practice");
  process.stdout.write("Copying the site. It serves on meanwhile …\n");
  const variables = await makePracticeCopy(config, folder, keep);
  const status = isStopped ? 0 : await serve({ ...variables, PORT: String(port) }, port);
  await endPractice(folder, keep);
  if (keep)
    process.stdout.write(`The practice copy is kept in ${folder}. It has everybody's addresses: remove it some day.\n`);
  process.exitCode = status;
} catch (error) {
  const isKnown = error instanceof ConfigError || error instanceof StorageError;
  const sentence = isKnown ? error.message : sentenceOf(error);
  if (sentence !== undefined) fail(sentence);
  throw error;
}

/**
 * Runs the copy with the built site, which is beside the started file, until it ends.
 * @returns its exit status
 */
function serve(variables: Record<string, string>, port: number): Promise<number> {
  process.stdout.write(
    "This is a practice copy: what you change here stays here, and ends with it. Only this machine can open it.\n" +
      `Its e-mails are at http://localhost:${port}/dev/mail, for admins who signed in.\n`,
  );
  const site = spawn(process.execPath, [join(dirname(process.argv[1] ?? ""), "index.js")], {
    stdio: "inherit",
    env: { ...process.env, ...variables },
  });
  // A terminal signals both processes; a program signals only this one.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => site.kill(signal));
  return new Promise((resolve) => site.once("exit", (code, signal) => resolve(signal ? 1 : (code ?? 1))));
}
