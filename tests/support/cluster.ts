import { Agent, request as ask } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { sendSignal } from "./send-signal.ts";
import { ServerProcess } from "./server-process.ts";

/** How long workers may take to come and go, in milliseconds. */
const timeoutMs = 40_000;

/** The built site as several processes behind one port. */
export class ClusterSite extends ServerProcess {
  constructor(variables: Record<string, string>, processes = 2) {
    super({ WEB_CONCURRENCY: String(processes), ...variables });
  }

  /** The numbers of all workers that were ever ready, in their order. */
  get ready(): number[] {
    return this.#events("worker ready").map(({ pid }) => Number(pid));
  }

  /** How often this stands in the log. */
  count(event: string): number {
    return this.#events(event).length;
  }

  #events(name: string): Record<string, unknown>[] {
    const lines = this.stderr.split("\n").filter((line) => line.startsWith("{") && line.endsWith("}"));
    return lines.map((line) => JSON.parse(line)).filter(({ event }) => event === name);
  }

  /** Waits until this is so. @throws with what the site said, when it does not become so */
  async until(isSo: () => boolean): Promise<void> {
    for (const end = performance.now() + timeoutMs; !isSo(); await wait(20))
      if (performance.now() > end) throw new Error(`It did not come to that: ${this.stdout}${this.stderr}`);
  }
}

/** What somebody reads over a connection that they keep. */
export interface Reader {
  read(path: string): Promise<string>;
  close(): void;
}

/**
 * Connects to one of several workers: the others are held still meanwhile, and take no visitors.
 *
 * @param others numbers of the other workers
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
