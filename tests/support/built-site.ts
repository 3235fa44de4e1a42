import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { settingsIn } from "./built-settings.ts";
import { switchAllOnIn } from "./in-database.ts";
import { placeInMemory } from "./place-in-memory.ts";
import { makeStaffedTemplate, type StaffedTemplate } from "./staffed-template.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the built app, without a trailing slash. */
    siteAddress: string;
    mailbox: string;
    /** Template that sites with a signed-in admin are copies of. */
    staffedSite: StaffedTemplate;
  }
}

const timeoutMs = 20_000;

const root = join(import.meta.dirname, "..", "..");
const node = join(root, "node_modules", ".bin", "node");
const built = join(root, "build", "server", "index.js");

/** Starts the production build, with own database, files and mailbox, for all journeys of a run. */
export default async function openBuiltSite(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(built)) build();
  const folder = mkdtempSync(join(placeInMemory(2 ** 30), "tabasamu-journeys-"));
  const ends: (() => void | Promise<void>)[] = [];
  const endAll = async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  };
  const site = new RunningSite(folder);
  try {
    // No test begins before both have loaded the samples, each in a process of its own.
    const [address, staffed] = await Promise.all([site.address(), makeStaffedTemplate((end) => ends.push(end))]);
    switchAllOnIn(folder);
    project.provide("siteAddress", address);
    project.provide("mailbox", join(folder, "mail"));
    project.provide("staffedSite", staffed);
  } catch (error) {
    site.kill();
    await endAll();
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return async () => {
    try {
      await endAll();
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

/** Reads the home page to the end, which frees the connection. */
async function isOpen(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address);
    await answer.text();
    return answer.ok;
  } catch {
    return false;
  }
}

class RunningSite {
  #process: ChildProcess;
  #said = "";
  #ended: Promise<void>;
  #isClosing = false;

  constructor(folder: string) {
    this.#process = spawn(node, [built], { cwd: root, env: settingsIn(folder) });
    const listen = (chunk: Buffer) => {
      this.#said += chunk.toString();
    };
    this.#process.stdout?.on("data", listen);
    this.#process.stderr?.on("data", listen);
    this.#ended = new Promise((resolve) => {
      this.#process.once("exit", () => {
        // All later journeys fail at once: logs the reason first.
        if (!this.#isClosing) process.stderr.write(`The built site stopped by itself:\n${this.#said}\n`);
        resolve();
      });
    });
  }

  /** Waits for the address in the output, then for an answer there. */
  async address(): Promise<string> {
    const until = Date.now() + 5 * timeoutMs;
    while (Date.now() < until && this.#process.exitCode === null) {
      const port = /http:\/\/\S+:(\d+)/.exec(this.#said)?.[1];
      const address = `http://127.0.0.1:${port}`;
      if (port !== undefined && (await isOpen(address))) return address;
      await Promise.race([this.#ended, new Promise((resolve) => setTimeout(resolve, 50))]);
    }
    throw new Error(`The built site did not open. It said:\n${this.#said}`);
  }

  /** Stops it like a service manager, and fails the run for errors in the log. */
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
