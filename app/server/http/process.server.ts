import cluster from "node:cluster";
import type { Server } from "node:http";
import { Server as SocketServer } from "node:net";
import { notifySystemd } from "../watchdog/notify-systemd.server.ts";

/** Argument of the first worker, which prints the welcome. */
export const firstWord = "first";

/** A worker's message to the supervisor: it accepts requests. */
export interface Opened {
  opened: { welcome: string };
}

/** The supervisor's message to a replaced worker. */
export const drainMessage = "retire";

/** Returns true in the only process, or in the first of several, which runs one-time start tasks. */
export const isFirstProcess = (): boolean => !cluster.isWorker || process.argv.includes(firstWord);

/** Announces readiness: prints the welcome, or sends it to the supervisor, which prints it once. */
export function sayOpened(welcome: string): void {
  const opened: Opened = { opened: { welcome } };
  if (cluster.isWorker) process.send?.(opened);
  else {
    process.stdout.write(welcome);
    notifySystemd("READY=1");
  }
}

/**
 * Calls `stop` or `drain` on a signal. Workers obey the supervisor and ignore the terminal, which signals all
 * processes. A second Ctrl+C ends the process at once.
 * @param stop shuts the whole app down
 * @param drain ends this process, which another one has replaced
 */
export function waitForEnd(stop: () => void, drain: () => void): void {
  process.once("SIGTERM", stop);
  if (!cluster.isWorker) {
    process.once("SIGINT", stop);
    // SIGHUP: the terminal was closed, or a service manager restarts the app.
    process.once("SIGHUP", stop);
    return;
  }
  process.on("SIGINT", () => {});
  process.on("SIGHUP", () => {});
  process.on("message", (word) => {
    if (word === drainMessage) drain();
  });
}

/** Timeouts of connections during shutdown (ms). */
export interface ShutdownTimeouts {
  /** Timeout of idle connections; undefined keeps the usual keep-alive. */
  idle?: number;
  longest: number;
}

/**
 * Shuts down gracefully: accepts no more connections, and closes each with the response to its current request
 * (`Connection: close`). Idle connections stay for a moment: closing at once could lose a request on its way.
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
