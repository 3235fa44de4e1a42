import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../tests/support/free-port.ts";

/** Intervals of the load balancer (ms), as in `deploy/Caddyfile` and docs/how-to/run-several-processes.md. */
const askEveryMs = 1_000;
const holdMs = 20_000;
const retryMs = 100;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Starts a small load balancer, which checks `/ready` and gives each request to a ready machine. If that machine refuses
 * the connection or answers 503, another machine is tried, as in nginx with
 * `proxy_next_upstream error http_503 non_idempotent`.
 */
export async function startBalancer(ports: number[]) {
  const ready = new Set<number>();
  const isReady = async (port: number) => {
    const asked = fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(1_000) });
    return (await asked.catch(() => undefined))?.ok ?? false;
  };
  const look = async () => {
    for (const port of ports)
      if (await isReady(port)) ready.add(port);
      else ready.delete(port);
  };
  await look();
  const looking = setInterval(look, askEveryMs);
  let turn = 0;
  const server = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming);
    const { method = "GET", url = "/", headers } = incoming;
    for (const end = performance.now() + holdMs; ; await wait(retryMs)) {
      const up = [...ready];
      const port = up[turn++ % Math.max(1, up.length)];
      const answer = port && (await ask(port, method, url, headers, body));
      if (answer && answer.status !== 503) {
        outgoing.writeHead(answer.status, answer.headers).end(answer.body);
        return;
      }
      if (performance.now() > end) {
        outgoing.writeHead(502).end();
        return;
      }
    }
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${port}`,
    stop() {
      clearInterval(looking);
      server.closeAllConnections();
      server.close();
    },
  };
}

/** @returns undefined if the machine refused or closed the connection */
function ask(port: number, method: string, path: string, headers: OutgoingHttpHeaders, body: Buffer) {
  return new Promise<Answer | undefined>((resolve) => {
    const asked = request({ host: "127.0.0.1", port, method, path, headers, agent: false }, async (answer) => {
      try {
        resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: await buffer(answer) });
      } catch {
        resolve(undefined);
      }
    });
    asked.on("error", () => resolve(undefined));
    asked.end(body);
  });
}
