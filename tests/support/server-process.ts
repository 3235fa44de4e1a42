import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { root } from "./sources.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const node = join(root, "node_modules", ".bin", "node");
const built = join(root, "build", "server", "index.js");

/** The built site as a process of its own, and all that it says. */
export class ServerProcess {
  readonly #process: ChildProcess;
  readonly #opened: Promise<string>;
  /** How it ended: its exit code, or undefined when a signal killed it. */
  readonly ended: Promise<number | undefined>;
  stdout = "";
  stderr = "";

  constructor(variables: Record<string, string>) {
    if (!existsSync(built)) throw new Error("There is no built site to start. Build it: npm run build");
    // No other variable reaches it: a developer's own settings must not decide a test.
    const env = { PATH: process.env.PATH, NODE_ENV: "production", ...variables };
    const child = spawn(node, [built], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
    this.#process = child;
    const opened = Promise.withResolvers<string>();
    this.#opened = opened.promise;
    // Whoever waits for it hears of it; a test about an end does not wait.
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
    onTestFinished(async () => {
      child.kill("SIGKILL");
      await this.ended;
    });
  }

  /** Where it answers, without a slash at the end, once it does. @throws when it ends before that */
  get address(): Promise<string> {
    return this.#opened;
  }

  /** Tells it something, as a service manager does, or Ctrl+C. */
  signal(signal: NodeJS.Signals = "SIGTERM"): void {
    this.#process.kill(signal);
  }

  /** Asks it to end, and waits. @returns its exit code */
  stop(signal?: "SIGTERM" | "SIGINT"): Promise<number | undefined> {
    this.signal(signal);
    return this.ended;
  }
}

/** The variables of an installation of its own, in an empty folder that goes with the test. */
export function newInstallation(): { folder: string; variables: Record<string, string> } {
  const folder = temporaryFolder();
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
