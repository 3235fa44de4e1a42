import type { Server } from "node:http";
import { Server as SocketServer } from "node:net";

/** How long connections may last during shutdown (ms). */
export interface ShutdownTimeouts {
  /** For idle ones; undefined keeps the usual keep-alive. */
  idle?: number;
  /** For all. */
  longest: number;
}

/**
 * Graceful shutdown: stops accepting, and closes each connection with the answer to its current request (`Connection:
 * close`). Idle connections get some time for one more request: closing at once would lose one already sent.
 * @returns when all connections have closed
 */
export async function shutDownGracefully(server: Server, { idle, longest }: ShutdownTimeouts): Promise<void> {
  const looks: NodeJS.Timeout[] = [];
  const gone = new Promise<void>((resolve) => {
    // `http.Server.close` would close idle connections and stop checking request timeouts.
    SocketServer.prototype.close.call(server, () => resolve());
  });
  if (idle !== undefined) {
    const begin = () => looks.push(setInterval(() => server.closeIdleConnections(), 100).unref());
    looks.push(setTimeout(begin, idle).unref());
  }
  looks.push(setTimeout(() => server.closeAllConnections(), longest).unref());
  await gone;
  for (const timer of looks) clearTimeout(timer);
}
