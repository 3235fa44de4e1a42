import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { bareEnvironment } from "./end-of-command.ts";
import { root } from "./sources.ts";
import { temporaryFolder, type WhenDone } from "./temporary-folder.ts";

const node = join(root, "node_modules", ".bin", "node");
const built = join(root, "build", "server", "index.js");

export class ServerProcess {
  readonly #process: ChildProcess;
  readonly #opened: Promise<string>;
  /** Exit code; undefined after a signal. */
  readonly ended: Promise<number | undefined>;
  stdout = "";
  stderr = "";

  constructor(variables: Record<string, string>, whenDone: WhenDone = onTestFinished) {
    if (!existsSync(built)) throw new Error("There is no built site to start. Build it: npm run build");
    // Isolated from the developer's own settings.
    const env = { ...bareEnvironment, NODE_ENV: "production", ...variables };
    const child = spawn(node, [built], { cwd: homeOf(variables), env, stdio: ["ignore", "pipe", "pipe"] });
    this.#process = child;
    const opened = Promise.withResolvers<string>();
    this.#opened = opened.promise;
    // `address` rethrows; tests of shutdown do not await it.
    this.#opened.catch(() => {});
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      this.stdout += text;
      const [, address] = /open at (http\S+)\n/.exec(this.stdout) ?? [];
      if (address !== undefined) opened.resolve(address.replace("localhost", "127.0.0.1"));
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      this.stderr += text;
    });
    this.ended = new Promise((resolve) => {
      child.once("close", (code) => {
        opened.reject(new Error(`The site did not open: ${this.stderr}`));
        resolve(code ?? undefined);
      });
    });
    whenDone(async () => {
      child.kill("SIGKILL");
      await this.ended;
    });
  }

  /** The address, without a trailing slash, once it answers. @throws when the process ends first */
  get address(): Promise<string> {
    return this.#opened;
  }

  /** Signals it, like a service manager or Ctrl+C. */
  signal(signal: NodeJS.Signals = "SIGTERM"): void {
    this.#process.kill(signal);
  }

  /** Stops it and waits. @returns its exit code */
  stop(signal?: "SIGTERM" | "SIGINT"): Promise<number | undefined> {
    this.signal(signal);
    return this.ended;
  }
}

/** Files that a site reads of its own folder. */
const codeOfSite = ["build", "package.json"];

/** The folder of a new installation, whose `var/` no other site has; for others the checkout. */
function homeOf({ FILES_URL = "" }: Record<string, string>): string {
  const folder = dirname(FILES_URL.slice("file:".length));
  return codeOfSite.every((name) => existsSync(join(folder, name))) ? folder : root;
}

/** The variables of a new installation, in a temporary folder. */
export function newInstallation(whenDone?: WhenDone): { folder: string; variables: Record<string, string> } {
  const folder = temporaryFolder(whenDone);
  for (const name of codeOfSite) symlinkSync(join(root, name), join(folder, name));
  const variables = {
    PORT: "0",
    DATABASE_URL: `sqlite:${join(folder, "site.sqlite")}`,
    FILES_URL: `file:${join(folder, "files")}`,
    MAIL_URL: `mailbox:${join(folder, "mail")}`,
    BACKUPS_URL: `file:${join(folder, "backups")}`,
    SESSION_SECRET: "a secret that only this test uses",
  };
  return { folder, variables };
}
