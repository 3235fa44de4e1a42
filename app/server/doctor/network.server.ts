import { lookup, Resolver } from "node:dns/promises";
import { createServer } from "node:net";
import { connect } from "node:tls";

interface Certificate {
  /** Undefined where the server sent none. */
  validTo: Date | undefined;
  /** Why browsers refuse it: a code, like `CERT_HAS_EXPIRED`. */
  problem: string | undefined;
}

export interface PageHead {
  status: number;
  /** By the clock of the server that answers. */
  date?: Date;
  location: string | undefined;
  /** Beginning of the body. */
  text: string;
}

/** Port: what the doctor asks of the network. Each rejects with the error of Node, whose `code` says why. */
export interface Network {
  addressesOf(host: string): Promise<string[]>;
  textRecords(name: string): Promise<string[]>;
  mailServersOf(domain: string): Promise<string[]>;
  certificateOf(host: string, port: number): Promise<Certificate>;
  /** Follows no redirect. */
  fetchHead(url: string): Promise<PageHead>;
  /** Rejects where the port cannot be listened on. */
  listen(port: number, host: string): Promise<void>;
}

const timeoutMs = 4_000;

export function openNetwork(): Network {
  const resolver = new Resolver({ timeout: 1_500, tries: 2 });
  return {
    addressesOf: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
    textRecords: async (name) => (await resolver.resolveTxt(name)).map((parts) => parts.join("")),
    mailServersOf: async (domain) => (await resolver.resolveMx(domain)).map(({ exchange }) => exchange),
    certificateOf: (host, port) =>
      new Promise((resolve, reject) => {
        // A refused certificate is also read: the result says what is wrong with it.
        const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: timeoutMs }, () => {
          const { valid_to } = socket.getPeerCertificate();
          const problem = socket.authorized ? undefined : String(socket.authorizationError);
          resolve({ validTo: valid_to ? new Date(valid_to) : undefined, problem });
          socket.destroy();
        });
        socket.once("timeout", () => socket.destroy(Object.assign(new Error(), { code: "ETIMEDOUT" })));
        socket.once("error", reject);
      }),
    async fetchHead(url) {
      const answer = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(timeoutMs) });
      const location = answer.headers.get("location") ?? undefined;
      const date = new Date(answer.headers.get("date") ?? "");
      const text = (await answer.text()).slice(0, 200);
      return { status: answer.status, location, text, ...(Number.isNaN(date.getTime()) ? {} : { date }) };
    },
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        const server = createServer();
        server.once("error", reject);
        server.listen(port, host, () => server.close(() => resolve()));
      }),
  };
}

/** Code like `ECONNREFUSED`; that of the cause where `fetch` wraps it. */
export function codeOf(error: unknown): string {
  const { code, cause, name } = error as NodeJS.ErrnoException & { cause?: { code?: string } };
  // Its own code is a number.
  if (name === "TimeoutError") return "ETIMEDOUT";
  return cause?.code ?? code ?? "unknown";
}

/** True for a name that does not exist, and not for one that was not answered. */
export const isMissing = (code: string): boolean => code === "ENOTFOUND" || code === "ENODATA";
