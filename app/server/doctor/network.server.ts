import { lookup, Resolver } from "node:dns/promises";
import { createServer } from "node:net";
import { connect } from "node:tls";

interface Certificate {
  /** Undefined if the server sent no certificate. */
  validTo: Date | undefined;
  /** Code of the reason why browsers refuse the certificate, such as `CERT_HAS_EXPIRED`. */
  problem: string | undefined;
}

export interface PageHead {
  status: number;
  /** Date by the server's clock. */
  date?: Date;
  location: string | undefined;
  /** Beginning of the body. */
  text: string;
}

/** Port for the doctor's network requests. Each method rejects with a Node error, whose `code` is the reason. */
export interface Network {
  addressesOf(host: string): Promise<string[]>;
  textRecords(name: string): Promise<string[]>;
  mailServersOf(domain: string): Promise<string[]>;
  certificateOf(host: string, port: number): Promise<Certificate>;
  /** Does not follow redirects. */
  fetchHead(url: string): Promise<PageHead>;
  /** Rejects if the port cannot be opened. */
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
        // Also reads a certificate that browsers refuse: the result contains the reason.
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

/** Returns a code such as `ECONNREFUSED`, also if `fetch` wrapped the error. */
export function codeOf(error: unknown): string {
  const { code, cause, name } = error as NodeJS.ErrnoException & { cause?: { code?: string } };
  // The `code` of a timeout is a number.
  if (name === "TimeoutError") return "ETIMEDOUT";
  return cause?.code ?? code ?? "unknown";
}

/** Returns true for a name that does not exist, but not if the name server did not answer. */
export const isMissing = (code: string): boolean => code === "ENOTFOUND" || code === "ENODATA";
