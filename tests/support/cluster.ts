import { Agent, request as ask } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { sendSignal } from "./send-signal.ts";
import { newInstallation, ServerProcess } from "./server-process.ts";
import type { WhenDone } from "./temporary-folder.ts";

const timeoutMs = 40_000;

/** The built app as a cluster behind one port. */
export class ClusterSite extends ServerProcess {
  constructor(variables: Record<string, string>, whenDone?: WhenDone) {
    super({ WEB_CONCURRENCY: "2", ...variables }, whenDone);
  }

  /** Process ids of all workers that ever became ready, in order. */
  get ready(): number[] {
    return this.#events("worker ready").map(({ pid }) => Number(pid));
  }

  count(event: string): number {
    return this.#events(event).length;
  }

  #events(name: string): Record<string, unknown>[] {
    const lines = this.stderr.split("\n").filter((line) => line.startsWith("{") && line.endsWith("}"));
    return lines.map((line) => JSON.parse(line)).filter(({ event }) => event === name);
  }

  /** Waits for a condition. @throws with the log on a timeout */
  async until(isSo: () => boolean): Promise<void> {
    for (const end = performance.now() + timeoutMs; !isSo(); await wait(20))
      if (performance.now() > end) throw new Error(`It did not come to that: ${this.stdout}${this.stderr}`);
  }
}

export interface Reader {
  read(path: string): Promise<string>;
  close(): void;
}

/**
 * Connects to one of several workers; pauses the others meanwhile, so they accept nothing.
 * @param others process ids of the others
 */
export async function readerAt(address: string, others: number[]): Promise<Reader> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const read = (path: string) =>
    new Promise<string>((resolve, reject) => {
      ask(`${address}${path}`, { agent }, (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (part: string) => {
          text += part;
        });
        answer.on("end", () => resolve(text)).on("error", reject);
      })
        .on("error", reject)
        .end();
    });
  for (const pid of others) sendSignal(pid, "SIGSTOP");
  try {
    await read("/health");
  } finally {
    for (const pid of others) sendSignal(pid, "SIGCONT");
  }
  return { read, close: () => agent.destroy() };
}

/** A new site of two processes, both of which let people in. */
export async function startTwo(variables: Record<string, string> = {}, whenDone?: WhenDone) {
  const installation = newInstallation(whenDone);
  const site = new ClusterSite({ ...installation.variables, ...variables }, whenDone);
  const address = await site.address;
  await site.until(() => site.ready.length === 2);
  const [first = 0, second = 0] = site.ready;
  return { site, address, first, second, folder: installation.folder };
}

export const aMessage = (subject: string) => ({
  firstName: "Sample",
  lastName: "Teacher",
  email: "teacher@example.org",
  subject,
  message: `May our class come? ${subject}`,
});

/** Sends a form as a browser without script does. */
export const send = (
  address: string,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) => fetch(address + path, { method: "POST", body: new URLSearchParams(fields), redirect: "manual", headers });

/** Makes the first admin. @returns the cookie of their session */
export async function makeFirstAdmin(site: ClusterSite): Promise<string> {
  const address = await site.address;
  const person = { firstName: "Sample", lastName: "Admin", email: "admin@example.org", password: "long enough words" };
  const [setup = ""] = /\/setup\?token=\S+/.exec(site.stdout) ?? [];
  const made = await send(address, setup, person, { Origin: address });
  return made.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}
