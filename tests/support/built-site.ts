import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the built site answers, without a slash at the end. */
    siteAddress: string;
    /** The folder of the letters that it sent. */
    mailbox: string;
  }
}

/** How long the site may take to open, and to close, in milliseconds. */
const timeoutMs = 20_000;

const root = join(import.meta.dirname, "..", "..");
const node = join(root, "node_modules", ".bin", "node");
const built = join(root, "build", "server", "index.js");

/** Opens the site that ships, with a database, files and a mailbox of its own, for all journeys of a run. */
export default async function openBuiltSite(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(built)) build();
  const folder = mkdtempSync(join(tmpdir(), "tabasamu-journeys-"));
  const site = new RunningSite(folder);
  try {
    project.provide("siteAddress", await site.address());
    project.provide("mailbox", join(folder, "mail"));
  } catch (error) {
    site.kill();
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return async () => {
    try {
      await site.close();
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
}

function build(): void {
  const { status, stdout, stderr } = spawnSync(node, [join(root, "scripts", "build.mjs")], {
    cwd: root,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The site cannot be built: npm run build\n${stdout}${stderr}`);
}

/** Asks for the home page, and reads it to the end so that the connection is free again. */
async function isOpen(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address);
    await answer.text();
    return answer.ok;
  } catch {
    return false;
  }
}

/** The server process and all that it said. */
class RunningSite {
  #process: ChildProcess;
  #said = "";
  #ended: Promise<void>;
  #isClosing = false;

  constructor(folder: string) {
    // No other variable reaches it: a developer's own settings must not decide a test.
    this.#process = spawn(node, [built], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: "production",
        PORT: "0",
        DATABASE_URL: `sqlite:${join(folder, "site.sqlite")}`,
        FILES_URL: `file:${join(folder, "files")}`,
        MAIL_URL: `mailbox:${join(folder, "mail")}`,
        BACKUPS_URL: "off",
        SESSION_SECRET: "a secret that only the journeys use",
      },
    });
    const listen = (chunk: Buffer) => {
      this.#said += chunk.toString();
    };
    this.#process.stdout?.on("data", listen);
    this.#process.stderr?.on("data", listen);
    this.#ended = new Promise((resolve) => {
      this.#process.once("exit", () => {
        // Every journey after this one fails at once; say why before they do.
        if (!this.#isClosing) process.stderr.write(`The built site stopped by itself:\n${this.#said}\n`);
        resolve();
      });
    });
  }

  /** Waits for the sentence that names the address, then for an answer there. */
  async address(): Promise<string> {
    const until = Date.now() + timeoutMs;
    while (Date.now() < until && this.#process.exitCode === null) {
      const port = /http:\/\/\S+:(\d+)/.exec(this.#said)?.[1];
      const address = `http://127.0.0.1:${port}`;
      if (port !== undefined && (await isOpen(address))) return address;
      await Promise.race([this.#ended, new Promise((resolve) => setTimeout(resolve, 50))]);
    }
    throw new Error(`The built site did not open. It said:\n${this.#said}`);
  }

  /** Asks it to stop, as a service manager does, and fails the run for whatever went wrong in it meanwhile. */
  async close(): Promise<void> {
    const stoppedEarly = this.#process.exitCode !== null || this.#process.signalCode !== null;
    this.#isClosing = true;
    this.#process.kill("SIGTERM");
    const late = setTimeout(() => this.kill(), timeoutMs);
    await this.#ended;
    clearTimeout(late);
    if (stoppedEarly) throw new Error(`The built site stopped by itself. It said:\n${this.#said}`);
    if (this.#process.exitCode !== 0)
      throw new Error(`The built site did not stop when asked. It said:\n${this.#said}`);
    const errors = this.#said.split("\n").filter((line) => line.includes('"level":"error"'));
    if (errors.length > 0) throw new Error(`The built site wrote errors to its log:\n${errors.join("\n")}`);
  }

  kill(): void {
    this.#isClosing = true;
    this.#process.kill("SIGKILL");
  }
}
