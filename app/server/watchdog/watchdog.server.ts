import cluster from "node:cluster";
import { Worker } from "node:worker_threads";

/** How long the event loop may stand still (ms). Most answers take milliseconds, the longest allowed parts below a second. */
const frozenMs = 20_000;

interface Watch {
  /** The loop counts its turns here. */
  turns: Int32Array;
  limitMs: number;
  /** How often the thread looks (ms). */
  everyMs: number;
  /** Interval of `WATCHDOG=1` for systemd (ms); 0 for none. */
  notifyMs: number;
}

/**
 * Starts a thread that ends the process, by SIGKILL, when the event loop has not turned for `frozenMs`: nothing else can
 * end a process that answers nobody, and its manager starts it again. Whatever was acknowledged is on the disk. Where
 * systemd watches (`WatchdogSec`), it hears from this thread while the loop turns.
 * @returns stops it
 */
export function startWatchdog(limitMs = frozenMs, environment = process.env): () => void {
  const turns = new Int32Array(new SharedArrayBuffer(4));
  const { NOTIFY_SOCKET: socket, WATCHDOG_USEC: interval } = environment;
  const watch: Watch = {
    turns,
    limitMs,
    everyMs: limitMs / 20,
    // Systemd knows only the supervisor of several processes.
    notifyMs: socket && interval && cluster.isPrimary ? Number(interval) / 1_000 / 3 : 0,
  };
  const turning = setInterval(() => Atomics.add(turns, 0, 1), watch.everyMs).unref();
  // A function's own text, so that the bundle needs no second file.
  const thread = new Worker(`(${watchTurns.toString()})()`, {
    eval: true,
    workerData: watch,
    // The thread needs little of what a process has.
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2, stackSizeMb: 1 },
  });
  thread.unref();
  thread.on("error", (error) => process.stderr.write(`The watchdog ended: ${error.message}\n`));
  return () => {
    clearInterval(turning);
    void thread.terminate();
  };
}

/** Runs in the thread, and reaches nothing outside of itself. Clocks here are monotonic. */
function watchTurns(): void {
  const { workerData } = process.getBuiltinModule("node:worker_threads");
  const { spawn } = process.getBuiltinModule("node:child_process");
  const { writeSync } = process.getBuiltinModule("node:fs");
  const { turns, limitMs, everyMs, notifyMs }: Watch = workerData;
  let known = -1;
  let since = performance.now();
  let lookedAt = since;
  let notifiedAt = Number.NEGATIVE_INFINITY;
  let isForgiven = false;
  setInterval(() => {
    const now = performance.now();
    const turn = Atomics.load(turns, 0);
    if (turn !== known) {
      known = turn;
      since = now;
      isForgiven = false;
    } else if (!isForgiven && now - lookedAt > limitMs / 4) {
      // This thread stood still too: the machine was suspended. Once, until the loop turns again.
      isForgiven = true;
      since = now;
    }
    lookedAt = now;
    if (now - since > limitMs) {
      const line = { level: "error", event: "event loop frozen", seconds: Math.round((now - since) / 1_000) };
      writeSync(2, `${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);
      process.kill(process.pid, "SIGKILL");
    }
    if (notifyMs > 0 && now - notifiedAt >= notifyMs && now - since < limitMs) {
      notifiedAt = now;
      spawn("systemd-notify", ["WATCHDOG=1"], { stdio: "ignore" }).on("error", () => {});
    }
  }, everyMs);
}
