import { freePort } from "../../tests/support/free-port.ts";
import { type SiteProcess, startSite } from "../site-process.ts";

/** One of two processes, from the view of their load balancer. */
interface Half {
  site: SiteProcess;
  variables: Record<string, string>;
  isUp: boolean;
  kills: number;
}

/** A response; undefined if the process died meanwhile. */
export type Asked = { status: number; text: string; cookies: string[] } | undefined;

/** Two processes of one app, behind a load balancer that skips a stopped one. */
export class Pair {
  readonly #folder: string;
  readonly #halves: Half[] = [];
  #turn = 0;
  /** Errors on connections to a running process. */
  readonly faults: string[] = [];
  /** Requests that a kill left unanswered. */
  broken = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Starts both processes at once.
   * @param variables environment of both
   */
  async open(variables: Record<string, string>): Promise<void> {
    const starts = [0, 1].map(async () => {
      const own = { ...variables, PORT: String(await freePort()) };
      return { site: await startSite(this.#folder, own), variables: own, isUp: true, kills: 0 };
    });
    this.#halves.push(...(await Promise.all(starts)));
  }

  /** Paths of the setup links that both printed. */
  get setups(): string[] {
    return this.#halves.map(({ site }) => site.setup);
  }

  get kills(): number {
    return this.#halves.reduce((sum, { kills }) => sum + kills, 0);
  }

  /** The process for the staff member: always the same while it runs, so the other one must learn of changes. */
  get ofStaff(): number {
    return this.#halves[0]?.isUp ? 0 : 1;
  }

  async kill(which: number): Promise<void> {
    const half = this.#need(which);
    half.isUp = false;
    half.kills++;
    await half.site.end("SIGKILL");
  }

  async restart(which: number): Promise<void> {
    const half = this.#need(which);
    half.site = await startSite(this.#folder, half.variables);
    half.isUp = true;
  }

  /**
   * Sends requests to the running processes in turn, or to a specific one.
   * @returns undefined if it was killed meanwhile
   */
  async ask(path: string, init: RequestInit = {}, which = this.#next()): Promise<Asked> {
    const half = this.#need(which);
    const { kills } = half;
    try {
      const answer = await fetch(`http://127.0.0.1:${half.variables.PORT}${path}`, {
        redirect: "manual",
        signal: AbortSignal.timeout(20_000),
        ...init,
      });
      return { status: answer.status, text: await answer.text(), cookies: answer.headers.getSetCookie() };
    } catch (error) {
      // Only requests in progress at the killed process may end without a response.
      if (half.kills === kills && half.isUp) this.faults.push(`${path} broke on a process that lived: ${error}`);
      else this.broken++;
      return undefined;
    }
  }

  /**
   * Ends both gracefully.
   * @returns their logged errors
   */
  async end(): Promise<string[]> {
    await Promise.all(this.#halves.map(({ site }) => site.end()));
    return this.#halves.flatMap(({ site }) =>
      site
        .log()
        .split("\n")
        .filter((line) => line.includes('"level":"error"')),
    );
  }

  async remove(): Promise<void> {
    await Promise.all(this.#halves.map(({ site }) => site.end("SIGKILL")));
  }

  #next(): number {
    const up = this.#halves.flatMap(({ isUp }, which) => (isUp ? [which] : []));
    return up[this.#turn++ % up.length] ?? 0;
  }

  #need(which: number): Half {
    const half = this.#halves[which];
    if (half === undefined) throw new Error("There are two processes, once they are open.");
    return half;
  }
}
