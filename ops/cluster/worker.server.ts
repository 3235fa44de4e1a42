import cluster from "node:cluster";

/** What a process of several is told when it is started: it is the first, and has a welcome to say. */
export const firstWord = "first";

/** What a worker tells the one that leads it: people are let in. */
export interface Opened {
  opened: { welcome: string };
}

/** What the one that leads tells a worker that another one has taken the place of. */
export const retireWord = "retire";

/** Is this the process that does what a start does once: the only one, or the first of several? */
export function isFirstProcess(): boolean {
  return !cluster.isWorker || process.argv.includes(firstWord);
}

/** Says that people are let in: to whoever reads the terminal, or to the one that leads, who says it once for all. */
export function sayOpened(welcome: string): void {
  const opened: Opened = { opened: { welcome } };
  if (cluster.isWorker) process.send?.(opened);
  else process.stdout.write(welcome);
}

/** When this process is to end. */
interface Ends {
  /** Soon: the whole site ends. */
  stop(): void;
  /** When its work is done: another process has taken its place. */
  retire(): void;
}

/**
 * Waits for the word to end. One of several processes hears it from the one that leads, and not from a terminal, which
 * tells all of them at once. Whoever presses Ctrl+C again does not want to wait.
 */
export function waitForEnd({ stop, retire }: Ends): void {
  process.once("SIGTERM", stop);
  if (!cluster.isWorker) {
    process.once("SIGINT", stop);
    // A terminal was closed, or a service manager was asked to reload, and starts the site anew.
    process.once("SIGHUP", stop);
    return;
  }
  process.on("SIGINT", () => {});
  process.on("SIGHUP", () => {});
  process.on("message", (word) => {
    if (word === retireWord) retire();
  });
}
