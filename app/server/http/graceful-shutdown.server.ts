import type { Server } from "node:http";
import { Server as SocketServer } from "node:net";

/** How long a connection may last when no new one is let in any more, in milliseconds. */
export interface ShutdownTimeouts {
  /** For one on which nothing is asked; undefined for as long as it may rest anyway. */
  idle?: number;
  /** For any. */
  longest: number;
}

/**
 * Lets nobody in any more, and ends the connections that are there: each with the answer to what it asked, which says that
 * it is the last one. A connection at rest gets some time to ask once more: closing it at once would lose the request that
 * is on its way over it.
 *
 * @returns when all connections have ended
 */
export async function shutDownGracefully(server: Server, { idle, longest }: ShutdownTimeouts): Promise<void> {
  const looks: NodeJS.Timeout[] = [];
  const gone = new Promise<void>((resolve) => {
    // The web server's own way would close what is at rest, and look no more for requests that take too long.
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
