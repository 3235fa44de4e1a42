import cluster from "node:cluster";

/** Argument of the first worker, which runs one-time setup and has a start message. */
export const firstWord = "first";

/** Worker to supervisor: ready. */
export interface Opened {
  opened: { welcome: string };
}

/** Supervisor to a replaced worker: drain. */
export const drainMessage = "retire";

/** Whether this process runs one-time setup: the only one, or the first worker. */
export function isFirstProcess(): boolean {
  return !cluster.isWorker || process.argv.includes(firstWord);
}

/** Reports readiness to the terminal, or to the supervisor, which prints it once. */
export function sayOpened(welcome: string): void {
  const opened: Opened = { opened: { welcome } };
  if (cluster.isWorker) process.send?.(opened);
  else process.stdout.write(welcome);
}

interface Ends {
  /** Shutdown: the site ends. */
  stop(): void;
  /** Drain: another process has taken over. */
  drain(): void;
}

/** A worker follows the supervisor, because a terminal signals all processes. A second Ctrl+C ends at once. */
export function waitForEnd({ stop, drain }: Ends): void {
  process.once("SIGTERM", stop);
  if (!cluster.isWorker) {
    process.once("SIGINT", stop);
    // SIGHUP comes from a closed terminal, or a service manager that restarts the site.
    process.once("SIGHUP", stop);
    return;
  }
  process.on("SIGINT", () => {});
  process.on("SIGHUP", () => {});
  process.on("message", (word) => {
    if (word === drainMessage) drain();
  });
}
