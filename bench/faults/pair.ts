import { freePort } from "../../tests/support/free-port.ts";
import { type SiteProcess, startSite } from "../site-process.ts";

/** One of two processes, as whoever balances the load between them knows it. */
interface Half {
  site: SiteProcess;
  variables: Record<string, string>;
  /** Is anybody sent there? */
  isUp: boolean;
  /** How often it was killed. */
  kills: number;
}

/** An answer, or nothing where the process died while it was asked. */
export type Asked = { status: number; text: string; cookies: string[] } | undefined;

/** Two processes of one site, behind something that sends nobody to the one that is down. */
export class Pair {
  readonly #folder: string;
  readonly #halves: Half[] = [];
  #turn = 0;
  /** What went wrong on a connection to a process that lived, in a sentence each. */
  readonly faults: string[] = [];
  /** How many requests ended without an answer because their process was killed. */
  broken = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Opens both, at the same moment. @param variables of both */
  async open(variables: Record<string, string>): Promise<void> {
    const starts = [0, 1].map(async () => {
      const own = { ...variables, PORT: String(await freePort()) };
      return { site: await startSite(this.#folder, own), variables: own, isUp: true, kills: 0 };
    });
    this.#halves.push(...(await Promise.all(starts)));
  }

  /** The links for the first account that both showed, as paths. */
  get setups(): string[] {
    return this.#halves.map(({ site }) => site.setup);
  }

  /** How often one was killed. */
  get kills(): number {
    return this.#halves.reduce((sum, { kills }) => sum + kills, 0);
  }

  /** Which one a member of staff is sent to: always the same while it is up, so that the other has to hear of changes. */
  get ofStaff(): number {
    return this.#halves[0]?.isUp ? 0 : 1;
  }

  /** Kills one where it stands. */
  async kill(which: number): Promise<void> {
    const half = this.#need(which);
    half.isUp = false;
    half.kills++;
    await half.site.end("SIGKILL");
  }

  /** Starts one anew, at the port that it had. */
  async restart(which: number): Promise<void> {
    const half = this.#need(which);
    half.site = await startSite(this.#folder, half.variables);
    half.isUp = true;
  }

  /** Asks one of those that are up, in turn, or a certain one. @returns nothing when it was killed meanwhile */
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
      // Only what was on its way to the one that was killed may end like this.
      if (half.kills === kills && half.isUp) this.faults.push(`${path} broke on a process that lived: ${error}`);
      else this.broken++;
      return undefined;
    }
  }

  /** Ends both, politely. @returns what they wrote about errors of their own */
  async end(): Promise<string[]> {
    await Promise.all(this.#halves.map(({ site }) => site.end()));
    return this.#halves.flatMap(({ site }) =>
      site
        .log()
        .split("\n")
        .filter((line) => line.includes('"level":"error"')),
    );
  }

  /** Ends both at once, whatever they do. */
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
