import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { settingsIn } from "../tests/support/built-settings.ts";

export const root = join(import.meta.dirname, "..");

const timeoutMs = 20_000;

/** The built app as a process, for benchmarks and fault injection. */
export interface SiteProcess {
  address: string;
  pid: number;
  /** Path of the setup link; empty once an account exists. */
  setup: string;
  log(): string;
  /** Stops it and waits. @returns the exit code; undefined after a signal */
  end(signal?: NodeJS.Signals): Promise<number | undefined>;
}

export function makeFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), "tabasamu-bench-"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Returns the settings of a site in a folder. It trusts `X-Forwarded-For`, so that one machine can play many visitors.
 */
export const siteVariables = (folder: string): Record<string, string> => ({
  ...settingsIn(folder),
  // Same value as with `npm start`.
  MALLOC_ARENA_MAX: "1",
  TRUSTED_PROXIES: "loopback",
  // Benchmarks send more e-mails than visitors of a real site may cause.
  MAIL_VISITORS_PER_HOUR: "99999",
  MAIL_VISITORS_PER_DAY: "99999",
});

/**
 * Starts the last build, or another one, with a folder's database and files.
 * @param group process list of a control group, which the process joins before it starts
 * @throws on a start timeout
 */
export async function startSite(
  folder: string,
  variables: Record<string, string> = {},
  build = join(root, "build/server"),
  group?: string,
): Promise<SiteProcess> {
  const env = { ...siteVariables(folder), ...variables };
  const program = [process.execPath, join(build, "index.js")];
  const joining = group === undefined ? [] : ["sh", "-c", 'echo $$ > "$0" && exec "$@"', group];
  const [command = "", ...words] = [...joining, ...program];
  const child = spawn(command, words, { cwd: root, env });
  const kill = () => child.kill();
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
  let log = "";
  child.stderr.setEncoding("utf8").on("data", (part: string) => {
    log += part;
  });
  const said = await opened(child, () => log);
  return {
    address: (/open at (\S+)/.exec(said)?.[1] ?? "").replace("localhost", "127.0.0.1"),
    pid: child.pid ?? 0,
    setup: /\/setup\?token=\S+/.exec(said)?.[0] ?? "",
    log: () => log,
    async end(signal = "SIGTERM") {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode ?? undefined;
      const ended = new Promise<number | undefined>((resolve) =>
        child.once("exit", (code) => resolve(code ?? undefined)),
      );
      child.kill(signal);
      return ended;
    },
  };
}

function opened(child: ChildProcess, log: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const late = setTimeout(() => reject(new Error(`The site did not open in time. ${log()}`)), timeoutMs);
    child.stdout?.setEncoding("utf8").on("data", (part: string) => {
      said += part;
      if (!said.includes("Ctrl+C")) return;
      clearTimeout(late);
      resolve(said);
    });
    child.once("exit", () => reject(new Error(`The site did not open. Is it built (npm run build)? ${log()}`)));
  });
}

export const firstAdmin = {
  firstName: "Sample",
  lastName: "Admin",
  email: "admin@example.org",
  password: "a long enough password",
};

/**
 * Creates the first admin.
 * @returns the request headers of the session
 */
export async function setUpAdmin({ address, setup }: SiteProcess): Promise<Record<string, string>> {
  const answer = await fetch(address + setup, {
    method: "POST",
    headers: { Origin: address },
    body: new URLSearchParams(firstAdmin),
    redirect: "manual",
  });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
  return { Origin: address, Cookie: cookies.join("; ") };
}

/** Returns percentiles of a list, in its unit, with one decimal. */
export function sharesOf(values: number[], shares: number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return shares.map((share) => {
    const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    return Math.round(value * 10) / 10;
  });
}
