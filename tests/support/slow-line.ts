import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** The line between a browser and the site, for every request, also those of a service worker. */
export interface Line {
  /** Address of the site at this end. */
  home: string;
  /** Before each request goes on (ms). */
  delayMs: number;
  /** While true, requests wait. */
  hangs: boolean;
  /** Changes the HTML of documents. */
  change: (html: string) => string;
  /** Addresses that lead elsewhere. */
  moved: Record<string, string>;
  close(): void;
}

/** @param site origin of the site */
export async function openLine(site: string): Promise<Line> {
  const line: Line = { home: "", delayMs: 0, hangs: false, change: (html) => html, moved: {}, close };
  const server = createServer((asked, answer) => {
    const start = async () => {
      await new Promise((resolve) => setTimeout(resolve, line.delayMs));
      while (line.hangs && !asked.destroyed) await new Promise((resolve) => setTimeout(resolve, 20));
      const address = line.moved[asked.url ?? ""];
      if (address !== undefined) {
        answer.writeHead(301, { location: address, "cache-control": "no-cache" }).end();
        return;
      }
      const isDocument = asked.headers.accept?.includes("text/html");
      const headers = { ...asked.headers };
      if (isDocument) for (const name of ["accept-encoding", "if-none-match"]) delete headers[name];
      const passed = request(new URL(asked.url ?? "/", site), { method: asked.method, headers }, (given) => {
        const { "content-length": _, etag: _tag, ...others } = given.headers;
        if (!isDocument) {
          answer.writeHead(given.statusCode ?? 502, given.headers);
          given.pipe(answer);
          return;
        }
        const parts: Buffer[] = [];
        given.on("data", (part) => parts.push(part));
        given.on("end", () => {
          answer.writeHead(given.statusCode ?? 502, others);
          answer.end(line.change(Buffer.concat(parts).toString()));
        });
      });
      passed.on("error", () => answer.destroy());
      asked.pipe(passed);
    };
    void start();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  line.home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return line;

  function close() {
    server.closeAllConnections();
    server.close();
  }
}
