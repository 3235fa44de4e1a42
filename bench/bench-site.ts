import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** A built site of its own, in a folder that goes with it, with its first admin signed in. */
export interface BenchSite {
  address: string;
  pid: number;
  folder: string;
  /** Of a request of the admin: the session, and where it comes from. */
  headers: Record<string, string>;
  stop(): Promise<void>;
}

/** Starts the site that was built last. @throws when it does not open within 20 seconds */
export async function startBenchSite(variables: Record<string, string> = {}): Promise<BenchSite> {
  const folder = mkdtempSync(join(tmpdir(), "tabasamu-bench-"));
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: "production",
    PORT: "0",
    DATABASE_URL: `sqlite:${join(folder, "site.sqlite")}`,
    FILES_URL: `file:${join(folder, "files")}`,
    MAIL_URL: `mailbox:${join(folder, "mail")}`,
    SESSION_SECRET: "a secret that only benchmarks use",
    ...variables,
  };
  const child = spawn(process.execPath, [join(root, "build/server/index.js")], { cwd: root, env });
  const said = await new Promise<string>((resolve, reject) => {
    let text = "";
    child.stdout.setEncoding("utf8").on("data", (part: string) => {
      text += part;
      if (text.includes("Ctrl+C")) resolve(text);
    });
    child.once("exit", () => reject(new Error("The site did not open. Build it first: npm run build")));
    setTimeout(() => reject(new Error("The site did not open in 20 seconds.")), 20_000).unref();
  });
  const address = (/open at (\S+)/.exec(said)?.[1] ?? "").replace("localhost", "127.0.0.1");
  const headers: Record<string, string> = { Origin: address };
  const first = {
    firstName: "Sample",
    lastName: "Admin",
    email: "admin@example.org",
    password: "a long enough password",
  };
  const setup = /\/setup\?token=\S+/.exec(said)?.[0] ?? "";
  const answer = await fetch(address + setup, {
    method: "POST",
    headers,
    body: new URLSearchParams(first),
    redirect: "manual",
  });
  headers.Cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return {
    address,
    pid: child.pid ?? 0,
    folder,
    headers,
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** What stands at these shares of a sorted list, as whole numbers of the list's unit with one decimal. */
export function sharesOf(values: number[], shares: number[]): number[] {
  const sorted = values.toSorted((one, other) => one - other);
  return shares.map((share) => {
    const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    return Math.round(value * 10) / 10;
  });
}
